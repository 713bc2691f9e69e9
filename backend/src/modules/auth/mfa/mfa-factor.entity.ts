import { Column, CreateDateColumn, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Account } from '../accounts/account.entity.js';

/** The authenticator app of an account; at most one. */
@Entity('mfa_factors')
export class MfaFactor {
  @PrimaryColumn('uuid')
  accountId: string;

  @OneToOne(() => Account, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn()
  account: Relation<Account>;

  /** The shared secret under AES-256-GCM. */
  @Column('bytea')
  encryptedSecret: Buffer;

  /** `null` until the first code was correct; before that it protects nothing. */
  @Column('timestamptz', { nullable: true })
  confirmedAt: Date | null;

  /** The 30-second step of the last used code: this step and older ones no longer work. */
  @Column('integer', { nullable: true })
  lastUsedStep: number | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
