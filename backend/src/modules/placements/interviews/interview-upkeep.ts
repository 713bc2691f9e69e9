import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../platform/clock/index.js';
import { type EntityManager, Transactions } from '../../../platform/database/index.js';
import { Outbox } from '../../../platform/events/index.js';
import { eachStep, JobQueue } from '../../../platform/jobs/index.js';
import { InterviewEnding } from './interview-ending.js';
import { InterviewUpkeepRepository } from './interview-upkeep.repository.js';

const EVERY_MINUTE = '* * * * *';

/** Reminds people of their interviews a day and ten minutes ahead, and ends those whose time has passed. Unanswered times lapse. */
@Injectable()
export class InterviewUpkeep implements OnModuleInit {
  constructor(
    private readonly jobs: JobQueue,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
    private readonly due: InterviewUpkeepRepository,
    private readonly ending: InterviewEnding,
    private readonly outbox: Outbox,
  ) {}

  onModuleInit(): void {
    this.jobs.repeat('interviews.upkeep', EVERY_MINUTE, () => this.run());
  }

  async run(): Promise<void> {
    const now = this.clock.now();
    await eachStep(
      () => this.inBatches((manager) => this.remind('minutes', now, manager)),
      () => this.inBatches((manager) => this.remind('day', now, manager)),
      () => this.inBatches((manager) => this.ending.endPassed(now, manager)),
      () => this.inBatches((manager) => this.ending.lapseUnanswered(now, manager)),
    );
  }

  /** The mark and the event are stored together: nobody is reminded twice, and nobody is forgotten. */
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

  /** `some` takes what is due out of what is due, up to a limit, and answers how many it took. */
  private async inBatches(some: (manager: EntityManager) => Promise<number>): Promise<void> {
    while ((await this.transactions.run(some)) > 0);
  }
}
