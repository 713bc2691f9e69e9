export type { OfferedWeek } from './pay-of-week';
export { RegionWeekPay } from './RegionWeekPay';
export { WeekPay, type MissingFact } from './WeekPay';
