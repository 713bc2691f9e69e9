import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { AppealOutcome } from '../moderation/moderation-action.js';
import { ModerationCase } from '../moderation/moderation-case.entity.js';

/** An appeal against a decision. One per decision; another admin reviews it. */
@Entity('appeals')
@Index('appeals_open_idx', ['createdAt', 'caseId'], { where: 'decided_at IS NULL' })
@Check('appeals_outcome_check', `"outcome" IN ('upheld', 'overturned')`)
@Check('appeals_decided_check', `("decided_at" IS NULL) = ("outcome" IS NULL)`)
export class Appeal {
  @PrimaryColumn('uuid')
  @ForeignKey(() => ModerationCase, { onDelete: 'CASCADE' })
  caseId: string;

  @Column('text')
  words: string;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt: Date;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  decidedAt: Date | null;

  @Column('uuid', { nullable: true })
  decidedBy: string | null;

  @Column('text', { nullable: true })
  outcome: AppealOutcome | null;

  @Column('text', { nullable: true })
  answer: string | null;
}
