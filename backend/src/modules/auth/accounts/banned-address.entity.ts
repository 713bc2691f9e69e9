import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * The mailbox of a banned account, as a hash: it cannot sign up again, even after the account has been erased. So
 * there is no foreign key.
 */
@Entity('banned_addresses')
export class BannedAddress {
  @PrimaryColumn('uuid')
  accountId: string;

  /** SHA-256 of `mailboxOf` the address. */
  @Index()
  @Column('bytea')
  addressHash: Buffer;

  @CreateDateColumn({ type: 'timestamptz' })
  since: Date;
}
