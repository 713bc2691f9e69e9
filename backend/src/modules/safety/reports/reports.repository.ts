import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import type { ModerationAction } from '../moderation/moderation-action.js';
import { Report } from './report.entity.js';

type NewReport = Omit<Report, 'id' | 'createdAt' | 'closedAt'>;

/** A report with the outcome of its case. */
export interface OwnReport extends Pick<Report, 'id' | 'subjectType' | 'reason' | 'words' | 'createdAt' | 'closedAt'> {
  caseId: string;
  aboutId: string;
  action: ModerationAction | null;
}

interface ReportPosition {
  /** In milliseconds since 1970. */
  at: number;
  id: string;
}

const OWN = `
  SELECT r.id, r.case_id AS "caseId", r.subject_type AS "subjectType", r.reason, r.words, r.created_at AS "createdAt",
    r.closed_at AS "closedAt", c.about_id AS "aboutId", c.action
  FROM reports r JOIN moderation_cases c ON c.id = r.case_id`;

@Injectable()
export class ReportsRepository {
  constructor(@InjectRepository(Report) private readonly reports: Repository<Report>) {}

  /** Null if the reporter already has an open report on the subject. */
  async insert(report: NewReport, manager: EntityManager): Promise<string | null> {
    const [row] = await manager.query<{ id: string }[]>(
      `INSERT INTO reports (case_id, reporter_id, subject_type, subject_id, reason, words, evidence)
       VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT (reporter_id, subject_type, subject_id) WHERE closed_at IS NULL DO NOTHING RETURNING id`,
      [
        report.caseId,
        report.reporterId,
        report.subjectType,
        report.subjectId,
        report.reason,
        report.words,
        JSON.stringify(report.evidence),
      ],
    );
    return row?.id ?? null;
  }

  async ofReporter(reporterId: string, after: ReportPosition | null, limit: number): Promise<OwnReport[]> {
    return this.reports.query<OwnReport[]>(
      `${OWN} WHERE r.reporter_id = $1
         AND ($2::float8 IS NULL OR (r.created_at, r.id) < (to_timestamp($2::float8 / 1000), $3::uuid))
       ORDER BY r.created_at DESC, r.id DESC LIMIT $4`,
      [reporterId, after?.at ?? null, after?.id ?? null, limit],
    );
  }

  async findOwn(reporterId: string, id: string): Promise<OwnReport | null> {
    const [row] = await this.reports.query<OwnReport[]>(`${OWN} WHERE r.reporter_id = $1 AND r.id = $2`, [
      reporterId,
      id,
    ]);
    return row ?? null;
  }

  /** The oldest first, `limit` at most. */
  async ofCase(caseId: string, limit: number): Promise<Report[]> {
    return this.reports.find({ where: { caseId }, order: { createdAt: 'ASC' }, take: limit });
  }

  /** Closes the open reports of a case; returns their reporters. */
  async closeOf(caseId: string, at: Date, manager: EntityManager): Promise<Pick<Report, 'id' | 'reporterId'>[]> {
    const [rows] = await manager.query<[Pick<Report, 'id' | 'reporterId'>[], number]>(
      `UPDATE reports SET closed_at = $2 WHERE case_id = $1 AND closed_at IS NULL
       RETURNING id, reporter_id AS "reporterId"`,
      [caseId, at],
    );
    return rows;
  }
}
