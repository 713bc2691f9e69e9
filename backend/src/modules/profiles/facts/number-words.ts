import { capitalised } from '../../../platform/sentences/index.js';

const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen'.split(
    ' ',
  );
const ANY_NUMBER = new RegExp(`\\b(${NUMBERS.join('|')})\\b`, 'g');

/** "six to twelve months" as "6 to 12 months": numbers up to seventeen in digits. Expects lower case. */
export function withDigits(text: string): string {
  return text.replace(ANY_NUMBER, (word) => String(NUMBERS.indexOf(word)));
}

/** A small number within a sentence: "two"; digits from eighteen. */
export const countInWords = (count: number): string => NUMBERS[count] ?? String(count);

/** The same as a sentence would begin with it: "Two". */
export const numberInWords = (count: number): string => capitalised(countInWords(count));
