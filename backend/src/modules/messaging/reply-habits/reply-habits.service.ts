import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import { TransactionsService } from '../../../platform/database/index.js';
import { ReputationService } from '../../profiles/index.js';
import { ReplyHabitsRepository, type AnsweredRow } from './reply-habits.repository.js';

/** An answer counts if it comes within this many days. */
const ANSWER_DAYS = 5;
/** First messages count for this many days. */
const LOOK_BACK_DAYS = 90;
/** With fewer first messages a person gets no reply rate. */
const LEAST_ASKED = 5;

const DAY_MS = 86_400_000;
const DAY_MINUTES = 1_440;
const BATCH = 500;
const BEFORE_ALL_IDS = '00000000-0000-0000-0000-000000000000';

/** Whether and how soon people answer first messages. */
@Injectable()
export class ReplyHabitsService {
  constructor(
    private readonly habits: ReplyHabitsRepository,
    private readonly reputation: ReputationService,
    private readonly transactions: TransactionsService,
    private readonly clock: ClockService,
  ) {}

  /** Measures these people again, and stores the result in their reputation. */
  async measure(ids: readonly string[]): Promise<void> {
    const now = this.clock.now();
    const rows = await this.habits.answered(ids, daysBefore(now, LOOK_BACK_DAYS), now, ANSWER_DAYS);
    const rowOf = new Map(rows.map((row) => [row.userId, row]));
    await this.transactions.run(async (manager) => {
      for (const id of [...ids].sort()) await this.reputation.setReplyHabit(id, habitOf(rowOf.get(id)), manager);
    });
  }

  /** Measures everyone whose numbers may have changed because days have passed. Returns how many people that were. */
  async measureAll(): Promise<number> {
    const since = daysBefore(this.clock.now(), LOOK_BACK_DAYS);
    let measured = 0;
    for (let after = BEFORE_ALL_IDS; ;) {
      const ids = await this.habits.toMeasure(since, after, BATCH);
      const last = ids.at(-1);
      if (last === undefined) return measured;
      await this.measure(ids);
      measured += ids.length;
      after = last;
    }
  }
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

function habitOf(row: AnsweredRow | undefined) {
  if (!row || row.asked < LEAST_ASKED) return null;
  return {
    ratePercent: Math.round((row.answered / row.asked) * 100),
    medianMinutes: row.medianMinutes ?? ANSWER_DAYS * DAY_MINUTES,
  };
}
