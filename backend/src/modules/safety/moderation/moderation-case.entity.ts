import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { ScamRuleId } from '../scam/scam-rule.js';
import type { Evidence } from './evidence.js';
import type { CaseSubject, ModerationAction } from './moderation-action.js';

/** Something that moderators look at: reported by people, found by the rules, or both. One is open for each subject. */
@Entity('moderation_cases')
@Index('moderation_cases_open_key', ['subjectType', 'subjectId'], { unique: true, where: 'decided_at IS NULL' })
@Index('moderation_cases_open_idx', ['openedAt', 'id'], { where: 'decided_at IS NULL' })
@Index(['decidedAt', 'id'])
@Index(['aboutId', 'decidedAt'])
@Check(
  'moderation_cases_subject_type_check',
  `"subject_type" IN ('profile', 'message', 'interview', 'review', 'held-message', 'account')`,
)
@Check('moderation_cases_action_check', `"action" IN ('none', 'warn', 'remove', 'suspend', 'ban')`)
@Check('moderation_cases_decided_check', `("decided_at" IS NULL) = ("action" IS NULL)`)
export class ModerationCase {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  subjectType: CaseSubject;

  @Column('uuid')
  subjectId: string;

  /** Whose message, profile or conduct it is. */
  @Column('uuid')
  aboutId: string;

  /** What the rules found; empty when only people reported it. */
  @Column('text', { array: true, default: '{}' })
  rules: ScamRuleId[];

  /** As it stood when the case was opened. */
  @Column('jsonb')
  evidence: Evidence;

  /** Of the text in which the rules found something: the same text opens no second case. */
  @Column('text', { nullable: true })
  fingerprint: string | null;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  openedAt: Date;

  /** The admin who is at it; no one else decides meanwhile. */
  @Column('uuid', { nullable: true })
  claimedBy: string | null;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  claimedAt: Date | null;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  decidedAt: Date | null;

  @Column('uuid', { nullable: true })
  decidedBy: string | null;

  @Column('text', { nullable: true })
  action: ModerationAction | null;

  /** What the person is told. */
  @Column('text', { nullable: true })
  words: string | null;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  suspendedUntil: Date | null;

  /** When it was taken back: by an appeal, or by an admin who restored or newly suspended the account. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  liftedAt: Date | null;

  /** Null where there is nothing to appeal against. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  appealUntil: Date | null;

  /** SHA-256 of the token in the mailed link: whoever is shut out of their account appeals with it. */
  @Column('bytea', { nullable: true, unique: true })
  appealTokenHash: Buffer | null;
}
