import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { Account } from '../accounts/account.entity.js';

export type LinkKind = 'verify-email' | 'reset-password' | 'mfa-challenge' | 'change-email' | 'undo-email-change';

/** A one-time link sent to an address, which proves that the person received it. */
@Entity('account_links')
@Index(['accountId', 'kind'])
@Index(['expiresAt'])
@Check(
  'account_links_kind_check',
  `"kind" IN ('verify-email', 'reset-password', 'mfa-challenge', 'change-email', 'undo-email-change')`,
)
export class AccountLink {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  accountId: string;

  @ManyToOne(() => Account, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn()
  account: Relation<Account>;

  @Column('text')
  kind: LinkKind;

  /** SHA-256 of the token in the link. */
  @Column('bytea', { unique: true })
  tokenHash: Buffer;

  /** The address it was sent to. The link proves this address even if the account's has changed. */
  @Column('citext')
  email: string;

  /** The page of this site to which the person continues. */
  @Column('text', { nullable: true })
  returnPath: string | null;

  @Column('timestamptz')
  expiresAt: Date;

  @Column('timestamptz', { nullable: true })
  usedAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
