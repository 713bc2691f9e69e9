const KEY = 'unsentMessages';

/** Remembers, where it can be read at once, whether something waits to be sent; the words themselves are elsewhere. */
export const unsentHint = {
  read(): boolean {
    try {
      return localStorage.getItem(KEY) === '1';
    } catch {
      return false;
    }
  },
  write(waiting: boolean): void {
    try {
      if (waiting) localStorage.setItem(KEY, '1');
      else localStorage.removeItem(KEY);
    } catch {
      // A browser that refuses storage sends while the messages are open.
    }
  },
};
