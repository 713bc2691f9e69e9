export { dayEndSql, dayAt, dayOfSql, dayStartSql, type DailyMetric, type DayRange } from './daily-metrics.js';
