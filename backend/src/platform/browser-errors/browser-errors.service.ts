import { Injectable } from '@nestjs/common';
import { ClockService } from '../clock/index.js';
import type { EntityManager } from '../database/index.js';
import { DomainError } from '../errors/index.js';
import { decodePosition, pageOf } from '../http/index.js';
import { MetricsService } from '../metrics/index.js';
import {
  toBrowserErrorDto,
  type BrowserErrorInput,
  type BrowserErrorsPage,
  type BrowserErrorsQuery,
} from './browser-error.dto.js';
import { BrowserErrorsRepository } from './browser-errors.repository.js';
import { browserFamily, fingerprintOf, pagePattern, scrubText } from './scrub.js';

/** Anyone may report, so above this number new errors are only counted in the metrics. */
const MOST_KINDS = 1_000;

/** Browser errors, grouped by similarity. */
@Injectable()
export class BrowserErrorsService {
  constructor(
    private readonly errors: BrowserErrorsRepository,
    private readonly metrics: MetricsService,
    private readonly clock: ClockService,
  ) {}

  /** Stores a report without personal data. */
  async report(input: BrowserErrorInput, userAgent: string | undefined): Promise<void> {
    const message = scrubText(input.message) || 'No message';
    const stack = scrubText(input.stack);
    const report = {
      fingerprint: fingerprintOf(message, stack),
      kind: input.kind,
      message,
      stack,
      page: pagePattern(input.page),
      browser: browserFamily(userAgent),
      release: input.release,
    };
    this.metrics.countBrowserError();
    const now = this.clock.now();
    if (!(await this.errors.countKnown(report, now))) await this.errors.add(report, now, MOST_KINDS);
  }

  /** Most recent first. */
  async list({ resolved, cursor, limit }: BrowserErrorsQuery): Promise<BrowserErrorsPage> {
    const found = await this.errors.list(resolved, decodePosition(cursor), limit + 1);
    const { shown, nextCursor } = pageOf(found, limit, ({ lastSeenAt, id }) => [lastSeenAt, id]);
    return {
      items: shown.map(toBrowserErrorDto),
      nextCursor,
    };
  }

  /** It reopens if it recurs. Throws `not_found` if it is not open. */
  async resolve(id: string, manager: EntityManager): Promise<void> {
    if (!(await this.errors.resolve(id, this.clock.now(), manager))) throw new DomainError('not_found');
  }
}
