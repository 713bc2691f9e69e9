import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * The mailbox of an account that was closed for good, as a hash: no one signs up with it again, also when the account
 * itself has been erased, which is why the account is known by id only.
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
