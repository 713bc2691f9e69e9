import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { ListKey } from './audience-rules.js';

/**
 * A contact at Brevo. No foreign key: after the account is deleted the row stays until the contact is deleted at Brevo
 * too.
 */
@Entity('marketing_contacts')
export class MarketingContact {
  @PrimaryColumn('uuid')
  personId: string;

  /** The address at Brevo. */
  @Column('citext')
  @Index('marketing_contacts_email_idx')
  email: string;

  @Column('text')
  list: ListKey;

  /** A hash of the last data that was sent to Brevo. */
  @Column('text')
  fingerprint: string;

  /** The running import; contacts are not deleted before it ends, because it would add them again. */
  @Column('bigint', { nullable: true })
  processId: string | null;

  @Column({ type: 'timestamptz', precision: 3 })
  toldAt: Date;
}
