/** The browser’s database with what a member can read without a connection. */
export const KEPT_DATABASE = 'offline';

/** Removes all that is kept. It opens nothing, so that logging out needs no further code. */
export function dropKept(): void {
  try {
    indexedDB.deleteDatabase(KEPT_DATABASE);
  } catch {
    // Without storage nothing is kept.
  }
}
