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

/** The public key of a passkey (WebAuthn credential) of an account; it is not secret. */
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

  /** The authenticator's use counter; one that goes back reveals a copy. Zero if the authenticator does not count. */
  @Column('bigint')
  counter: string;

  /** How the browser can reach the authenticator: internal, usb, hybrid. */
  @Column('text', { array: true })
  transports: string[];

  /** Chosen by the person. */
  @Column('text')
  name: string;

  /** Whether the provider syncs it to the person's other devices. */
  @Column('boolean')
  synced: boolean;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  lastUsedAt: Date | null;
}

/** Used challenges, so that none is accepted twice. They expire within minutes anyway. */
@Entity('used_passkey_challenges')
@Index(['usedAt'])
export class UsedPasskeyChallenge {
  /** SHA-256. */
  @PrimaryColumn('bytea')
  challengeHash: Buffer;

  @CreateDateColumn({ type: 'timestamptz' })
  usedAt: Date;
}
