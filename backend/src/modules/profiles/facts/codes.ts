import { languageByCode, languagesOf, type Language } from '../../country/index.js';

/**
 * Country and language codes as numbers that fit a smallint. They encode the letters, so new codes never change stored
 * values.
 */

const LETTERS = 27;
const letterNumber = (letter: string) => letter.toLowerCase().charCodeAt(0) - 96;
const letterOf = (number: number) => (number === 0 ? '' : String.fromCharCode(96 + number));

/** 'de' or 'fil' as a number from 1 to 19,682. */
export function codeNumber(code: string): number {
  const [first = '`', second = '`', third = '`'] = code;
  return (letterNumber(first) * LETTERS + letterNumber(second)) * LETTERS + letterNumber(third);
}

/** The lower-case code of a number. */
export function codeOfNumber(number: number): string {
  const first = Math.floor(number / (LETTERS * LETTERS));
  const second = Math.floor(number / LETTERS) % LETTERS;
  return letterOf(first) + letterOf(second) + letterOf(number % LETTERS);
}

/** The language of a number; null if unknown to this release. */
export function languageOfNumber(number: number): Language | null {
  return languageByCode(codeOfNumber(number));
}

/** The languages of a free-text list, as numbers in ascending order. */
export function languageNumbers(list: string): number[] {
  return languagesOf(list)
    .map(({ code }) => codeNumber(code))
    .sort((a, b) => a - b);
}
