import type { AuPairFacts, FamilyFacts, MayStay } from '../../profiles/index.js';
import { UNKNOWN_DAY } from './search-table.js';

/** A row as it comes out of a table of term lists. */
interface SearchRow {
  user_id: string;
  created: number;
  places: number;
  traits: number;
  stay_min: number | null;
  stay_max: number | null;
  languages: number[];
  days_off: number | null;
  refuses: number;
}

export interface AuPairRow extends SearchRow {
  available: number;
  nationality: number | null;
  age: number;
  hours: number | null;
  most_hours: number | null;
  least_days_off: number | null;
  least_child_age: number | null;
  visa_months: number | null;
  visa_start_before: number;
  visa_ends: number;
}

export interface FamilyRow extends SearchRow {
  starts: number;
  children: number;
  youngest: number | null;
  hours: number;
  least_hours: number | null;
  least_age: number | null;
  most_age: number | null;
}

const dayOrUnknown = (day: number | null) => day ?? UNKNOWN_DAY;
const dayOrNull = (day: number) => (day === UNKNOWN_DAY ? null : day);

export function toAuPairRow(auPair: AuPairFacts): AuPairRow {
  const { userId, available, stayMin, stayMax, daysOff, mostHours, leastDaysOff, leastChildAge, mayStay, ...same } =
    auPair;
  return {
    user_id: userId,
    available: dayOrUnknown(available),
    stay_min: stayMin,
    stay_max: stayMax,
    days_off: daysOff,
    most_hours: mostHours,
    least_days_off: leastDaysOff,
    least_child_age: leastChildAge,
    visa_months: mayStay?.months ?? null,
    visa_start_before: dayOrUnknown(mayStay?.startBefore ?? null),
    visa_ends: dayOrUnknown(mayStay?.ends ?? null),
    ...same,
  };
}

export function toFamilyRow(family: FamilyFacts): FamilyRow {
  const { userId, starts, stayMin, stayMax, daysOff, leastHours, leastAge, mostAge, ...same } = family;
  return {
    user_id: userId,
    starts: dayOrUnknown(starts),
    stay_min: stayMin,
    stay_max: stayMax,
    days_off: daysOff,
    least_hours: leastHours,
    least_age: leastAge,
    most_age: mostAge,
    ...same,
  };
}

export function auPairOfRow(row: AuPairRow): AuPairFacts {
  return {
    userId: row.user_id,
    created: row.created,
    available: dayOrNull(row.available),
    places: row.places,
    traits: row.traits,
    nationality: row.nationality,
    age: row.age,
    stayMin: row.stay_min,
    stayMax: row.stay_max,
    hours: row.hours,
    languages: row.languages,
    daysOff: row.days_off,
    refuses: row.refuses,
    mostHours: row.most_hours,
    leastDaysOff: row.least_days_off,
    leastChildAge: row.least_child_age,
    mayStay: mayStayOfRow(row),
  };
}

const mayStayOfRow = ({
  visa_months: months,
  visa_start_before: startBefore,
  visa_ends: ends,
}: AuPairRow): MayStay | null =>
  months === null ? null : { months, startBefore: dayOrNull(startBefore), ends: dayOrNull(ends) };

export function familyOfRow(row: FamilyRow): FamilyFacts {
  return {
    userId: row.user_id,
    created: row.created,
    starts: dayOrNull(row.starts),
    places: row.places,
    traits: row.traits,
    children: row.children,
    youngest: row.youngest,
    stayMin: row.stay_min,
    stayMax: row.stay_max,
    hours: row.hours,
    languages: row.languages,
    daysOff: row.days_off,
    refuses: row.refuses,
    leastHours: row.least_hours,
    leastAge: row.least_age,
    mostAge: row.most_age,
  };
}
