import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { CheckState } from './check-state.js';
import type { CheckKind } from './checks.js';

/** An adult in a family's home. */
interface AdultAtHome {
  id: string;
  name: string;
  /** ISO day of the approval that covered them; null without one. */
  checkedOn: string | null;
}

/** An Australian working with children check: valid, or applied for. */
export interface WorkingWithChildren {
  status: 'held' | 'applied';
  /** `NSW`. */
  state: string;
  number: string | null;
  /** ISO days. */
  expiresOn: string | null;
  appliedOn: string | null;
}

/** Data of some checks besides their files. */
export interface CheckDetails {
  adults?: AdultAtHome[];
  /** The approval that a new adult has ended, as ISO time and day: it is valid again without them. */
  endedApproval?: { approvedAt: string; validUntil: string | null };
  workingWithChildren?: WorkingWithChildren;
  /** Sent while an approval of the details above is valid, which covers them only once a reviewer has approved them. */
  renewedWorkingWithChildren?: WorkingWithChildren;
  /** When these details were last sent, as ISO time. */
  sentAt?: string;
}

/** One check of one person: what was sent, the decision, and the valid approval. */
@Entity('verification_checks')
@Unique(['userId', 'kind'])
@Index(['state', 'waitingSince', 'id'])
@Index(['validUntil'])
@Check('verification_checks_waiting_check', `("state" = 'waiting') = ("waiting_since" IS NOT NULL)`)
export class VerificationCheck {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  @ForeignKey('Profile', { onDelete: 'CASCADE' })
  userId: string;

  @Column('text')
  kind: CheckKind;

  @Column('text', { default: 'collecting' })
  state: CheckState;

  @Column('jsonb', { nullable: true })
  details: CheckDetails | null;

  /** In milliseconds, because queue cursors contain it. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  waitingSince: Date | null;

  @Column('timestamptz', { nullable: true })
  decidedAt: Date | null;

  /** No foreign key, so that the decision outlives the account. */
  @Column('uuid', { nullable: true })
  decidedBy: string | null;

  /** The reviewer's message to the person. */
  @Column('text', { nullable: true })
  reason: string | null;

  /** When the valid approval was given. */
  @Column('timestamptz', { nullable: true })
  approvedAt: Date | null;

  /** The last day of validity; null: it does not expire. */
  @Column('date', { nullable: true })
  validUntil: string | null;

  /** The latest expiry notice, in weeks before the end. */
  @Column('smallint', { nullable: true })
  announcedWeeks: number | null;

  /** When files and texts were last deleted. */
  @Column('timestamptz', { nullable: true })
  evidenceErasedAt: Date | null;

  /** Rises with every change, so that no one decides on an outdated version. */
  @Column('integer', { default: 1 })
  version: number;
}
