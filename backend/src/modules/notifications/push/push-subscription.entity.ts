import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A browser that shows a person's notifications, as long as the session lasts in which they asked for it. */
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

  /** The address at the browser's push service; whoever knows it could not write to it without our key. */
  @Column('text', { unique: true })
  endpoint: string;

  /** The browser's public key and secret, by which messages are sealed for it. Both base64url. */
  @Column('text')
  p256dh: string;

  @Column('text')
  auth: string;

  /** What the person knows it by: "Firefox on Android". */
  @Column('text')
  device: string;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  lastToldAt: Date | null;

  /** Since when no notification has reached it; null while the last one did, or none was sent. */
  @Column('timestamptz', { nullable: true })
  failingSince: Date | null;
}
