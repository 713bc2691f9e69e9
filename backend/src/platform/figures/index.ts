export {
  addDays,
  afterDay,
  dayAt,
  dayOf,
  daysFrom,
  FIGURE_ZONE,
  fromDay,
  type DailyFigure,
  type DayRange,
} from './daily-figures.js';
