import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../platform/clock/index.js';
import { Transactions } from '../../../platform/database/index.js';
import { Outbox } from '../../../platform/events/index.js';
import { JobQueue } from '../../../platform/jobs/index.js';
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
    await this.remind('minutes', now);
    await this.remind('day', now);
    await this.transactions.run((manager) => this.ending.endPassed(now, manager));
    await this.transactions.run((manager) => this.ending.lapseUnanswered(now, manager));
  }

  /** The mark and the event are stored together: nobody is reminded twice, and nobody is forgotten. */
  private async remind(lead: 'day' | 'minutes', now: Date): Promise<void> {
    await this.transactions.run(async (manager) => {
      for (const { id, familyId, auPairId, startsAt } of await this.due.takeReminders(lead, now, manager))
        await this.outbox.add(manager, 'interview.soon', {
          interviewId: id,
          personIds: [familyId, auPairId],
          startsAt: startsAt.toISOString(),
          lead,
        });
    });
  }
}
