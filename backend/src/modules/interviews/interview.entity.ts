import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { InterviewLength, InterviewState } from './interview-states.js';

/**
 * A video interview of two people in a conversation: proposed, agreed, held or cancelled. A conversation has at most
 * one open interview; past ones are kept.
 */
@Entity('interviews')
@Index('interviews_open_key', ['conversationId'], { unique: true, where: `state IN ('proposed', 'scheduled')` })
@Index(['conversationId', 'createdAt'])
@Index(['familyId', 'state', 'startsAt'])
@Index(['auPairId', 'state', 'startsAt'])
@Index('interviews_scheduled_idx', ['startsAt'], { where: `state = 'scheduled'` })
@Index('interviews_proposed_idx', ['changedAt'], { where: `state = 'proposed'` })
@Index('interviews_held_at_idx', ['heldAt'], { where: 'held_at IS NOT NULL' })
@Check('interviews_state_check', `"state" IN ('proposed', 'scheduled', 'declined', 'cancelled', 'lapsed', 'done')`)
@Check('interviews_minutes_check', `"minutes" IN (15, 30, 45, 60)`)
@Check('interviews_times_check', `("starts_at" IS NULL) = ("ends_at" IS NULL) AND "starts_at" < "ends_at"`)
@Check(
  'interviews_agreed_check',
  `"state" NOT IN ('scheduled', 'done') OR ("starts_at" IS NOT NULL AND "scheduled_at" IS NOT NULL)`,
)
export class Interview {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  @ForeignKey('Conversation', { onDelete: 'CASCADE' })
  conversationId: string;

  @Column('uuid')
  @ForeignKey('Profile', { onDelete: 'CASCADE' })
  familyId: string;

  @Column('uuid')
  @ForeignKey('Profile', { onDelete: 'CASCADE' })
  auPairId: string;

  /** The person who made the latest proposal; the other one answers. */
  @Column('uuid')
  proposedBy: string;

  @Column('text')
  state: InterviewState;

  /** The length of the latest proposal. */
  @Column('smallint', { default: 30 })
  minutes: InterviewLength;

  /** The agreed time; null until there is one. It stays while a change is proposed. */
  @Column('timestamptz', { nullable: true })
  startsAt: Date | null;

  @Column('timestamptz', { nullable: true })
  endsAt: Date | null;

  /** How often the agreed time has changed: calendars use it to order invitations. */
  @Column('integer', { default: 0 })
  sequence: number;

  /** When the current time was agreed. */
  @Column('timestamptz', { nullable: true })
  scheduledAt: Date | null;

  /** The message of the last decline or cancellation; empty if there is none. */
  @Column('text', { default: '' })
  word: string;

  /** The person who declined or cancelled. */
  @Column('uuid', { nullable: true })
  closedBy: string | null;

  /** When both had joined; null if only its time has passed. */
  @Column('timestamptz', { nullable: true })
  heldAt: Date | null;

  /** When the reminders for the current time were sent, a day and minutes ahead. */
  @Column('timestamptz', { nullable: true })
  dayReminderAt: Date | null;

  @Column('timestamptz', { nullable: true })
  minutesReminderAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt: Date;

  /** When someone last changed it. */
  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  changedAt: Date;
}
