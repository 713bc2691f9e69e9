import { createHash } from 'node:crypto';

const EMAIL = /[^\s@"'<>()]+@[^\s@"'<>()]+\.\w+/g;
const ORIGIN = /\b[a-z-]+:\/\/[^\s/"')]+/gi;
const QUERY = /[?#][^\s"'):]*/g;
const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi;
/** Long enough for a token; names of built files are as long, and are kept. */
const TOKEN = /(?<![\w-])(?=[\w-]*\d)[\w-]{20,}(?![\w-]*\.(?:js|css|tsx?)\b)/g;
/** Columns of built files have as many digits. */
const NUMBER = /(?<![:\d\w-])\d{5,}\b/g;
/** What is quoted and has several words may be something that a person wrote. */
const QUOTED_WORDS = /(["'“‘`])[^"'”’`\n]*\s[^"'”’`\n]*["'”’`]/g;

/** A text of an error without what may lead to a person: addresses, ids, tokens, numbers, quoted sentences. */
export const scrubText = (text: string): string =>
  text
    .replace(EMAIL, '[email]')
    .replace(ORIGIN, '')
    .replace(QUERY, '')
    .replace(UUID, '[id]')
    .replace(TOKEN, '[id]')
    .replace(NUMBER, '[number]')
    .replace(QUOTED_WORDS, '[text]')
    .trim();

const IS_WORD = /^[a-z]+(?:-[a-z]+)*$/;
const LONGEST_WORD = 40;

/** The address of a page with its ids, names and tokens left out: `/au-pair/:id`. */
export const pagePattern = (path: string): string =>
  path
    .replace(/[?#].*$/s, '')
    .split('/')
    .map((part) => (part === '' || (IS_WORD.test(part) && part.length <= LONGEST_WORD) ? part : ':id'))
    .slice(0, 8)
    .join('/');

const FAMILIES: readonly [name: string, pattern: RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];

/** Which browser it was, without the version or the device. */
export const browserFamily = (userAgent: string | undefined): string =>
  FAMILIES.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0] ?? 'Other';

const FRAMES = 3;

/** The same for an error of every release: built files change their names and columns. */
export function fingerprintOf(message: string, stack: string): Buffer {
  const frames = stack
    .split('\n')
    .filter((line) => /\.(?:js|tsx?)\b/.test(line))
    .slice(0, FRAMES)
    .map((line) => line.replace(/-[\w-]{8}(?=\.js)/g, '').replace(/:\d+/g, ''));
  return createHash('sha256')
    .update([message, ...frames].join('\n'))
    .digest();
}
