import { Injectable } from '@nestjs/common';
import { daysBetween } from '../../platform/calendar-days/index.js';
import { ClockService } from '../../platform/clock/index.js';
import { TransactionsService } from '../../platform/database/index.js';
import { OutboxService } from '../../platform/events/index.js';
import { eachItem, eachStep, Scheduled } from '../../platform/jobs/index.js';
import { VerificationJobRepository } from './verification-job.repository.js';
import { ANNOUNCED_WEEKS } from './checks.js';
import { EvidenceJob } from './evidence.job.js';
import './verification-events.js';
import { VerificationRepository } from './verification.repository.js';
import { VerifiedBadgeService } from './verified-badge.service.js';

const DAY_MS = 24 * 60 * 60 * 1_000;
const isoDay = (date: Date) => date.toISOString().slice(0, 10);

/** Sends expiry notices, expires checks and deletes evidence. */
@Injectable()
export class VerificationJob {
  constructor(
    private readonly ends: VerificationJobRepository,
    private readonly checks: VerificationRepository,
    private readonly evidence: EvidenceJob,
    private readonly badge: VerifiedBadgeService,
    private readonly outbox: OutboxService,
    private readonly transactions: TransactionsService,
    private readonly clock: ClockService,
  ) {}

  @Scheduled('verification.expire', {
    cron: '19 * * * *',
    does: 'Announces and carries out the expiry of checks, and deletes their evidence after its retention',
  })
  async run(): Promise<void> {
    const now = this.clock.now();
    await eachStep(
      () => this.evidence.run(),
      () => this.expireEnded(isoDay(now)),
      // The nearest end first: the two-week notice makes the eight-week one unnecessary.
      ...[...ANNOUNCED_WEEKS].reverse().map((weeks) => () => this.announceEnding(weeks, now)),
    );
  }

  private async expireEnded(day: string): Promise<void> {
    await eachItem('verification.expire', {
      page: (after, limit) => this.ends.ended(day, after, limit),
      work: ({ id, userId, kind: check }) =>
        this.transactions.run(async (manager) => {
          if (!(await this.ends.lockEnded(id, day, manager))) return;
          await this.checks.discountApproved(id, manager);
          await this.ends.expire(id, manager);
          await this.badge.refresh(userId, manager);
          await this.outbox.add(manager, 'verification.expired', { userId, check });
        }),
    });
  }

  private async announceEnding(weeks: number, now: Date): Promise<void> {
    const today = isoDay(now);
    const span = { from: today, until: isoDay(new Date(now.getTime() + weeks * 7 * DAY_MS)), weeks };
    await eachItem('verification.announce', {
      page: (after, limit) => this.ends.ending(span, after, limit),
      work: ({ id, userId, kind: check, validUntil }) =>
        this.transactions.run(async (manager) => {
          if (!(await this.ends.lockEnding(id, span, manager))) return;
          await this.ends.noteAnnounced(id, weeks, manager);
          await this.outbox.add(manager, 'verification.expiring', {
            userId,
            check,
            weeksLeft: Math.max(1, Math.ceil(daysBetween(today, validUntil) / 7)),
          });
        }),
    });
  }
}
