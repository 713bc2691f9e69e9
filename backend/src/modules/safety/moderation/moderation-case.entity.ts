import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { ScamRuleId } from '../scam/scam-rule.js';
import type { Evidence } from './evidence.js';
import type { CaseSubject, ModerationAction } from './moderation-action.js';

/** A subject for moderators: reported by people, matched by the rules, or both. One open case per subject. */
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

  /** The person whose message, profile or conduct it is. */
  @Column('uuid')
  aboutId: string;

  /** The matched rules; empty if only people reported it. */
  @Column('text', { array: true, default: '{}' })
  rules: ScamRuleId[];

  /** The evidence when the case was opened. */
  @Column('jsonb')
  evidence: Evidence;

  /** A hash of the matched text: the same text opens no second case. */
  @Column('text', { nullable: true })
  fingerprint: string | null;

  /** Rises with every report and every new text, so that a decision only covers what the admin has read. */
  @Column('integer', { default: 1 })
  version: number;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  openedAt: Date;

  /** The admin who works on it; no one else decides meanwhile. */
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

  /** The message to the person. */
  @Column('text', { nullable: true })
  words: string | null;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  suspendedUntil: Date | null;

  /** When it was lifted: by an appeal, or by an admin who restored or newly suspended the account. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  liftedAt: Date | null;

  /** Null if no appeal is possible. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  appealUntil: Date | null;

  /** SHA-256 of the token in the emailed link, for appeals of people who cannot log in. */
  @Column('bytea', { nullable: true, unique: true })
  appealTokenHash: Buffer | null;
}
