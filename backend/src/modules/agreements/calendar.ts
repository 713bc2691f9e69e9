/** The day that a moment has in a time zone, as an ISO date. */
export function dayIn(timeZone: string, moment: Date): string {
  // Swedish dates have the ISO format.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(moment);
}

/** An ISO date some days later. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
