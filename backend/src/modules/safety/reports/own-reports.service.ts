import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../platform/errors/index.js';
import { decodePosition, pageOf, type PageQuery } from '../../../platform/http/index.js';
import { PeopleService, type PersonCard } from '../../profiles/index.js';
import { toNamedPerson } from '../person.dto.js';
import type { ReportDto, ReportPageDto } from './report.dto.js';
import { ReportsRepository, type OwnReport } from './reports.repository.js';

/** A person's reports and their outcomes. */
@Injectable()
export class OwnReportsService {
  constructor(
    private readonly reports: ReportsRepository,
    private readonly people: PeopleService,
  ) {}

  /** Newest first. */
  async list(reporterId: string, { cursor, limit }: PageQuery): Promise<ReportPageDto> {
    const position = decodePosition(cursor);
    const after = position && { at: position.at.getTime(), id: position.id };
    const found = await this.reports.ofReporter(reporterId, after, limit + 1);
    const { shown, nextCursor } = pageOf(found, limit, ({ createdAt, id }) => [createdAt, id]);
    const cards = await this.people.cardsFor(
      reporterId,
      shown.map(({ aboutId }) => aboutId),
    );
    return {
      items: shown.map((report) => toReport(report, cards)),
      nextCursor,
    };
  }

  /** Throws `not_found` for anyone else's. */
  async one(reporterId: string, id: string): Promise<ReportDto> {
    const report = await this.reports.findOwn(reporterId, id);
    if (!report) throw new DomainError('not_found');
    return toReport(report, await this.people.cardsFor(reporterId, [report.aboutId]));
  }
}

function toReport(report: OwnReport, cards: ReadonlyMap<string, PersonCard>): ReportDto {
  const { id, subjectType, reason, words, createdAt, closedAt, aboutId, action } = report;
  return {
    id,
    subjectType,
    about: toNamedPerson(aboutId, cards.get(aboutId)),
    reason,
    words,
    state: closedAt === null ? 'open' : action === 'none' ? 'nothing-found' : 'acted-on',
    createdAt: createdAt.toISOString(),
  };
}
