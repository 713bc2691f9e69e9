import { TZDate } from '@date-fns/tz';

/** Quiet hours in minutes of the person's day; a period with `from` after `until` spans midnight. */
export interface QuietTime {
  on: boolean;
  fromMinute: number;
  untilMinute: number;
}

export const USUAL_QUIET_TIME: QuietTime = { on: true, fromMinute: 22 * 60, untilMinute: 7 * 60 };

/**
 * The end of the current quiet hours, or null. Uses the local time of `timeZone`: on a night with a clock change they
 * are an hour shorter or longer, but still end at the same local time.
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
