/** The storage key of days that the server does not have yet. */
export const UNSENT_HOURS_KEY = 'unsentHours';

/** Whether something waits. Members’ pages ask this without loading the code that sends. */
export function hasUnsentHours(): boolean {
  try {
    return localStorage.getItem(UNSENT_HOURS_KEY) !== null;
  } catch {
    return false;
  }
}
