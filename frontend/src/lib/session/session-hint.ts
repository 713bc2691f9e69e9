const KEY = 'signedIn';

/**
 * A local storage entry that says "this browser was logged in". It grants nothing; it spares visitors a session
 * request.
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
      else {
        // The data stored for reading offline is deleted with the session (`lib/offline/offline-store.ts`).
        if (localStorage.getItem(KEY)) indexedDB.deleteDatabase('offline');
        localStorage.removeItem(KEY);
      }
    } catch {
      // Without storage every start asks once.
    }
  },
};
