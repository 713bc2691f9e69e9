import { folded } from '../../country/index.js';

/** What someone may stay and work on. `none`: they still need a visa. */
export const VISA_KINDS = ['working_holiday', 'student', 'resident', 'other', 'none'] as const;
export type VisaKind = (typeof VISA_KINDS)[number];

/** In this order: "no working holiday visa yet" is none. */
const SIGNS: readonly (readonly [VisaKind, RegExp])[] = [
  [
    'none',
    /\b(?:not? (?:\w+ ){0,2}(?:visa|yet)|none|not applied|(?:don'?t|do not) have|will apply|(?:need|want) (?:a|to|one)|without)\b/,
  ],
  ['working_holiday', /\b(?:working.?holiday|work and holiday|whv|whm|417|462)\b/],
  ['student', /\b(?:student|study|500)\b/],
  ['resident', /\b(?:citizen(?:ship)?|resident|residency|passport holder)\b/],
];

/** The kind of visa that a text speaks of; null when nothing is said. */
export function visaKindOf(text: string | null): VisaKind | null {
  const words = folded(text ?? '');
  if (words === '') return null;
  return SIGNS.find(([, sign]) => sign.test(words))?.[0] ?? 'other';
}
