import { Injectable } from '@nestjs/common';
import type { DailyFigure, DayRange } from '../../../platform/figures/index.js';
import { PeopleFiguresRepository, type PeopleFigure } from './people-figures.repository.js';

/** People in numbers, for the front page of the back office. */
@Injectable()
export class PeopleFigures {
  constructor(private readonly people: PeopleFiguresRepository) {}

  /** Days and parts with nothing may be missing. */
  async of(days: DayRange): Promise<DailyFigure<PeopleFigure>[]> {
    const counted = await Promise.all([
      this.people.newPeople(days),
      this.people.people(days),
      this.people.verified(days),
    ]);
    return counted.flat();
  }

  /** Before this day there was nobody; null while there still is not. */
  firstDay(): Promise<string | null> {
    return this.people.firstDay();
  }
}
