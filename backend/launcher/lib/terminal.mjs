import { stripVTControlCharacters } from 'node:util';

const colourful = process.stdout.isTTY && !process.env['NO_COLOR'];
const CODES = { bold: 1, dim: 2, red: 31, green: 32 };

/**
 * Node's own `styleText` is missing in old versions of Node, which must still be able to report that they are too old.
 * @param {keyof typeof CODES} style
 * @param {string} text
 */
const styled = (style, text) => (colourful ? `\u001b[${CODES[style]}m${text}\u001b[0m` : text);

/** @param {number} since milliseconds, of `performance.now()` */
export const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** @param {string} text */
export const say = (text = '') => console.log(text);
/** @param {string} text */
export const bold = (text) => styled('bold', text);
/** @param {string} text */
export const dim = (text) => styled('dim', text);
/** @param {string} text */
export const good = (text) => say(`  ${styled('green', '✔')} ${text}`);
/** @param {string} text */
export const bad = (text) => say(`  ${styled('red', '✘')} ${text}`);

/**
 * The end of a long output, indented.
 * @param {string} text
 * @param {number} [lines]
 */
export const tail = (text, lines = 40) =>
  (colourful ? text : stripVTControlCharacters(text))
    .trimEnd()
    .split('\n')
    .slice(-lines)
    .map((line) => `    ${line}`)
    .join('\n');

/** An error that the user can fix: shown as a sentence without a stack. */
export class Trouble extends Error {}

/**
 * Runs a command line program and exits with the right code.
 * @param {() => Promise<number | void>} main
 */
export async function runMain(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    bad(error instanceof Trouble ? error.message : String(error instanceof Error ? error.stack : error));
    process.exitCode = 1;
  }
}
