export { addDays, daysBetween, earlierDay, isoDate, isoDateBeyond, laterDay } from './calendar-days.js';
