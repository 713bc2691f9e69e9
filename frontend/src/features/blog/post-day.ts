import { dayInWords } from '../../lib/format/date';

/** The day on which a post came out where it was written, on Australia's east coast: "12 November 2026". */
export const postDay = (createdAt: string): string => dayInWords(createdAt, 'Australia/Brisbane');
