import { invalidField } from '../../platform/errors/index.js';
import { lengthOf, type PlacementTerms } from '../agreements/index.js';
import { MINUTES_A_DAY, type RecordedDayInput } from './hours-input.dto.js';
import { minutesPlanned, minutesWorked, plannedOn } from './hours-week.js';
import type { RecordedDay } from './recorded-day.entity.js';
import { messages } from './texts.js';

/** The au pair's input for a day. */
type RecordedContent = Pick<RecordedDay, 'minutes' | 'startsAt' | 'endsAt' | 'asPlanned' | 'note'>;

/** Throws `validation_failed` for contradictory values. */
export function contentOf(placement: PlacementTerms, day: string, input: RecordedDayInput): RecordedContent {
  const { way, startsAt, endsAt, minutes, note } = input;
  const common = { startsAt: null, endsAt: null, asPlanned: false, note: note ?? null };
  if (way === 'planned') {
    if (plannedOn(placement, day).length === 0) throw invalidField('way', messages.nothingPlanned);
    return { ...common, minutes: within24Hours('way', minutesPlanned(placement, day)), asPlanned: true };
  }
  if (way === 'duration') {
    if (minutes === undefined || minutes === null) throw invalidField('minutes', messages.minutesMissing);
    return { ...common, minutes };
  }
  if (!startsAt || !endsAt) throw invalidField(startsAt ? 'endsAt' : 'startsAt', messages.timesMissing);
  const times = { from: startsAt, to: endsAt };
  if (lengthOf(times) <= 0) throw invalidField('endsAt', messages.timesOrder);
  const worked = minutesWorked(day, times, placement.timeZone);
  if (worked === null || worked <= 0) throw invalidField('endsAt', messages.timesSkipped);
  return { ...common, minutes: within24Hours('endsAt', worked), startsAt, endsAt };
}

/** The day on which the clocks go back has 25 hours. */
function within24Hours(field: string, minutes: number): number {
  if (minutes > MINUTES_A_DAY) throw invalidField(field, messages.minutes.tooLarge);
  return minutes;
}

export const isSameContent = (one: RecordedContent, other: RecordedContent): boolean =>
  one.minutes === other.minutes &&
  one.startsAt === other.startsAt &&
  one.endsAt === other.endsAt &&
  one.asPlanned === other.asPlanned &&
  one.note === other.note;
