const QUARTER_MS = 15 * 60_000;

/**
 * Names the day of a moment in a time zone ("2027-02-01"). Every request asks for today and formatting is slow, so the
 * last answer is kept for its quarter of an hour: days begin, and clocks change, only between two quarters.
 */
export function dayInZone(timeZone: string): (moment: Date) => string {
  // Swedish dates have the ISO format.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  let last = { quarter: Number.NaN, day: '' };
  return (moment) => {
    const quarter = Math.floor(moment.getTime() / QUARTER_MS);
    if (quarter !== last.quarter) last = { quarter, day: format.format(moment) };
    return last.day;
  };
}

const zones = new Map<string, (moment: Date) => string>();

/** The day of a moment in a time zone, for zones that vary with the person. */
export function dayIn(timeZone: string, moment: Date): string {
  const known = zones.get(timeZone) ?? dayInZone(timeZone);
  zones.set(timeZone, known);
  return known(moment);
}
