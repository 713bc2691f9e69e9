import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import { TransactionsService } from '../../../platform/database/index.js';
import { OutboxService } from '../../../platform/events/index.js';
import { eachItem, Scheduled } from '../../../platform/jobs/index.js';
import '../people/profile-events.js';
import { StillLookingRepository } from './still-looking.repository.js';
import { StillLookingService } from './still-looking.service.js';

const DAY_MS = 86_400_000;
/** Days without a visit, then once more after each answer. */
const AWAY_DAYS = 30;
/** The first night would write to everyone who ever left, and mail servers distrust such bursts. */
const MOST_A_NIGHT = 2_000;

/** Asks people whose profile others find, and who have not been here for a month, whether they are still looking. */
@Injectable()
export class StillLookingJob {
  constructor(
    private readonly questions: StillLookingRepository,
    private readonly stillLooking: StillLookingService,
    private readonly transactions: TransactionsService,
    private readonly outbox: OutboxService,
    private readonly clock: ClockService,
  ) {}

  @Scheduled('profiles.ask-still-looking', {
    cron: '13 22 * * *',
    does: 'Asks people who have not been here for a month whether they are still looking',
  })
  async run(): Promise<void> {
    await this.ask(MOST_A_NIGHT);
  }

  /** Asks at most so many. */
  async ask(most: number): Promise<void> {
    await this.questions.deleteMoot();
    const now = this.clock.now();
    const awaySince = new Date(now.getTime() - AWAY_DAYS * DAY_MS);
    let left = most;
    await eachItem('profiles.ask-still-looking', {
      page: (after, limit) => this.questions.due(awaySince, after, Math.min(limit, left)),
      work: ({ id: userId }) => {
        left -= 1;
        return this.transactions.run(async (manager) => {
          const token = await this.stillLooking.ask(userId, now, manager);
          await this.outbox.add(manager, 'profile.still-looking-asked', { userId, token });
        });
      },
    });
  }
}
