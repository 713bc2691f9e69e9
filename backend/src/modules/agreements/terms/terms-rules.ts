import { addDays, isDay } from '../../../platform/calendar-days/index.js';
import type { FieldMessages } from '../../../platform/errors/index.js';
import type { AgreementTerms } from './agreement-terms.dto.js';
import { WEEKDAYS } from './term-values.js';
import { termsMessages as messages } from './terms-texts.js';
import { freeDays, lengthOf, overlap, weeklyMinutes } from './week.js';

const FARTHEST_START_DAYS = 550;
const SHORTEST_STAY_DAYS = 13;
const LONGEST_STAY_DAYS = 731;
const MOST_WEEKLY_MINUTES = 60 * 60;

/** Finds fields that are valid alone but not together; keys are field names as the caller sent them. */
export function problemsOf(terms: AgreementTerms, today: string): FieldMessages {
  const problems = [...ofDates(terms, today), ...ofHours(terms), ...ofPay(terms), ...ofCar(terms)];
  return Object.fromEntries(problems.map(([field, message]) => [`terms.${field}`, [message]]));
}

type Problem = [field: string, message: string];

function ofDates({ dates: { startsOn, endsOn } }: AgreementTerms, today: string): Problem[] {
  const unreal = (['startsOn', 'endsOn'] as const).filter((name) => !isDay({ startsOn, endsOn }[name]));
  if (unreal.length > 0) return unreal.map((name) => [`dates.${name}`, messages.dayUnknown]);
  if (startsOn < today) return [['dates.startsOn', messages.startPast]];
  if (startsOn > addDays(today, FARTHEST_START_DAYS)) return [['dates.startsOn', messages.startFar]];
  if (endsOn <= startsOn) return [['dates.endsOn', messages.endBeforeStart]];
  if (endsOn < addDays(startsOn, SHORTEST_STAY_DAYS)) return [['dates.endsOn', messages.tooShortStay]];
  return endsOn > addDays(startsOn, LONGEST_STAY_DAYS) ? [['dates.endsOn', messages.tooLongStay]] : [];
}

function ofHours({ hours }: AgreementTerms): Problem[] {
  const ofDays = WEEKDAYS.flatMap((day): Problem[] => {
    if (hours[day].some((range) => lengthOf(range) <= 0)) return [[`hours.${day}`, messages.rangeOrder]];
    return overlap(hours[day]) ? [[`hours.${day}`, messages.rangesOverlap]] : [];
  });
  if (ofDays.length > 0) return ofDays;
  const minutes = weeklyMinutes(hours);
  if (minutes === 0) return [['hours', messages.noHours]];
  if (minutes > MOST_WEEKLY_MINUTES) return [['hours', messages.tooManyHours]];
  return freeDays(hours).length === 0 ? [['hours', messages.noFreeDay]] : [];
}

function ofPay({ pay }: AgreementTerms): Problem[] {
  if (pay.boardAndLodging === 'included') return [];
  if (pay.deductionCents == null) return [['pay.deductionCents', messages.deductionMissing]];
  return pay.deductionCents > pay.weeklyCents ? [['pay.deductionCents', messages.deductionTooLarge]] : [];
}

function ofCar({ car }: AgreementTerms): Problem[] {
  if (car.use === 'none') return [];
  const problems: Problem[] = [];
  if (!car.insurance) problems.push(['car.insurance', messages.insuranceMissing]);
  if (!car.excessPaidBy) problems.push(['car.excessPaidBy', messages.excessPaidBy]);
  return problems;
}
