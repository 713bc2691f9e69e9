/** Everything up to a number, and when, in seconds since 1970; null for what was not recorded. */
export type Mark = [seq: number, at: number | null];

export const MOST_MARKS = 60;

/** When something happened; `earlier` than the oldest stored mark; or null if it has not happened. */
export type MarkedTime = Date | 'earlier' | null;

/** When a number was reached. Marks are in order; in a full row the oldest mark can cover earlier numbers. */
export function timeOf(seq: number, marks: readonly Mark[]): MarkedTime {
  const index = marks.findIndex(([upTo]) => upTo >= seq);
  const at = marks[index]?.[1];
  if (at === undefined) return null;
  return at === null || (index === 0 && marks.length >= MOST_MARKS) ? 'earlier' : new Date(at * 1_000);
}
