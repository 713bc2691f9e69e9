import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import type { EntityManager } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { decodePosition, pageOf } from '../../../platform/http/index.js';
import { AppealsRepository } from '../appeals/appeals.repository.js';
import type { Appeal } from '../appeals/appeal.entity.js';
import { ReportsRepository, type OwnReport } from '../reports/reports.repository.js';
import type { Report } from '../reports/report.entity.js';
import { CasesRepository, type CaseState, type ListedCase } from './cases.repository.js';
import { claimEndOf, type CaseSubject } from './moderation-action.js';
import type { ModerationCase } from './moderation-case.entity.js';

const MOST_REPORTS = 50;
const MOST_EARLIER = 20;
const MOST_OF_PERSON = 50;

/** Everything about a case. */
export interface CaseFile {
  found: ModerationCase;
  reports: Report[];
  appeal: Appeal | null;
  /** Earlier decisions about the same person, newest first. */
  earlier: ModerationCase[];
}

/** Cases, for moderators. */
@Injectable()
export class CaseReadingService {
  constructor(
    private readonly cases: CasesRepository,
    private readonly reports: ReportsRepository,
    private readonly appeals: AppealsRepository,
    private readonly clock: ClockService,
  ) {}

  /** Open cases come oldest first, closed ones newest first. */
  async list(
    state: CaseState,
    cursor: string | undefined,
    limit: number,
  ): Promise<{ items: ListedCase[]; nextCursor: string | null }> {
    const position = decodePosition(cursor);
    const after = position && { at: position.at.getTime(), id: position.id };
    const found = await this.cases.list(state, after, limit + 1);
    const { shown, nextCursor } = pageOf(found, limit, ({ listedAt, id }) => [listedAt, id]);
    return { items: shown.map((one) => this.withLiveClaim(one)), nextCursor };
  }

  /** Throws `not_found`. */
  async file(id: string): Promise<CaseFile> {
    const found = await this.cases.find(id);
    if (!found) throw new DomainError('not_found');
    const [reports, appeal, decided] = await Promise.all([
      this.reports.ofCase(id, MOST_REPORTS),
      this.appeals.find(id),
      this.cases.decidedAbout(found.aboutId, MOST_EARLIER + 1),
    ]);
    const earlier = decided.filter((one) => one.id !== id).slice(0, MOST_EARLIER);
    return { found: this.withLiveClaim(found), reports, appeal, earlier };
  }

  /** Returns the `subjectIds` whose evidence moderators still need. */
  async needed(
    subjectType: CaseSubject,
    subjectIds: readonly string[],
    manager: EntityManager,
  ): Promise<ReadonlySet<string>> {
    if (subjectIds.length === 0) return new Set();
    return new Set(await this.cases.needed(subjectType, subjectIds, this.clock.now(), manager));
  }

  /** Cases about someone, open or decided, the latest 50 first. */
  async about(personId: string): Promise<ListedCase[]> {
    return this.cases.listAbout(personId, MOST_OF_PERSON);
  }

  /** Lists the reports of a person, the latest 50 first. */
  async reportedBy(personId: string): Promise<OwnReport[]> {
    return this.reports.ofReporter(personId, null, MOST_OF_PERSON);
  }

  /** The number of open cases and appeals, and since when the oldest waits. */
  async waiting(): Promise<{ waiting: number; oldestSince: Date | null }> {
    return this.cases.waiting();
  }

  /** An expired claim is none: it keeps no one from the case. */
  private withLiveClaim<C extends Pick<ModerationCase, 'claimedBy' | 'claimedAt'>>(found: C): C {
    const isLive = found.claimedAt && claimEndOf(found.claimedAt) > this.clock.now();
    return isLive ? found : { ...found, claimedBy: null, claimedAt: null };
  }
}
