import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A browser's push subscription, valid as long as its session. */
@Entity('push_subscriptions')
export class PushSubscription {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Index()
  @Column('uuid')
  @ForeignKey('Account', { onDelete: 'CASCADE' })
  personId: string;

  @Index()
  @Column('uuid')
  sessionId: string;

  /** The address at the browser's push service; it is useless without our key. */
  @Column('text', { unique: true })
  endpoint: string;

  /** The browser's public key and secret, to encrypt messages for it. Both base64url. */
  @Column('text')
  p256dh: string;

  @Column('text')
  auth: string;

  /** The device name: "Firefox on Android". */
  @Column('text')
  device: string;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  lastToldAt: Date | null;

  /** Since when notifications fail; null if the last one succeeded, or none was sent. */
  @Column('timestamptz', { nullable: true })
  failingSince: Date | null;
}
