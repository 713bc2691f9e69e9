import type { OwnJobListing, JobListingInput } from '../../api/job-board';
import type { OfferedWeek } from '../../entities/fair-pay';
import { DAY_MS } from '../../lib/days';
import { centsOf, typedCents } from './money';
import { jobBoardTexts } from './texts';

const { days: words } = jobBoardTexts;
const FURTHEST_DAYS = 731;

/** The form as it is typed. */
export interface ListingValues {
  startsOn: string;
  monthsMin: string;
  monthsMax: string;
  children: string;
  hoursPerWeek: string;
  duties: string;
  payMinCents: string;
  payMaxCents: string;
  room: string;
  carAvailable: boolean;
  licenceWanted: boolean;
  text: string;
}

/** The fields in their order; named as the API names them. */
export const LISTING_FIELDS = [
  'startsOn',
  'hoursPerWeek',
  'monthsMin',
  'monthsMax',
  'payMinCents',
  'payMaxCents',
  'children',
  'duties',
  'room',
  'text',
] as const satisfies (keyof ListingValues)[];
export type ListingProblems = Partial<Record<(typeof LISTING_FIELDS)[number], string>>;

const typed = (number: number | null) => (number === null ? '' : String(number));

/** The saved listing, or values from the profile. */
export function valuesOf({ jobListing, proposal, currency }: OwnJobListing): ListingValues {
  const from = jobListing ?? proposal;
  // After a move to the other country the pay is entered anew, in its currency.
  const paid = jobListing?.currency === currency ? jobListing : null;
  return {
    startsOn: from.startsOn ?? '',
    monthsMin: typed(from.monthsMin),
    monthsMax: typed(from.monthsMax),
    children: from.children,
    hoursPerWeek: typed(from.hoursPerWeek),
    duties: jobListing?.duties ?? '',
    payMinCents: paid ? typedCents(paid.payMinCents) : '',
    payMaxCents: paid ? typedCents(paid.payMaxCents) : '',
    room: from.room,
    carAvailable: from.carAvailable,
    licenceWanted: jobListing?.licenceWanted ?? false,
    text: jobListing?.text ?? '',
  };
}

const numberOf = (text: string) => (text.trim() === '' ? NaN : Number(text));

/** The week as far as it is typed: what is no number is null. */
export function offeredWeek({ hoursPerWeek, payMinCents, payMaxCents }: ListingValues): OfferedWeek {
  const orNull = (number: number) => (Number.isFinite(number) ? number : null);
  return {
    minutes: orNull(numberOf(hoursPerWeek) * 60),
    payMinCents: orNull(centsOf(payMinCents)),
    payMaxCents: orNull(centsOf(payMaxCents)),
  };
}

/** The fields that are missing to calculate the pay of the week. */
export const missingForPay = (values: ListingValues) =>
  (['hoursPerWeek', 'payMinCents'] as const).filter((field) => values[field].trim() === '');

/** The input for the API. An invalid number becomes null, so that the API explains what is needed. */
export function inputOf(values: ListingValues, currency: OwnJobListing['currency']): JobListingInput {
  const { startsOn, children, duties, room, carAvailable, licenceWanted, text } = values;
  return {
    startsOn,
    monthsMin: numberOf(values.monthsMin),
    monthsMax: numberOf(values.monthsMax),
    children,
    hoursPerWeek: numberOf(values.hoursPerWeek),
    duties,
    payMinCents: centsOf(values.payMinCents),
    payMaxCents: centsOf(values.payMaxCents),
    currency,
    room,
    carAvailable,
    licenceWanted,
    text,
  };
}

/** Problems of the dates, in the words of the API. Yesterday is allowed, because it may still be yesterday elsewhere. */
export function dateProblems({ startsOn, monthsMin, monthsMax }: ListingValues, now: Date): ListingProblems {
  const daysAhead = Math.floor(Date.parse(`${startsOn}T00:00:00Z`) / DAY_MS) - Math.floor(now.getTime() / DAY_MS);
  const start = Number.isNaN(daysAhead)
    ? words.format
    : daysAhead < -1
      ? words.past
      : daysAhead > FURTHEST_DAYS
        ? words.far
        : null;
  return {
    ...(start ? { startsOn: start } : {}),
    ...(numberOf(monthsMax) < numberOf(monthsMin) ? { monthsMax: words.monthsOrder } : {}),
  };
}
