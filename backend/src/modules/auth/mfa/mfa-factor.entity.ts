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

  /** `null` until the first code from the app was right; before that it protects nothing. */
  @Column('timestamptz', { nullable: true })
  confirmedAt: Date | null;

  /** Number of the 30-second step whose code was used last: neither it nor an older one works again. */
  @Column('integer', { nullable: true })
  lastUsedStep: number | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
