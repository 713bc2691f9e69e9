import { dayInWords } from '../../lib/format/date';

/** The publication date in Brisbane time, which has no daylight saving: "12 November 2026". */
export const postDay = (createdAt: string): string => dayInWords(createdAt, 'Australia/Brisbane');
