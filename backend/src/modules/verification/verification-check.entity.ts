import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { CheckState } from './check-state.js';
import type { CheckKind } from './checks.js';

/** An adult who lives with a family. */
export interface AdultAtHome {
  id: string;
  name: string;
  /** ISO day of the approval that covered them; null until there is one. */
  checkedOn: string | null;
}

/** A check of an Australian state or territory: held, or applied for. */
export interface WorkingWithChildren {
  status: 'held' | 'applied';
  /** `NSW`. */
  state: string;
  number: string | null;
  /** ISO days. */
  expiresOn: string | null;
  appliedOn: string | null;
}

/** What belongs to single kinds of checks beside their files. */
export interface CheckDetails {
  adults?: AdultAtHome[];
  workingWithChildren?: WorkingWithChildren;
  /** When these details were sent last, as ISO time. */
  sentAt?: string;
}

/** One check of one person: what was sent, what was decided, and what stands approved. */
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

  /** To the millisecond: positions in the queue are made of it. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  waitingSince: Date | null;

  @Column('timestamptz', { nullable: true })
  decidedAt: Date | null;

  /** Known by id only, so that the decision outlives the account. */
  @Column('uuid', { nullable: true })
  decidedBy: string | null;

  /** The reviewer's words to the person. */
  @Column('text', { nullable: true })
  reason: string | null;

  /** When what stands approved was approved. */
  @Column('timestamptz', { nullable: true })
  approvedAt: Date | null;

  /** The last day on which it holds; null: it does not run out. */
  @Column('date', { nullable: true })
  validUntil: string | null;

  /** The latest announcement of its end, in weeks ahead. */
  @Column('smallint', { nullable: true })
  announcedWeeks: number | null;

  /** When files and words were erased last. */
  @Column('timestamptz', { nullable: true })
  evidenceErasedAt: Date | null;

  /** Counts every change, so that no one decides on what they have not seen. */
  @Column('integer', { default: 1 })
  version: number;
}
