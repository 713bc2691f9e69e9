const DAY_MS = 86_400_000;

/** The ISO day that many weeks after another. */
export function weeksLater(day: string, weeks: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + weeks * 7 * DAY_MS).toISOString().slice(0, 10);
}
