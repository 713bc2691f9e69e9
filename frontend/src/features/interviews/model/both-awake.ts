import { isAsleep } from '../../../lib/clocks';
import { momentOf, wallTimeOf } from '../../../lib/wall-time';

const HALF_HOUR_MS = 30 * 60_000;
const DAY_MS = 48 * HALF_HOUR_MS;
/** When families have eaten and children sleep. */
const EVENING = '19:00';

/** Half an hour of a day, and who sleeps through it. */
export interface HalfHour {
  at: Date;
  /** On the reader's own clock, "18:30". */
  time: string;
  mineAsleep: boolean;
  theirsAsleep: boolean;
}

/** The half hours of a day ("2027-04-04") on the reader's clock; one more or fewer hour as clocks change. */
export function halfHoursOf(day: string, mine: string, theirs: string): HalfHour[] {
  const midnight = momentOf(`${day}T00:00`, mine);
  if (!midnight || midnight.kind === 'skipped') return [];
  const halfHours: HalfHour[] = [];
  for (let ms = midnight.at.getTime(); ; ms += HALF_HOUR_MS) {
    const at = new Date(ms);
    const wall = wallTimeOf(at, mine);
    if (!wall.startsWith(day)) return halfHours;
    halfHours.push({ at, time: wall.slice(11), mineAsleep: isAsleep(at, mine), theirsAsleep: isAsleep(at, theirs) });
  }
}

/** A stretch in which both are awake. */
export interface Span {
  from: Date;
  to: Date;
}

/** When both are awake on a day of the reader, in order. */
export function bothAwake(day: string, mine: string, theirs: string): Span[] {
  const spans: Span[] = [];
  for (const { at, mineAsleep, theirsAsleep } of halfHoursOf(day, mine, theirs)) {
    if (mineAsleep || theirsAsleep) continue;
    const to = new Date(at.getTime() + HALF_HOUR_MS);
    const last = spans.at(-1);
    if (last?.to.getTime() === at.getTime()) last.to = to;
    else spans.push({ from: at, to });
  }
  return spans;
}

/** The time of that day at which both are awake and the reader's evening is nearest; the evening where there is none. */
export function friendlyTime(day: string, mine: string, theirs: string): string {
  const distance = (time: string) => Math.abs(minutesOf(time) - minutesOf(EVENING));
  const awake = halfHoursOf(day, mine, theirs).filter(({ mineAsleep, theirsAsleep }) => !mineAsleep && !theirsAsleep);
  return awake.map(({ time }) => time).sort((one, other) => distance(one) - distance(other))[0] ?? EVENING;
}

/** The day that many days after `now` where the reader is, "2027-04-04". */
export const dayAfter = (now: Date, days: number, mine: string): string =>
  wallTimeOf(new Date(now.getTime() + days * DAY_MS), mine).slice(0, 10);

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
