import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { Evidence } from '../moderation/evidence.js';
import { ModerationCase } from '../moderation/moderation-case.entity.js';
import type { ReportReason, ReportSubject } from './report-reason.js';

/** A person's report about another. They have one open report per subject. */
@Entity('reports')
@Index('reports_open_key', ['reporterId', 'subjectType', 'subjectId'], { unique: true, where: 'closed_at IS NULL' })
@Index(['reporterId', 'createdAt', 'id'])
export class Report {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Index()
  @Column('uuid')
  @ForeignKey(() => ModerationCase, { onDelete: 'CASCADE' })
  caseId: string;

  /** No foreign key: the report outlives the reporter. */
  @Column('uuid')
  reporterId: string;

  @Column('text')
  subjectType: ReportSubject;

  @Column('uuid')
  subjectId: string;

  @Column('text')
  reason: ReportReason;

  /** The reporter's description; empty if only a reason was given. */
  @Column('text')
  words: string;

  /** The evidence at the time of the report. */
  @Column('jsonb')
  evidence: Evidence;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt: Date;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  closedAt: Date | null;
}
