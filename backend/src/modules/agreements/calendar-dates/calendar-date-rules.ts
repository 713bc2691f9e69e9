import { assertDay } from '../../../platform/calendar-days/index.js';
import { invalidField } from '../../../platform/errors/index.js';
import type { WorkTime } from '../terms/agreement-terms.dto.js';
import { lengthOf, overlap } from '../terms/week.js';
import type { CalendarDate } from './calendar-date.entity.js';
import { plannedDay, type PlannedDays } from './planned-day.js';
import { calendarDateMessages as messages } from './texts.js';

/** The date that one side enters. */
export type CalendarDateContent = Pick<CalendarDate, 'kind' | 'startsOn' | 'endsOn' | 'insteadOn' | 'times' | 'note'>;

/** School holidays without other hours change nothing that was signed, so they need no answer. */
export const needsAnswer = ({ kind, times }: Pick<CalendarDate, 'kind' | 'times'>): boolean =>
  kind !== 'school_holidays' || times !== null;

export const isOpen = ({ state }: CalendarDate): boolean => state === 'asked' || state === 'accepted';

/** A date of which not every day is over. */
const isAhead = ({ endsOn, insteadOn }: Pick<CalendarDate, 'endsOn' | 'insteadOn'>, today: string): boolean =>
  endsOn >= today || (insteadOn ?? endsOn) >= today;

export const canAnswer = (date: CalendarDate, personId: string, today: string): boolean =>
  date.askedBy !== personId && date.state === 'asked' && isAhead(date, today);

export const canChange = (date: CalendarDate, personId: string, today: string): boolean =>
  date.askedBy === personId && isOpen(date) && isAhead(date, today);

export const isSameContent = (one: CalendarDateContent, other: CalendarDateContent): boolean =>
  one.kind === other.kind &&
  one.startsOn === other.startsOn &&
  one.endsOn === other.endsOn &&
  one.insteadOn === other.insteadOn &&
  one.note === other.note &&
  JSON.stringify(timesOf(one)) === JSON.stringify(timesOf(other));

const timesOf = ({ times }: CalendarDateContent) => times?.map(({ from, to }: WorkTime) => [from, to]);

/**
 * Throws `validation_failed`, with the field, for days that cannot be: out of order, outside the placement, past, or
 * overlapping `others`, the open dates of the placement. `before` is what is changed.
 */
export function assertPossible(
  placement: PlannedDays,
  today: string,
  content: CalendarDateContent,
  others: readonly CalendarDate[],
  before: CalendarDate | undefined,
): void {
  const { kind, startsOn, endsOn, insteadOn, times } = content;
  const days = { startsOn, endsOn, ...(insteadOn !== null && { insteadOn }) };
  for (const [field, day] of Object.entries(days)) {
    assertDay(field, day, messages.day);
    if (day < placement.startsOn || day > placement.lastDay)
      throw invalidField(field, messages.outside(placement.startsOn, placement.lastDay));
  }
  if (endsOn < startsOn) throw invalidField('endsOn', messages.order);
  if (endsOn < today) throw invalidField('endsOn', messages.past);
  if (kind !== 'school_holidays' && startsOn < today && before?.startsOn !== startsOn)
    throw invalidField('startsOn', messages.past);
  if (kind === 'swap') assertSwap(placement, today, content, before);
  else if (insteadOn !== null) throw invalidField('insteadOn', messages.swapOnly);
  assertTimes(kind, times);
  assertNoOverlap(content, others);
}

function assertSwap(
  placement: PlannedDays,
  today: string,
  { startsOn, endsOn, insteadOn }: CalendarDateContent,
  before: CalendarDate | undefined,
): void {
  if (endsOn !== startsOn) throw invalidField('endsOn', messages.swapOneDay);
  if (insteadOn === null) throw invalidField('insteadOn', messages.swapMissing);
  if (insteadOn < today) throw invalidField('insteadOn', messages.past);
  const rest = { ...placement, dates: placement.dates.filter(({ id }) => id !== before?.id) };
  if (plannedDay(rest, startsOn).times.length === 0) throw invalidField('startsOn', messages.swapFree);
  if (plannedDay(rest, insteadOn).times.length > 0) throw invalidField('insteadOn', messages.swapWorked);
}

function assertTimes(kind: CalendarDate['kind'], times: readonly WorkTime[] | null): void {
  if (times === null) return;
  if (kind !== 'school_holidays') throw invalidField('times', messages.timesOnly);
  if (times.some((range) => lengthOf(range) <= 0)) throw invalidField('times', messages.timesOrder);
  if (overlap(times)) throw invalidField('times', messages.timesOverlap);
}

/** Days off and swaps exclude each other, as do school holidays; days off within school holidays are possible. */
function assertNoOverlap(content: CalendarDateContent, others: readonly CalendarDate[]): void {
  const isSchool = content.kind === 'school_holidays';
  for (const other of others) {
    if ((other.kind === 'school_holidays') !== isSchool) continue;
    for (const [field, from, to] of spansOf(content))
      for (const [, otherFrom, otherTo] of spansOf(other))
        if (from <= otherTo && otherFrom <= to) throw invalidField(field, messages.overlaps(otherFrom, otherTo));
  }
}

function spansOf({ startsOn, endsOn, insteadOn }: CalendarDateContent): [string, string, string][] {
  const own: [string, string, string] = ['startsOn', startsOn, endsOn];
  return insteadOn === null ? [own] : [own, ['insteadOn', insteadOn, insteadOn]];
}
