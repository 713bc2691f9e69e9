import {
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

/** One sign-in on one device, from sign-in until sign-out; its refresh tokens are one family. */
@Entity('sessions')
@Index(['accountId'])
@Index(['expiresAt'])
export class Session {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  accountId: string;

  @ManyToOne(() => Account, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn()
  account: Relation<Account>;

  /** As the browser named itself, so that a person can recognise it in the list; cut to a sane length. */
  @Column('text', { nullable: true })
  userAgent: string | null;

  /** The network from which it began, never the whole address; null for those that began before it was kept. */
  @Column('text', { nullable: true })
  network: string | null;

  /** When a second factor was given in this session. */
  @Column('timestamptz', { nullable: true })
  mfaVerifiedAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz', { default: () => 'now()' })
  lastSeenAt: Date;

  /** Moves ahead with every refresh. */
  @Column('timestamptz')
  idleExpiresAt: Date;

  /** Never moves: after this one signs in again. */
  @Column('timestamptz')
  expiresAt: Date;

  @Column('timestamptz', { nullable: true })
  endedAt: Date | null;
}
