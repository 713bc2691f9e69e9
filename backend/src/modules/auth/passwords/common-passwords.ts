import { COMMON_WORDS } from './common-words.js';
import { unmasked } from './password-shape.js';

/** Rows, columns and zigzags of keyboards, and other common sequences. */
const ORDERS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop[]',
  'qwertzuiopü',
  'azertyuiop',
  'asdfghjkl;',
  'zxcvbnm,.',
  'yxcvbnm,.',
  'qsdfghjklm',
  '!@#$%^&*()',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.0p;',
  'qazwsxedcrfvtgbyhnujmikolp',
  'zaq12wsxcde34rfvbgt56yhnmju78ik',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'a1s2d3f4g5h6j7k8l9',
  'a1b2c3d4e5f6g7h8i9',
  'z1x2c3v4b5n6m7',
  '147258369',
  '741852963',
  '789456123',
  '159357',
  '102030405060708090',
  '112233445566778899',
  '13579246810',
  '246813579',
  '11223344',
];
/** Common passwords that the rules below would miss. */
const FAMOUS = new Set([
  'correcthorsebatterystaple',
  'correct horse battery staple',
  'thequickbrownfox',
  'thequickbrownfoxjumps',
  'tobeornottobe',
  'maytheforcebewithyou',
  'onceuponatime',
  'letmeinplease',
  'imalittleteapot',
  'twinkletwinkle',
  'twinkletwinklelittlestar',
  'jesuslovesme',
  'thisismypassword',
  'mypasswordis',
  'idontknow1234',
  'abcd1234efgh',
  'abcd1234efgh5678',
  'nevergonnagiveyouup',
]);

const PIECE = 3;
const orderPieces = new Set(
  ORDERS.flatMap((order) => [order, [...order].reverse().join('')]).flatMap((order) =>
    Array.from({ length: order.length - PIECE + 1 }, (_, start) => order.slice(start, start + PIECE)),
  ),
);
const longestWord = Math.max(...[...COMMON_WORDS].map((word) => word.length));

/**
 * Estimates how much a piece adds to the number of guesses: little for known sequences, one for a word or an unknown
 * character.
 */
const COST = { word: 1, order: 0.75, filler: 0.5, unknown: 1 } as const;
/** Two words and an ending, or one word and two orders. */
const TOO_CHEAP = 2.5;
/** Years, repeated characters, one or two digits or signs. */
const FILLER = /^(?:(?:19|20)\d\d|(.)\1+|\d{1,2}|[^\p{L}\p{N}]{1,2})/u;

/**
 * True for a password of at least 12 characters that is made of known words, keyboard runs, years and repetitions. It
 * covers far more than a list of the same size.
 */
export function isCommon(password: string): boolean {
  const plain = password.toLowerCase();
  return FAMOUS.has(plain) || cheapestReading(plain, unmasked(plain)) <= TOO_CHEAP;
}

/** The lowest cost at which the text can be split into pieces, computed from its end to its start. */
function cheapestReading(plain: string, behindMask: string): number {
  const costFrom = new Array<number>(plain.length + 1).fill(0);
  for (let start = plain.length - 1; start >= 0; start -= 1) {
    const after = (length: number) => costFrom[start + length] ?? 0;
    const readings = [COST.unknown + after(1)];
    for (let length = PIECE; length <= longestWord; length += 1)
      if (isWord(plain, start, length) || isWord(behindMask, start, length)) readings.push(COST.word + after(length));
    for (let length = PIECE; isOrder(plain, start, length); length += 1) readings.push(COST.order + after(length));
    const filler = FILLER.exec(plain.slice(start))?.[0].length;
    if (filler) readings.push(COST.filler + after(filler));
    costFrom[start] = Math.min(...readings);
  }
  return costFrom[0] ?? 0;
}

const isWord = (text: string, start: number, length: number) => COMMON_WORDS.has(text.slice(start, start + length));
const isOrder = (text: string, start: number, length: number) =>
  orderPieces.has(text.slice(start + length - PIECE, start + length));
