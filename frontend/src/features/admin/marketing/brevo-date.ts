import { momentOf } from '../../../admin-ui/admin-time';

/** "21 Nov 2026, 3:10 pm"; what Brevo says that is no date stays as it is. */
export const momentInWords = (moment: string): string =>
  Number.isNaN(new Date(moment).getTime()) ? moment : momentOf(moment);
