import type { AuPairFacts, FamilyFacts } from '../../profiles/index.js';
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
}

export interface AuPairRow extends SearchRow {
  available: number;
  nationality: number | null;
  age: number;
  hours: number | null;
}

export interface FamilyRow extends SearchRow {
  starts: number;
  children: number;
  youngest: number | null;
  hours: number;
}

const dayOrUnknown = (day: number | null) => day ?? UNKNOWN_DAY;
const dayOrNull = (day: number) => (day === UNKNOWN_DAY ? null : day);

export function toAuPairRow({ userId, available, stayMin, stayMax, ...same }: AuPairFacts): AuPairRow {
  return { user_id: userId, available: dayOrUnknown(available), stay_min: stayMin, stay_max: stayMax, ...same };
}

export function toFamilyRow({ userId, starts, stayMin, stayMax, ...same }: FamilyFacts): FamilyRow {
  return { user_id: userId, starts: dayOrUnknown(starts), stay_min: stayMin, stay_max: stayMax, ...same };
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
  };
}

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
  };
}
