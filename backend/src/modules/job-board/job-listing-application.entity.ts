import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { APPLICATION_STATES, type ApplicationState } from './application-states.js';
import { JobListing } from './job-listing.entity.js';

/** Why the calendar closed it. */
const CLOSING_REASONS = ['unanswered', 'filled'] as const;
export type ClosingReason = (typeof CLOSING_REASONS)[number];

/** The predefined decline messages. */
export const DECLINE_WORDS = ['somebody_else', 'dates', 'other_needs'] as const;
export type DeclineWord = (typeof DECLINE_WORDS)[number];

const quoted = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ');

/** An au pair's application for a job listing. */
@Entity('job_applications')
@Unique(['jobListingId', 'auPairId'])
@Check('job_applications_state_check', `"state" IN (${quoted(APPLICATION_STATES)})`)
@Check('job_applications_word_check', `"word" IN (${quoted([...DECLINE_WORDS, ...CLOSING_REASONS])})`)
@Index(['auPairId', 'appliedAt', 'id'])
@Index(['jobListingId', 'appliedAt', 'id'])
@Index('job_applications_due_idx', ['answerBy'], { where: `state IN ('applied', 'seen', 'shortlisted')` })
@Index('job_applications_waiting_idx', ['remindAt'], { where: `state IN ('applied', 'seen')` })
export class JobListingApplication {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  @ForeignKey(() => JobListing, { onDelete: 'CASCADE' })
  jobListingId: string;

  @Column('uuid')
  @ForeignKey('Profile', { onDelete: 'CASCADE' })
  auPairId: string;

  @Column('text', { default: 'applied' })
  state: ApplicationState;

  /** The au pair's note: the first message of the conversation if the family accepts. */
  @Column('text')
  note: string;

  /** In milliseconds, because page cursors contain it. */
  @Column({ type: 'timestamptz', precision: 3 })
  appliedAt: Date;

  /** When it closes automatically, while it is open. */
  @Column({ type: 'timestamptz', precision: 3 })
  answerBy: Date;

  /** When the family is reminded next; null after the last reminder. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  remindAt: Date | null;

  /** When the state last changed. */
  @Column({ type: 'timestamptz', precision: 3 })
  movedAt: Date;

  /** The message of a decline, or why it closed. */
  @Column('text', { nullable: true })
  word: DeclineWord | ClosingReason | null;

  /** The conversation, once accepted. */
  @Column('uuid', { nullable: true })
  conversationId: string | null;
}
