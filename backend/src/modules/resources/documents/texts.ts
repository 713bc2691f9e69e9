import { dayInWords } from '../../../platform/calendar-days/index.js';
import type { Region } from '../../country/index.js';

/** Texts on every template. */
export const messages = {
  regions: { australia: 'Australia', newzealand: 'Aotearoa New Zealand' } satisfies Record<Region, string>,
  bothRegions: 'Australia and Aotearoa New Zealand',
  checkedOn: (day: string) => `Checked ${dayInWords(day)}`,
  pageWord: 'Page',
  ofWord: 'of',
  sources: 'Where this comes from',
  source: (title: string, day: string) => `${title} (checked ${dayInWords(day)})`,
  newest: 'The newest version is at',
  signature: 'Signature',
  name: 'Name',
  date: 'Date',
} as const;
