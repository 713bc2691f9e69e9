import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../platform/clock/index.js';
import { Transactions, type EntityManager } from '../../../platform/database/index.js';
import { Outbox } from '../../../platform/events/index.js';
import { eachItem, eachStep, JobQueue } from '../../../platform/jobs/index.js';
import { daysAfter, daysUntil, REMINDER_DAYS } from './answer-deadlines.js';
import { ApplicationClosing } from './application-closing.js';
import { ApplicationsRepository } from './applications.repository.js';
import './place-events.js';

const EVERY_TEN_MINUTES = '*/10 * * * *';

/** Reminds families of applications that wait, and closes what was not answered in time. */
@Injectable()
export class ApplicationsUpkeep implements OnModuleInit {
  constructor(
    private readonly applications: ApplicationsRepository,
    private readonly closing: ApplicationClosing,
    private readonly jobs: JobQueue,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.repeat('applications.upkeep', EVERY_TEN_MINUTES, () => this.run());
  }

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
    const { placeId, auPairId: byId, state, appliedAt, answerBy } = sent.application;
    const remindAt = REMINDER_DAYS.map((days) => daysAfter(appliedAt, days)).find((moment) => moment > now) ?? null;
    await this.applications.update(id, { remindAt }, manager);
    const news = { applicationId: id, placeId, byId, toId: sent.familyId, state };
    await this.outbox.add(manager, 'application.waiting', { ...news, daysLeft: daysUntil(answerBy, now) });
  }
}
