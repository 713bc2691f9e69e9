import { DAY_MS } from './days';

const SHAPE = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Clock and calendar of a zone, in numbers. */
function numbersOf(timeZone: string): Intl.DateTimeFormat {
  const known =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
  formats.set(timeZone, known);
  return known;
}

/** The wall time of a zone at a moment, "2027-04-04T02:30", in the format of native inputs. */
export function wallTimeOf(at: Date, timeZone: string): string {
  const parts = new Map(
    numbersOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const [year, month, day, hour, minute] = ['year', 'month', 'day', 'hour', 'minute'].map(
    (type) => parts.get(type as Intl.DateTimeFormatPartTypes) ?? '',
  );
  return `${year}-${month}-${day}T${hour}:${minute}`;
}

/** The moment of a wall time in a zone: one, the first of two as clocks go back, or none as they go forward. */
type WallMoment = { kind: 'once' | 'twice'; at: Date } | { kind: 'skipped' };

/** The moment at which the clocks of a zone show this; null for what is no time. The server decides by the same rule. */
export function momentOf(wallTime: string, timeZone: string): WallMoment | null {
  const wall = SHAPE.test(wallTime) ? Date.parse(`${wallTime}Z`) : NaN;
  if (Number.isNaN(wall)) return null;
  const offsetAt = (at: number) => Date.parse(`${wallTimeOf(new Date(at), timeZone)}Z`) - at;
  const offsets = new Set([offsetAt(wall - DAY_MS), offsetAt(wall + DAY_MS)]);
  const moments = [...offsets]
    .map((offset) => wall - offset)
    .filter((at) => at + offsetAt(at) === wall)
    .sort((one, other) => one - other);
  const [first] = moments;
  if (first === undefined) return { kind: 'skipped' };
  return { kind: moments.length > 1 ? 'twice' : 'once', at: new Date(first) };
}
