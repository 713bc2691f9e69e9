import { folded } from '../../country/index.js';
import { withDigits } from './number-words.js';

/** Age groups of children; `from` and `to` in whole years, inclusive. */
const CHILD_GROUPS = [
  { group: 'baby', from: 0, to: 0 },
  { group: 'toddler', from: 1, to: 2 },
  { group: 'preschool', from: 3, to: 5 },
  { group: 'school', from: 6, to: 11 },
  { group: 'teen', from: 12, to: 17 },
] as const;
export type ChildGroup = (typeof CHILD_GROUPS)[number]['group'];
export const CHILD_GROUP_NAMES = CHILD_GROUPS.map(({ group }) => group);

export const OLDEST_CHILD = 17;

const AGE = /(\d+(?:\.\d+)?) ?(?:(months?|mths?|mos?|m|weeks?|wks?|days?)\b)?/g;
const NOT_YET_ONE = /\b(?:baby|newborn|infant|expecting|due)\b/;

function inYears(number: string, unit: string | undefined): number {
  if (!unit) return Math.floor(Number(number));
  return unit.startsWith('m') ? Math.floor(Number(number) / 12) : 0;
}

/** Ages in whole years, youngest first: "4, 7", "18 months and three years", "a baby and twins (5)". Empty when none is named. */
export function parseChildAges(text: string): number[] {
  const words = withDigits(folded(text));
  const ages = [...words.matchAll(AGE)].map(([, number = '', unit]) => inYears(number, unit));
  if (ages.length === 0 && NOT_YET_ONE.test(words)) return [0];
  // "A baby and a boy of 4" counts the baby; "a baby (8 months)" does not count it twice.
  const unborn = NOT_YET_ONE.test(words) && !ages.includes(0) ? [0] : [];
  return [...unborn, ...ages.filter((age) => age <= OLDEST_CHILD)].sort((a, b) => a - b);
}

/** The groups of these ages, youngest first. */
export function groupsOfAges(ages: readonly number[]): ChildGroup[] {
  return CHILD_GROUPS.filter(({ from, to }) => ages.some((age) => age >= from && age <= to)).map(({ group }) => group);
}
