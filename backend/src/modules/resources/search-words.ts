import { textOfHtml } from '../../platform/rich-text/index.js';
import { folded } from '../country/index.js';

const MOST_WORDS = 8;

/**
 * Converts a search to a `tsquery`: every word, or its beginning, must occur. Null if no words are left, so that "?"
 * matches everything.
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

/** The searched text: without markup, accents and macrons, so that "whanau" finds "whānau". */
export function searchTextOf(title: string, summary: string | null, html: string): string {
  return folded([title, summary ?? '', textOfHtml(html)].join(' '));
}
