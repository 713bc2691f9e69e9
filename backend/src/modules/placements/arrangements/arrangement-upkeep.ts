import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../platform/clock/index.js';
import { Transactions } from '../../../platform/database/index.js';
import { eachItem, eachStep, JobQueue } from '../../../platform/jobs/index.js';
import { TakenDates } from '../../profiles/index.js';
import { ArrangementMoves } from './arrangement-moves.js';
import { ArrangementsRepository } from './arrangements.repository.js';
import { addDays, dayIn } from './calendar.js';

/** Midnight comes at different hours in our time zones. */
const EVERY_HOUR = '7 * * * *';

/** Does what the calendar does to arrangements: first days come, last days pass. */
@Injectable()
export class ArrangementUpkeep implements OnModuleInit {
  constructor(
    private readonly jobs: JobQueue,
    private readonly arrangements: ArrangementsRepository,
    private readonly moves: ArrangementMoves,
    private readonly takenDates: TakenDates,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.repeat('arrangements.upkeep', EVERY_HOUR, () => this.run());
  }

  async run(): Promise<void> {
    const now = this.clock.now();
    await eachStep(
      () =>
        eachItem('arrangements.upkeep', {
          page: (after, limit) => this.arrangements.due(now, after, limit),
          work: ({ id }) =>
            this.transactions.run(async (manager) => {
              const arrangement = await this.arrangements.lock(id, manager);
              if (arrangement) await this.moves.settle(arrangement, manager);
            }),
        }),
      // The day before yesterday in Sydney is over everywhere we are.
      () => this.takenDates.forgetBefore(addDays(dayIn('Australia/Sydney', now), -1)),
    );
  }
}
