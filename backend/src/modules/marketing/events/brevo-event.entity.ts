import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Delivery events of a campaign email. */
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

/** A delivery event, stored once even if Brevo repeats it. The address is not stored. */
@Entity('brevo_events')
@Check('brevo_events_kind_check', `"kind" IN (${BREVO_EVENT_KINDS.map((kind) => `'${kind}'`).join(', ')})`)
@Index('brevo_events_newest_idx', ['happenedAt', 'key'])
export class BrevoEvent {
  /** SHA-256 (hex) of the event's name, address, campaign, time and link. */
  @PrimaryColumn('text')
  key: string;

  @Column('text')
  kind: BrevoEventKind;

  /** Null for an unknown address. No foreign key: after deletion the id identifies no one. */
  @Column('uuid', { nullable: true })
  personId: string | null;

  /** The campaign's id at Brevo. */
  @Column('bigint', { nullable: true })
  campaignId: string | null;

  @Column('text', { nullable: true })
  campaignName: string | null;

  @Column({ type: 'timestamptz', precision: 3 })
  happenedAt: Date;

  @Column({ type: 'timestamptz', precision: 3 })
  receivedAt: Date;
}
