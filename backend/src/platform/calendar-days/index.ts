export {
  addDays,
  assertDay,
  daysBetween,
  earlierDay,
  isDay,
  isoDate,
  isoDateBeyond,
  laterDay,
} from './calendar-days.js';
export { dayInWords, shortDayInWords, weekdayInWords } from './day-words.js';
