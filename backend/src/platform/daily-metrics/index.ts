export {
  addDays,
  afterDay,
  dayAt,
  dayOf,
  daysFrom,
  fromDay,
  type DailyMetric,
  type DayRange,
} from './daily-metrics.js';
