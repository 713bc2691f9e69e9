import { Injectable } from '@nestjs/common';
import type { DailyFigure, DayRange } from '../../../platform/figures/index.js';
import { Ledger } from '../../billing/index.js';
import { TalkFigures } from '../../messaging/index.js';
import { PlacementFigures } from '../../placements/index.js';
import { PeopleFigures } from '../../profiles/index.js';

/** The rooms that count, each its own. */
@Injectable()
export class DailySources {
  constructor(
    private readonly people: PeopleFigures,
    private readonly talk: TalkFigures,
    private readonly placements: PlacementFigures,
    private readonly ledger: Ledger,
  ) {}

  /** Days and parts with nothing may be missing. */
  async of(days: DayRange, now: Date): Promise<DailyFigure[]> {
    const counted = await Promise.all([
      this.people.of(days),
      this.talk.of(days, now),
      this.placements.of(days),
      this.ledger.revenueByDay(days),
    ]);
    return counted.flat();
  }

  /** Before this day there is nothing to count; null while there is nothing at all. */
  firstDay(): Promise<string | null> {
    return this.people.firstDay();
  }
}
