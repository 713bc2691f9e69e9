export { payOfWeek, type OfferedWeek } from './pay-of-week';
export { PayLine } from './PayLine';
export { RegionWeekPay } from './RegionWeekPay';
export { WeekPay, type MissingFact } from './WeekPay';
