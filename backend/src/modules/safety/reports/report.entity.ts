import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { Evidence } from '../moderation/evidence.js';
import { ModerationCase } from '../moderation/moderation-case.entity.js';
import type { ReportReason, ReportSubject } from './report-reason.js';

/** What one person told us about another one. They have one open report on each subject. */
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

  /** Without a foreign key: what was reported stays when the reporter has left. */
  @Column('uuid')
  reporterId: string;

  @Column('text')
  subjectType: ReportSubject;

  @Column('uuid')
  subjectId: string;

  @Column('text')
  reason: ReportReason;

  /** Their own words; empty when they left it at the reason. */
  @Column('text')
  words: string;

  /** As it stood when they reported it. */
  @Column('jsonb')
  evidence: Evidence;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt: Date;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  closedAt: Date | null;
}
