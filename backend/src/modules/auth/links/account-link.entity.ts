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

/** Something sent to a person that proves, once and for a while, that it reached them. */
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

  /** The address it went to: a link proves that one, whatever the account's address has become. */
  @Column('citext')
  email: string;

  /** The page of ours that its person goes on to. */
  @Column('text', { nullable: true })
  returnPath: string | null;

  @Column('timestamptz')
  expiresAt: Date;

  @Column('timestamptz', { nullable: true })
  usedAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
