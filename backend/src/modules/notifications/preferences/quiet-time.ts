import { TZDate } from '@date-fns/tz';

/** When a person is left alone, in minutes of their own day; `from` after `until` goes over midnight. */
export interface QuietTime {
  on: boolean;
  fromMinute: number;
  untilMinute: number;
}

export const USUAL_QUIET_TIME: QuietTime = { on: true, fromMinute: 22 * 60, untilMinute: 7 * 60 };

/**
 * When the quiet time that holds at `now` ends, or null when none holds. Told by the clock on the wall of `timeZone`:
 * a night in which the clock is changed is an hour shorter or longer, and seven o'clock stays seven o'clock.
 */
export function quietUntil(now: Date, timeZone: string, { on, fromMinute, untilMinute }: QuietTime): Date | null {
  if (!on || fromMinute === untilMinute) return null;
  const wall = new TZDate(now.getTime(), timeZone);
  const minute = wall.getHours() * 60 + wall.getMinutes();
  const isOverMidnight = fromMinute > untilMinute;
  const isEvening = minute >= fromMinute;
  const isQuiet = isOverMidnight ? isEvening || minute < untilMinute : isEvening && minute < untilMinute;
  if (!isQuiet) return null;
  const day = wall.getDate() + (isOverMidnight && isEvening ? 1 : 0);
  const end = new TZDate(
    wall.getFullYear(),
    wall.getMonth(),
    day,
    Math.floor(untilMinute / 60),
    untilMinute % 60,
    timeZone,
  );
  return new Date(end.getTime());
}
