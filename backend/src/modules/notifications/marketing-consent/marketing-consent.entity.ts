import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { CONSENT_SOURCES, type ConsentSource } from './consent-source.js';

/**
 * Every yes and no of a person to news by email, with its time and words; the newest row holds. Rows are only ever
 * added, the database refuses anything else. The person is known by id without a foreign key: what was agreed to
 * stays on record when the account is gone, and then names no one.
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

  /** What stood beside the box or the switch; null where no words of ours were shown. */
  @Column('text', { nullable: true })
  wording: string | null;

  @Column('text')
  source: ConsentSource;

  @Column({ type: 'timestamptz', precision: 3 })
  recordedAt: Date;
}
