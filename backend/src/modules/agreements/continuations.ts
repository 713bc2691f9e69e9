import { addDays } from '../../platform/calendar-days/index.js';

/** A placement that begins at most this many days after another one of the same two people extends it. */
export const EXTENSION_DAYS = 31;

interface Dates {
  startsOn: string | null;
  endsOn: string | null;
  endedOn: string | null;
}

interface Signed extends Dates {
  id: string;
  familyId: string;
  auPairId: string;
}

export const lastDayOf = ({ endsOn, endedOn }: Pick<Dates, 'endsOn' | 'endedOn'>): string | null => endedOn ?? endsOn;

const extendsOther = ({ startsOn }: Dates, other: Dates): boolean => {
  const lastDay = lastDayOf(other);
  if (startsOn === null || other.startsOn === null || lastDay === null) return false;
  return startsOn >= other.startsOn && startsOn <= addDays(lastDay, EXTENSION_DAYS);
};

/** Those that extend an agreement or that it extends, and so on. */
export function connectedTo<T extends Dates>(agreement: T, others: readonly T[]): T[] {
  const connected: T[] = [];
  for (let reached = [agreement]; reached.length > 0;) {
    reached = others.filter(
      (other) =>
        !connected.includes(other) && reached.some((one) => extendsOther(one, other) || extendsOther(other, one)),
    );
    connected.push(...reached);
  }
  return connected;
}

const isOfSame = (one: Signed, other: Signed): boolean =>
  other.id !== one.id && other.familyId === one.familyId && other.auPairId === one.auPairId;

/** Whether the same two people go on after this placement. `signed` has no cancelled ones. */
export const isContinued = (one: Signed, signed: readonly Signed[]): boolean =>
  signed.some((other) => isOfSame(one, other) && isExtendedBy(one, other));

const isExtendedBy = (one: Dates, other: Dates): boolean =>
  extendsOther(other, one) && (lastDayOf(other) ?? '') > (lastDayOf(one) ?? '');

/** A placement that ended within its first days may have ended before anyone arrived. */
const LIVED_DAYS = 7;

const wasLived = ({ startsOn, ...dates }: Dates): boolean =>
  startsOn !== null && (lastDayOf(dates) ?? '') >= addDays(startsOn, LIVED_DAYS);

export const JOURNEYS = ['first', 'return', 'continuation'] as const;
/** How two people come into a placement: for the first time, again after a while, or straight from another one. */
export type Journey = (typeof JOURNEYS)[number];

/** `signed` are placements of the two, without cancelled ones. */
export function journeyInto(one: Signed & { startsOn: string }, signed: readonly Signed[]): Journey {
  const earlier = signed.filter(
    (other) => isOfSame(one, other) && (other.startsOn ?? one.startsOn) < one.startsOn && wasLived(other),
  );
  if (earlier.length === 0) return 'first';
  return earlier.some((other) => isExtendedBy(other, one)) ? 'continuation' : 'return';
}
