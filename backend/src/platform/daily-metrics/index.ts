export {
  addDays,
  afterDay,
  dayAt,
  dayOf,
  daysFrom,
  METRIC_ZONE,
  fromDay,
  type DailyMetric,
  type DayRange,
} from './daily-metrics.js';
