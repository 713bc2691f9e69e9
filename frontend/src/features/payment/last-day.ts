import { dayInWords } from '../../lib/format/date';

/** The last day of a plan that ends at a moment: it may end at midnight. */
export const lastDayInWords = (end: string): string => dayInWords(new Date(Date.parse(end) - 1).toISOString());
