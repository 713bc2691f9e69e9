import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { ListKey } from './audience-rules.js';

/**
 * Someone whom Brevo knows through us. The person is known by id without a foreign key: when the account is gone the
 * row stays until Brevo has forgotten them too.
 */
@Entity('marketing_contacts')
export class MarketingContact {
  @PrimaryColumn('uuid')
  personId: string;

  /** The address under which Brevo has them. */
  @Column('citext')
  @Index('marketing_contacts_email_idx')
  email: string;

  @Column('text')
  list: ListKey;

  /** Of all that Brevo was told last. */
  @Column('text')
  fingerprint: string;

  /** What Brevo is still doing with them; they are not taken away before it is over, or they would come back. */
  @Column('bigint', { nullable: true })
  processId: string | null;

  @Column({ type: 'timestamptz', precision: 3 })
  toldAt: Date;
}
