import { tzOffset } from '@date-fns/tz';

/** Local time as people type it: "2027-04-04T02:30". */
type WallTime = string;

/** The meaning of a local time in a zone. */
type WallMoment =
  /** There is one such moment. */
  | { kind: 'once'; at: Date }
  /** It occurs twice when clocks go back; `at` is the first time. */
  | { kind: 'twice'; at: Date; again: Date }
  /** It is skipped when clocks go forward. */
  | { kind: 'skipped' };

const SHAPE = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)$/;
const MINUTE_MS = 60_000;
/** No zone changes its offset twice within two days. */
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Reads the local time as UTC, in milliseconds; null for an invalid day or time. */
function readAsUtc(wallTime: WallTime): number | null {
  const [, year, month, day, hour, minute] = SHAPE.exec(wallTime)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined || hour === undefined || minute === undefined)
    return null;
  const read = Date.UTC(year, month - 1, day, hour, minute);
  return new Date(read).toISOString().slice(0, 16) === wallTime ? read : null;
}

const offsetMs = (timeZone: string, at: number) => tzOffset(timeZone, new Date(at)) * MINUTE_MS;

/** The moment of a local time; null for an invalid one. `timeZone` is an IANA name. */
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

/** The local time of a moment. */
export function wallTimeOf(at: Date, timeZone: string): WallTime {
  return new Date(at.getTime() + offsetMs(timeZone, at.getTime())).toISOString().slice(0, 16);
}
