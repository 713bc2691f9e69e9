import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Account } from '../accounts/account.entity.js';

/** Works once in place of the authenticator app. */
@Entity('mfa_recovery_codes')
@Index(['accountId', 'codeHash'], { unique: true })
export class MfaRecoveryCode {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  accountId: string;

  @ManyToOne(() => Account, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn()
  account: Relation<Account>;

  /** HMAC-SHA-256 under the pepper: the codes are random enough that no slower hash is needed. */
  @Column('bytea')
  codeHash: Buffer;

  @Column('timestamptz', { nullable: true })
  usedAt: Date | null;
}
