const KEY = 'unsentMessages';

/**
 * Remembers in local storage, which is synchronous, that something is unsent: JSON of the messages that the browser's
 * database may not have yet, an empty list if it has all.
 */
export const unsentHint = {
  /** Null if nothing is unsent. */
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
      // Without storage, messages are sent while the page is open.
    }
  },
};
