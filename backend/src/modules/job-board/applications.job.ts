import { Injectable } from '@nestjs/common';
import { ClockService } from '../../platform/clock/index.js';
import { TransactionsService, type EntityManager } from '../../platform/database/index.js';
import { OutboxService } from '../../platform/events/index.js';
import { eachItem, eachStep, Scheduled } from '../../platform/jobs/index.js';
import { daysAfter, daysUntil, REMINDER_DAYS } from './answer-deadlines.js';
import { ApplicationClosingService } from './application-closing.service.js';
import { ApplicationsRepository } from './applications.repository.js';
import './job-listing-events.js';

/** Reminds families of waiting applications, and closes those that were not answered in time. */
@Injectable()
export class ApplicationsJob {
  constructor(
    private readonly applications: ApplicationsRepository,
    private readonly closing: ApplicationClosingService,
    private readonly transactions: TransactionsService,
    private readonly outbox: OutboxService,
    private readonly clock: ClockService,
  ) {}

  @Scheduled('applications.remind-and-close', {
    cron: '*/10 * * * *',
    does: 'Reminds families of applications, and closes those not answered in time',
  })
  async run(): Promise<void> {
    const now = this.clock.now();
    await eachStep(
      () =>
        eachItem('applications.close', {
          page: (after, limit) => this.applications.overdue(now, after, limit),
          work: ({ id }) => this.transactions.run((manager) => this.closing.close(id, 'unanswered', manager)),
        }),
      () =>
        eachItem('applications.remind', {
          page: (after, limit) => this.applications.toRemind(now, after, limit),
          work: ({ id }) => this.transactions.run((manager) => this.remind(id, now, manager)),
        }),
    );
  }

  private async remind(id: string, now: Date, manager: EntityManager): Promise<void> {
    const sent = await this.applications.lock(id, manager);
    if (!sent?.application.remindAt || sent.application.remindAt > now) return;
    const { jobListingId, auPairId: byId, state, appliedAt, answerBy } = sent.application;
    const remindAt = REMINDER_DAYS.map((days) => daysAfter(appliedAt, days)).find((moment) => moment > now) ?? null;
    await this.applications.update(id, { remindAt }, manager);
    const news = { applicationId: id, jobListingId, byId, toId: sent.familyId, state };
    await this.outbox.add(manager, 'application.waiting', { ...news, daysLeft: daysUntil(answerBy, now) });
  }
}
