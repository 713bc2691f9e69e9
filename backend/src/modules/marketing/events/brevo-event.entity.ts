import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What may become of an email of a campaign. */
export const BREVO_EVENT_KINDS = [
  'delivered',
  'opened',
  'clicked',
  'soft-bounced',
  'hard-bounced',
  'unsubscribed',
  'complained',
] as const;
export type BrevoEventKind = (typeof BREVO_EVENT_KINDS)[number];

/** What Brevo has reported, once however often it said so. No address is kept with it. */
@Entity('brevo_events')
@Check('brevo_events_kind_check', `"kind" IN (${BREVO_EVENT_KINDS.map((kind) => `'${kind}'`).join(', ')})`)
@Index('brevo_events_newest_idx', ['happenedAt', 'key'])
export class BrevoEvent {
  /** SHA-256 (hex) of what makes it this event: its name, address, campaign, moment and link. */
  @PrimaryColumn('text')
  key: string;

  @Column('text')
  kind: BrevoEventKind;

  /** Null where no one here has, or had, this address. Without a foreign key: an id names no one once they are gone. */
  @Column('uuid', { nullable: true })
  personId: string | null;

  /** Brevo's number of the campaign. */
  @Column('bigint', { nullable: true })
  campaignId: string | null;

  @Column('text', { nullable: true })
  campaignName: string | null;

  @Column({ type: 'timestamptz', precision: 3 })
  happenedAt: Date;

  @Column({ type: 'timestamptz', precision: 3 })
  receivedAt: Date;
}
