import { capitalised } from '../../lib/format/capitalised';

/** Texts for choosing people to compare. */
export const compareTexts = {
  compare: 'Compare',
  compareName: (name: string) => `Compare ${name}`,
  bar: 'People to compare',
  chosen: (names: readonly string[]) => capitalised(names.join(', ')),
  open: (count: number) => `Compare ${count} people`,
  more: 'Choose one more to compare.',
  full: 'You can compare up to four people.',
  clear: 'Clear',
} as const;
