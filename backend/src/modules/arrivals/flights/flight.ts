import { addDays } from '../../../platform/calendar-days/index.js';
import { invalidField } from '../../../platform/errors/index.js';
import { momentOf } from '../../interviews/index.js';
import type { FlightColumns } from '../arrival-plans.repository.js';
import { messages } from '../texts.js';

/** A place and what its clocks show then. */
interface FlightPart {
  place: string;
  /** IANA name. */
  timeZone: string;
  /** "2027-01-30T21:35" */
  localTime: string;
}

export interface Flight {
  number: string;
  departure: FlightPart;
  arrival: FlightPart;
}

const { flight: texts } = messages;
const LONGEST_MS = 4 * 86_400_000;
const MOST_DAYS_AWAY = 366;

/** "sq 221" as "SQ221". */
const flightNumberOf = (typed: string): string => typed.replace(/\s+/g, '').toUpperCase();

/** The moment of a local time, or what is wrong with it. Where clocks go back, the first of the two. */
function momentAt({ localTime, timeZone }: FlightPart): Date | string {
  const moment = momentOf(localTime, timeZone);
  if (!moment) return texts.noTime;
  return moment.kind === 'skipped' ? texts.skipped : moment.at;
}

/** Converts the input to the stored flight. Throws `validation_failed` for times that cannot be. */
export function flightColumns({ number, departure, arrival }: Flight, startsOn: string): FlightColumns {
  const [departureAt, arrivalAt] = [momentAt(departure), momentAt(arrival)];
  if (typeof departureAt === 'string') throw invalidField('departure.localTime', departureAt);
  if (typeof arrivalAt === 'string') throw invalidField('arrival.localTime', arrivalAt);
  const lengthMs = arrivalAt.getTime() - departureAt.getTime();
  if (lengthMs <= 0) throw invalidField('arrival.localTime', texts.order);
  if (lengthMs > LONGEST_MS) throw invalidField('arrival.localTime', texts.tooLong);
  const day = arrival.localTime.slice(0, 10);
  if (day < addDays(startsOn, -MOST_DAYS_AWAY) || day > addDays(startsOn, MOST_DAYS_AWAY))
    throw invalidField('arrival.localTime', texts.farAway);
  return {
    flightNumber: flightNumberOf(number),
    ...{ departureAirport: departure.place, departureTimeZone: departure.timeZone, departureAt },
    ...{ arrivalAirport: arrival.place, arrivalTimeZone: arrival.timeZone, arrivalAt },
  };
}

export const NO_FLIGHT: FlightColumns = {
  ...{ flightNumber: null, departureAirport: null, departureTimeZone: null, departureAt: null },
  ...{ arrivalAirport: null, arrivalTimeZone: null, arrivalAt: null },
};

/** Whether both say the same. */
export const isSameFlight = (one: FlightColumns, other: FlightColumns): boolean =>
  one.flightNumber === other.flightNumber &&
  one.departureAirport === other.departureAirport &&
  one.departureTimeZone === other.departureTimeZone &&
  one.arrivalAirport === other.arrivalAirport &&
  one.arrivalTimeZone === other.arrivalTimeZone &&
  one.departureAt?.getTime() === other.departureAt?.getTime() &&
  one.arrivalAt?.getTime() === other.arrivalAt?.getTime();
