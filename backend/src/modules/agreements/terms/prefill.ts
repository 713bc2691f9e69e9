import { addDays } from '../../../platform/calendar-days/index.js';
import type { RegionTable } from '../../../platform/facts/index.js';
import type { Region } from '../../country/index.js';
import type { WorkTime } from './agreement-terms.dto.js';
import { WEEKDAYS } from './term-values.js';
import { usualLeaveDays } from './region-norms.js';

/** Values of the two profiles that terms can start with; null where they have none. */
export interface ProfilesInTerms {
  region: Region;
  family: {
    /** First available day, as an ISO date. */
    startsOn: string | null;
    stayMonths: number | null;
    hoursPerWeek: number;
    childrenAges: string;
    accommodationDetails: string;
    ownBathroom: boolean;
    carAvailable: boolean;
  };
  auPair: {
    freeFrom: string | null;
    stayMonths: number | null;
    hasDrivingLicense: boolean;
  };
}

const USUAL_STAY_MONTHS = 6;
const DAYS_PER_MONTH = 365.25 / 12;
const MORNING: WorkTime = { from: '07:00', to: '09:00' };
const EVENING_END = 19;
const WORKING_DAYS = WEEKDAYS.slice(0, 5);
const LARGEST_USUAL_WEEK = 38;

/** The first draft of terms: values of both profiles and the region, and nothing that only the two can decide. */
export function prefilledTerms(
  { region, family, auPair }: ProfilesInTerms,
  today: string,
  facts: RegionTable,
): Record<string, unknown> {
  const startsOn = [family.startsOn, auPair.freeFrom, addDays(today, 14)].reduce<string>(
    (latest, day) => (day !== null && day > latest ? day : latest),
    today,
  );
  const months = Math.min(
    family.stayMonths ?? USUAL_STAY_MONTHS,
    auPair.stayMonths ?? family.stayMonths ?? USUAL_STAY_MONTHS,
  );
  const car = family.carAvailable && auPair.hasDrivingLicense;
  return {
    dates: { startsOn, endsOn: addDays(startsOn, Math.round(months * DAYS_PER_MONTH)) },
    hours: { ...weekOf(Math.min(family.hoursPerWeek, LARGEST_USUAL_WEEK)), babysittingEvenings: 1, note: null },
    duties: {
      duties: [
        `Care of the children (${family.childrenAges})`.slice(0, 160),
        'Their breakfast, lunch boxes and snacks',
        'Taking them to and from school, kindergarten and hobbies',
        'Keeping their rooms tidy, and their laundry',
      ],
      exclusions: ['Cleaning and laundry for the whole family', 'Nights and weekends not listed here'],
    },
    pay: { weeklyCents: null, paidOn: 'friday', boardAndLodging: 'included', deductionCents: null, note: null },
    room: {
      description: family.accommodationDetails.slice(0, 1000),
      bathroom: family.ownBathroom ? 'own' : 'with_children',
    },
    meals: { description: 'Three meals a day with the family, free days included.' },
    car: {
      use: car ? 'for_work_and_private' : 'none',
      insurance: null,
      excessCents: null,
      excessPaidBy: car ? 'family' : null,
    },
    leave: {
      paidDays: usualLeaveDays(facts, months),
      publicHolidays: 'free',
      sick: region === 'newzealand' ? 'As the law says, paid after six months.' : 'Three paid days, then we talk.',
    },
    notice: { weeks: region === 'newzealand' ? 4 : 2 },
    trial: { days: 7, note: null },
    house: {
      phone: 'Their own phone and plan.',
      internet: 'wifi everywhere in the house, without a limit.',
      cameras: 'None indoors.',
      guests: 'Friends are welcome during the day if you ask us first; no one stays overnight without asking.',
    },
    exit: {
      plan: 'We talk first, and ask for help if we need it. Then the notice runs. The room stays theirs until it is over, and all pay is settled on the last day.',
    },
    other: { travel: null, more: null },
  };
}

/** Distributes the hours over five days: mornings, and afternoons until seven. */
function weekOf(hours: number): Record<string, WorkTime[]> {
  const perDay = Math.round((hours / WORKING_DAYS.length) * 2) / 2;
  const afternoon = Math.max(0, perDay - 2);
  const times = afternoon > 0 ? [MORNING, { from: clock(EVENING_END - afternoon), to: clock(EVENING_END) }] : [MORNING];
  return Object.fromEntries(
    WEEKDAYS.map((day) => [day, (WORKING_DAYS as readonly string[]).includes(day) ? times : []]),
  );
}

const clock = (hours: number): string =>
  `${String(Math.floor(hours)).padStart(2, '0')}:${hours % 1 === 0 ? '00' : '30'}`;
