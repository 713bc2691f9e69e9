import { folded } from '../../country/index.js';
import { withDigits } from './number-words.js';

/** A length of stay in whole months, inclusive. */
export interface Stay {
  min: number;
  max: number;
}

/** The longest stay anyone means by "6 months or longer". */
export const OPEN_END = 36;
const WEEKS_PER_MONTH = 4.345;

const NUMBER = '(\\d{1,3}(?:[.,]\\d)?)';
const UNIT = '(months?|mths?|mos?|weeks?|wks?|years?|yrs?)\\b';
const RANGE = new RegExp(`${NUMBER} ?(?:${UNIT})? ?(?:-|–|—|to|or|until|till) ?${NUMBER} ?${UNIT}`);
const AT_LEAST = new RegExp(`\\b(?:at least|minimum(?: of)?|min\\.?|from|more than|over) ${NUMBER} ?${UNIT}`);
const OR_LONGER = new RegExp(
  `${NUMBER} ?(?:\\+|plus) ?${UNIT}|${NUMBER} ?${UNIT} ?(?:\\+|plus\\b|(?:or|and) (?:more|longer)|at least|minimum)`,
);
const AT_MOST = new RegExp(`\\b(?:up to|at most|maximum(?: of)?|max\\.?|no more than|less than) ${NUMBER} ?${UNIT}`);
const EXACTLY = new RegExp(`${NUMBER} ?${UNIT}`);
const ANY_LENGTH = /\b(?:any|flexible|open|negotiable|as long as)\b/;

function inMonths(number: string, unit: string): number {
  const count = Number(number.replace(',', '.'));
  if (unit.startsWith('w')) return Math.max(1, Math.round(count / WEEKS_PER_MONTH));
  return Math.round(unit.startsWith('y') ? count * 12 : count);
}

const bounded = (min: number, max: number): Stay | null => {
  const stay = { min: Math.max(1, Math.min(min, max)), max: Math.min(OPEN_END, Math.max(min, max)) };
  return stay.min <= OPEN_END && stay.max >= 1 ? stay : null;
};

/** The length in a text: "6-12 months", "a year", "10 weeks", "at least six months", "flexible". Null for none. */
export function parseStay(text: string): Stay | null {
  const words = withDigits(
    folded(text)
      .replace(/\bhalf a year\b/g, '6 months')
      .replace(/\ban? (?=month|year)/g, '1 '),
  );

  const range = RANGE.exec(words);
  if (range) {
    const [, from = '', fromUnit, to = '', toUnit = ''] = range;
    return bounded(inMonths(from, fromUnit ?? toUnit), inMonths(to, toUnit));
  }
  const longer = OR_LONGER.exec(words);
  if (longer) return bounded(inMonths(longer[1] ?? longer[3] ?? '', longer[2] ?? longer[4] ?? ''), OPEN_END);
  const least = AT_LEAST.exec(words);
  if (least) return bounded(inMonths(least[1] ?? '', least[2] ?? ''), OPEN_END);
  const most = AT_MOST.exec(words);
  if (most) return bounded(1, inMonths(most[1] ?? '', most[2] ?? ''));
  const exact = EXACTLY.exec(words);
  if (exact) return bounded(inMonths(exact[1] ?? '', exact[2] ?? ''), inMonths(exact[1] ?? '', exact[2] ?? ''));

  return ANY_LENGTH.test(words) ? { min: 1, max: OPEN_END } : null;
}
