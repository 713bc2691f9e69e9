import { tzOffset } from '@date-fns/tz';

/** What a clock on the wall shows, as people type it: "2027-04-04T02:30". */
export type WallTime = string;

/** What a wall time means in a zone. */
export type WallMoment =
  /** There is one such moment. */
  | { kind: 'once'; at: Date }
  /** Clocks go back and show it twice; `at` is the first time. */
  | { kind: 'twice'; at: Date; again: Date }
  /** Clocks go forward and skip it. */
  | { kind: 'skipped' };

const SHAPE = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)$/;
const MINUTE_MS = 60_000;
/** No zone changes its offset twice within two days. */
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The wall time read as if it were UTC, in milliseconds; null for a day or time that no calendar has. */
function readAsUtc(wallTime: WallTime): number | null {
  const [, year, month, day, hour, minute] = SHAPE.exec(wallTime)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined || hour === undefined || minute === undefined)
    return null;
  const read = Date.UTC(year, month - 1, day, hour, minute);
  return new Date(read).toISOString().slice(0, 16) === wallTime ? read : null;
}

const offsetMs = (timeZone: string, at: number) => tzOffset(timeZone, new Date(at)) * MINUTE_MS;

/** The moment at which the clocks of a zone show this; null for what is no time at all. `timeZone` is an IANA name. */
export function momentOf(wallTime: WallTime, timeZone: string): WallMoment | null {
  const wall = readAsUtc(wallTime);
  if (wall === null) return null;
  const offsets = new Set([offsetMs(timeZone, wall - DAY_MS), offsetMs(timeZone, wall + DAY_MS)]);
  const moments = [...offsets]
    .map((offset) => ({ at: wall - offset, offset }))
    .filter(({ at, offset }) => offsetMs(timeZone, at) === offset)
    .map(({ at }) => new Date(at))
    .sort((one, other) => one.getTime() - other.getTime());
  const [at, again] = moments;
  if (!at) return { kind: 'skipped' };
  return again ? { kind: 'twice', at, again } : { kind: 'once', at };
}

/** What the clocks of a zone show at a moment. */
export function wallTimeOf(at: Date, timeZone: string): WallTime {
  return new Date(at.getTime() + offsetMs(timeZone, at.getTime())).toISOString().slice(0, 16);
}
