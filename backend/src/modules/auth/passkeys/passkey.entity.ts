import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { Account } from '../accounts/account.entity.js';

/** A passkey (WebAuthn credential) of an account: its public half, which proves nothing by being read. */
@Entity('passkeys')
@Index(['accountId'])
export class Passkey {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  accountId: string;

  @ManyToOne(() => Account, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn()
  account: Relation<Account>;

  /** Chosen by the authenticator. */
  @Column('bytea', { unique: true })
  credentialId: Buffer;

  /** COSE. */
  @Column('bytea')
  publicKey: Buffer;

  /** Counts uses where the authenticator counts; one that goes back belongs to a copy. Zero where it does not count. */
  @Column('bigint')
  counter: string;

  /** How the browser can reach the authenticator: internal, usb, hybrid. */
  @Column('text', { array: true })
  transports: string[];

  /** Chosen by its person. */
  @Column('text')
  name: string;

  /** Whether the provider copies it to the person's other devices. */
  @Column('boolean')
  synced: boolean;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  lastUsedAt: Date | null;
}

/** Challenges that were answered: none is good for a second answer. They expire by themselves within minutes. */
@Entity('used_passkey_challenges')
@Index(['usedAt'])
export class UsedPasskeyChallenge {
  /** SHA-256. */
  @PrimaryColumn('bytea')
  challengeHash: Buffer;

  @CreateDateColumn({ type: 'timestamptz' })
  usedAt: Date;
}
