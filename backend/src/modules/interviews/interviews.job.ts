import { Injectable } from '@nestjs/common';
import { ClockService } from '../../platform/clock/index.js';
import { type EntityManager, TransactionsService } from '../../platform/database/index.js';
import { OutboxService } from '../../platform/events/index.js';
import { eachStep, Scheduled } from '../../platform/jobs/index.js';
import { InterviewEndingService } from './interview-ending.service.js';
import { InterviewsJobRepository } from './interviews-job.repository.js';

/** Sends reminders a day and ten minutes ahead, ends past interviews and lapses unanswered proposals. */
@Injectable()
export class InterviewsJob {
  constructor(
    private readonly clock: ClockService,
    private readonly transactions: TransactionsService,
    private readonly due: InterviewsJobRepository,
    private readonly ending: InterviewEndingService,
    private readonly outbox: OutboxService,
  ) {}

  @Scheduled('interviews.remind-and-close', {
    cron: '* * * * *',
    does: 'Reminds people of interviews, ends those that are over and closes unanswered proposals',
  })
  async run(): Promise<void> {
    const now = this.clock.now();
    if (!(await this.due.isAnythingDue(now))) return;
    await eachStep(
      () => this.inBatches((manager) => this.remind('minutes', now, manager)),
      () => this.inBatches((manager) => this.remind('day', now, manager)),
      () => this.inBatches((manager) => this.ending.endPassed(now, manager)),
      () => this.inBatches((manager) => this.ending.lapseUnanswered(now, manager)),
    );
  }

  /** The mark and the event are stored together, so that each person is reminded exactly once. */
  private async remind(lead: 'day' | 'minutes', now: Date, manager: EntityManager): Promise<number> {
    const taken = await this.due.takeReminders(lead, now, manager);
    for (const { id, familyId, auPairId, startsAt } of taken)
      await this.outbox.add(manager, 'interview.soon', {
        interviewId: id,
        personIds: [familyId, auPairId],
        startsAt: startsAt.toISOString(),
        lead,
      });
    return taken.length;
  }

  /** `some` processes due rows up to a limit and returns how many. */
  private async inBatches(some: (manager: EntityManager) => Promise<number>): Promise<void> {
    while ((await this.transactions.run(some)) > 0);
  }
}
