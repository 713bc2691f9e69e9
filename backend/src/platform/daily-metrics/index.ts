export {
  addDays,
  dayEndSql,
  dayAt,
  dayOfSql,
  daysBetween,
  dayStartSql,
  type DailyMetric,
  type DayRange,
} from './daily-metrics.js';
