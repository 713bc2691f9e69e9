import { DomainError } from '../../platform/errors/index.js';
import { lengthOf, type PlacementTerms } from '../agreements/index.js';
import type { RecordedDayInput } from './hours-input.dto.js';
import { minutesOf, plannedOn } from './hours-week.js';
import type { RecordedDay } from './recorded-day.entity.js';
import { messages } from './texts.js';

/** The au pair's input for a day. */
type RecordedContent = Pick<RecordedDay, 'minutes' | 'startsAt' | 'endsAt' | 'asPlanned' | 'note'>;

const invalid = (field: string, message: string) =>
  new DomainError('validation_failed', { fields: { [field]: [message] } });

/** Throws `validation_failed` for contradictory values. */
export function contentOf(placement: PlacementTerms, day: string, input: RecordedDayInput): RecordedContent {
  const { way, startsAt, endsAt, minutes, note } = input;
  const said = { startsAt: null, endsAt: null, asPlanned: false, note: note ?? null };
  if (way === 'planned') {
    const planned = plannedOn(placement, day);
    if (planned.length === 0) throw invalid('way', messages.nothingPlanned);
    return { ...said, minutes: minutesOf(planned), asPlanned: true };
  }
  if (way === 'duration') {
    if (minutes === undefined || minutes === null) throw invalid('minutes', messages.minutesMissing);
    return { ...said, minutes };
  }
  if (!startsAt || !endsAt) throw invalid(startsAt ? 'endsAt' : 'startsAt', messages.timesMissing);
  const length = lengthOf({ from: startsAt, to: endsAt });
  if (length <= 0) throw invalid('endsAt', messages.timesOrder);
  return { ...said, minutes: length, startsAt, endsAt };
}

export const isSameContent = (one: RecordedContent, other: RecordedContent): boolean =>
  one.minutes === other.minutes &&
  one.startsAt === other.startsAt &&
  one.endsAt === other.endsAt &&
  one.asPlanned === other.asPlanned &&
  one.note === other.note;
