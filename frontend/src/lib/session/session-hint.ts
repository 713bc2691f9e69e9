const KEY = 'signedIn';

/**
 * A word in local storage that says "this browser was signed in". It opens nothing; it only spares
 * visitors a call for a session they never had.
 */
export const sessionHint = {
  read(): boolean {
    try {
      return localStorage.getItem(KEY) === '1';
    } catch {
      return true;
    }
  },
  set(signedIn: boolean): void {
    try {
      if (signedIn) localStorage.setItem(KEY, '1');
      else localStorage.removeItem(KEY);
    } catch {
      // Without storage every start asks once.
    }
  },
};
