import type { Region } from '../../country/index.js';

const dayFormat = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const dayOf = (day: string) => dayFormat.format(new Date(day));

/** Texts on every template. */
export const messages = {
  regions: { australia: 'Australia', newzealand: 'Aotearoa New Zealand' } satisfies Record<Region, string>,
  bothRegions: 'Australia and Aotearoa New Zealand',
  checkedOn: (day: string) => `Checked ${dayOf(day)}`,
  pageWord: 'Page',
  ofWord: 'of',
  sources: 'Where this comes from',
  source: (title: string, day: string) => `${title} (checked ${dayOf(day)})`,
  newest: 'The newest version is at',
  signature: 'Signature',
  name: 'Name',
  date: 'Date',
} as const;
