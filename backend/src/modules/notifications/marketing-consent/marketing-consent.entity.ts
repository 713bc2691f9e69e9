import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/**
 * The source of a consent decision: the checkbox at sign-up or the account's switch (their own), or a report of the
 * email service: the unsubscribe link, a bounce, or a spam complaint.
 */
export const CONSENT_SOURCES = ['sign-up', 'account', 'unsubscribe-link', 'hard-bounce', 'complaint'] as const;
export type ConsentSource = (typeof CONSENT_SOURCES)[number];

/**
 * Every marketing consent decision of a person, with its time and text; the newest row is valid. Append-only in the
 * database. No foreign key: the record outlives the account and then identifies no one.
 */
@Entity('marketing_consents')
@Check('marketing_consents_source_check', `"source" IN (${CONSENT_SOURCES.map((source) => `'${source}'`).join(', ')})`)
@Index('marketing_consents_person_idx', ['personId', 'id'])
@Index('marketing_consents_no_idx', ['source', 'personId'], { where: 'NOT agreed' })
@Index('marketing_consents_sign_up_key', ['personId'], { unique: true, where: `source = 'sign-up'` })
export class MarketingConsent {
  /** Rises with time: of two rows the higher one is newer. */
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string;

  @Column('uuid')
  personId: string;

  @Column('boolean')
  agreed: boolean;

  /** The text next to the checkbox or switch; null if none was shown. */
  @Column('text', { nullable: true })
  wording: string | null;

  @Column('text')
  source: ConsentSource;

  @Column({ type: 'timestamptz', precision: 3 })
  recordedAt: Date;
}
