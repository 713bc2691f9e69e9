import { Injectable } from '@nestjs/common';
import type { DailyFigure, DayRange } from '../../../platform/figures/index.js';
import { PlacementFiguresRepository, type PlacementFigure } from './placement-figures.repository.js';

/** How people find together in numbers, for the front page of the back office. */
@Injectable()
export class PlacementFigures {
  constructor(private readonly placements: PlacementFiguresRepository) {}

  /** Days with nothing are missing. */
  of(days: DayRange): Promise<DailyFigure<PlacementFigure>[]> {
    return this.placements.counted(days);
  }
}
