import { Injectable } from '@nestjs/common';
import { addDays } from '../../platform/calendar-days/index.js';
import { ClockService, dayIn } from '../../platform/clock/index.js';
import { TransactionsService } from '../../platform/database/index.js';
import { eachItem, eachStep, Scheduled } from '../../platform/jobs/index.js';
import { UnavailableDatesService } from '../profiles/index.js';
import { AgreementMovesService } from './agreement-moves.service.js';
import { AgreementsRepository } from './agreements.repository.js';

/** Starts and ends placements on their agreed days. Hourly, because midnight differs between time zones. */
@Injectable()
export class AgreementsJob {
  constructor(
    private readonly agreements: AgreementsRepository,
    private readonly moves: AgreementMovesService,
    private readonly unavailableDates: UnavailableDatesService,
    private readonly transactions: TransactionsService,
    private readonly clock: ClockService,
  ) {}

  @Scheduled('agreements.apply-dates', {
    cron: '7 * * * *',
    does: 'Starts and ends placements on their agreed days, and deletes unavailable dates that have passed',
  })
  async run(): Promise<void> {
    const now = this.clock.now();
    await eachStep(
      () =>
        eachItem('agreements.apply-dates', {
          page: (after, limit) => this.agreements.due(now, after, limit),
          work: ({ id }) =>
            this.transactions.run(async (manager) => {
              const agreement = await this.agreements.lock(id, manager);
              if (agreement) await this.moves.settle(agreement, manager);
            }),
        }),
      // The day before yesterday in Sydney is over in every time zone that we support.
      () => this.unavailableDates.forgetBefore(addDays(dayIn('Australia/Sydney', now), -1)),
    );
  }
}
