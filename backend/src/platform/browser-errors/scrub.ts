import { createHash } from 'node:crypto';
import { UUID_PATTERN } from '../http/index.js';

const EMAIL = /[^\s@"'<>()]+@[^\s@"'<>()]+\.\w+/g;
const ORIGIN = /\b[a-z-]+:\/\/[^\s/"')]+/gi;
const QUERY = /[?#][^\s"'):]*/g;
const UUID = new RegExp(UUID_PATTERN, 'gi');
/** Long enough for a token; names of built files, which are as long, are kept. */
const TOKEN = /(?<![\w-])(?=[\w-]*\d)[\w-]{20,}(?![\w-]*\.(?:js|css|tsx?)\b)/g;
/** Columns of built files have as many digits. */
const NUMBER = /(?<![:\d\w-])\d{5,}\b/g;
/** A quote of several words may be something a person wrote. */
const QUOTED_WORDS = /(["'“‘`])[^"'”’`\n]*\s[^"'”’`\n]*["'”’`]/g;

/** Removes personal data from an error text: addresses, ids, tokens, numbers, quoted sentences. */
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

/** The path of a page without ids, names and tokens: `/au-pair/:id`. */
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

/** The browser, without version and device. */
export const browserFamily = (userAgent: string | undefined): string =>
  FAMILIES.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0] ?? 'Other';

const FRAMES = 3;

/** Stable between releases, although built files change their names and columns. */
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
