import { ValidateBy } from 'class-validator';

/** Invisible characters: bidirectional controls, zero-width ones, blank fillers. */
const HIDDEN = /[\p{Cf}\p{Co}\p{Cn}\u034f\u115f\u1160\u2800\u3164\uffa0]/u;
/** Letters of two alphabets in one word are a disguise. */
const MIXED = /(?=[\p{L}\p{M}]*\p{Script=Latin})(?=[\p{L}\p{M}]*[\p{Script=Cyrillic}\p{Script=Greek}])[\p{L}\p{M}]+/u;
const OFFICIAL =
  /^(?:admin|administrator|administration|moderator|official|support|helpdesk|customerservice)s?(?:team|desk|staff|account|help)?$/;
/** A shorter product name is an ordinary word, and part of many names. */
const SHORTEST_PRODUCT = 8;

export const nameMessages = {
  hidden: 'Please leave out characters that cannot be seen',
  mixed: 'Please write each word in one alphabet',
  official: 'Please choose a name that does not sound like our team',
} as const;

let product: string[] = [];

const letters = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '' && word !== 'and');

/** Reserves the product's name, from the settings at start. */
export function reserveProductName(name: string): void {
  product = letters(name);
}

/** The problem of a person's name, or null. */
export function problemOfName(name: unknown): string | null {
  if (typeof name !== 'string') return null;
  if (HIDDEN.test(name)) return nameMessages.hidden;
  if (MIXED.test(name)) return nameMessages.mixed;
  const words = letters(name);
  return words.some((word) => OFFICIAL.test(word)) || OFFICIAL.test(words.join('')) || namesProduct(words)
    ? nameMessages.official
    : null;
}

function namesProduct(words: string[]): boolean {
  if (product.length === 0) return false;
  if (` ${words.join(' ')} `.includes(` ${product.join(' ')} `)) return true;
  const whole = words.join('');
  return [product.join(''), product.join('and')].some(
    (name) => name.length >= SHORTEST_PRODUCT && whole.includes(name),
  );
}

/** A public name: visible characters only, and no impersonation of the people who run the site. */
export const PersonName = (): PropertyDecorator =>
  ValidateBy({
    name: 'personName',
    validator: {
      validate: (value) => problemOfName(value) === null,
      defaultMessage: (args) => problemOfName(args?.value) ?? '',
    },
  });
