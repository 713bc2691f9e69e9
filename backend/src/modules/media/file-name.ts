const MOST_NAME = 120;

/** A name that someone's computer gave: no path, no control characters, one line. */
export const tidyFileName = (name: string): string =>
  (name.split(/[/\\]/).at(-1) ?? '')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(-MOST_NAME) || 'document';
