const MOST_NAME = 120;

/** A file name without path and control characters, on one line. */
export const tidyFileName = (name: string): string =>
  (name.split(/[/\\]/).at(-1) ?? '')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(-MOST_NAME) || 'document';
