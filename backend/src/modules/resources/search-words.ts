import { textOfHtml } from '../../platform/rich-text/index.js';
import { folded } from '../country/index.js';

const MOST_WORDS = 8;

/**
 * What a person typed as a `tsquery`: every word, or its beginning, has to be there. Null where nothing is left to look
 * for, so that a search for "?" is a search for everything.
 */
export function searchWords(text: string): string | null {
  const words = folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length === 0
    ? null
    : words
        .slice(0, MOST_WORDS)
        .map((word) => `${word}:*`)
        .join(' & ');
}

/** The text that a search looks through: without markup, accents and macrons, so that "whanau" finds "whānau". */
export function searchTextOf(title: string, summary: string | null, html: string): string {
  return folded([title, summary ?? '', textOfHtml(html)].join(' '));
}
