import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ClockService } from '../../platform/clock/index.js';
import { TransactionsService } from '../../platform/database/index.js';
import { eachItem, eachStep, JobQueueService } from '../../platform/jobs/index.js';
import { UnavailableDatesService } from '../profiles/index.js';
import { AgreementMovesService } from './agreement-moves.service.js';
import { AgreementsRepository } from './agreements.repository.js';
import { addDays, dayIn } from './calendar.js';

/** Midnight comes at different hours in our time zones. */
const EVERY_HOUR = '7 * * * *';

/** Does what the calendar does to arrangements: first days come, last days pass. */
@Injectable()
export class AgreementsJob implements OnModuleInit {
  constructor(
    private readonly jobs: JobQueueService,
    private readonly agreements: AgreementsRepository,
    private readonly moves: AgreementMovesService,
    private readonly unavailableDates: UnavailableDatesService,
    private readonly transactions: TransactionsService,
    private readonly clock: ClockService,
  ) {}

  onModuleInit(): void {
    this.jobs.repeat('arrangements.upkeep', EVERY_HOUR, () => this.run());
  }

  async run(): Promise<void> {
    const now = this.clock.now();
    await eachStep(
      () =>
        eachItem('arrangements.upkeep', {
          page: (after, limit) => this.agreements.due(now, after, limit),
          work: ({ id }) =>
            this.transactions.run(async (manager) => {
              const agreement = await this.agreements.lock(id, manager);
              if (agreement) await this.moves.settle(agreement, manager);
            }),
        }),
      // The day before yesterday in Sydney is over everywhere we are.
      () => this.unavailableDates.forgetBefore(addDays(dayIn('Australia/Sydney', now), -1)),
    );
  }
}
