const KEY = 'unsentMessages';

/**
 * Remembers, where it can be read and written at once, that something waits to be sent: the words that are on their way
 * into the browser's database, as text, or an empty list where all are there.
 */
export const unsentHint = {
  /** Null where nothing waits. */
  read(): string | null {
    try {
      return localStorage.getItem(KEY);
    } catch {
      return null;
    }
  },
  write(text: string | null): void {
    try {
      if (text === null) localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, text);
    } catch {
      // Full or forbidden: what waits is sent while the messages are open.
    }
  },
};
