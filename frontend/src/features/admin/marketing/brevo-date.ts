import { momentOf } from '../../../admin-ui/admin-time';

/** "21 Nov 2026, 3:10 pm"; a value that is not a date is shown unchanged. */
export const momentInWords = (moment: string): string =>
  Number.isNaN(new Date(moment).getTime()) ? moment : momentOf(moment);
