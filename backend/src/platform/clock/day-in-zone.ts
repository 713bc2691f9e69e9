const QUARTER_MS = 15 * 60_000;
const MOST_KNOWN = 1_000;

/**
 * Names the day of a moment in a time zone ("2027-02-01"). Every request asks for today, pages of people for the days of
 * many, and formatting is slow, so answers are kept by quarter of an hour: days begin, and clocks change, only between two
 * quarters.
 */
export function dayInZone(timeZone: string): (moment: Date) => string {
  // Swedish dates have the ISO format.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  const known = new Map<number, string>();
  return (moment) => {
    const quarter = Math.floor(moment.getTime() / QUARTER_MS);
    const day = known.get(quarter) ?? format.format(moment);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(quarter, day);
    return day;
  };
}

const zones = new Map<string, (moment: Date) => string>();

/** The day of a moment in a time zone, for zones that vary with the person. */
export function dayIn(timeZone: string, moment: Date): string {
  const known = zones.get(timeZone) ?? dayInZone(timeZone);
  zones.set(timeZone, known);
  return known(moment);
}
