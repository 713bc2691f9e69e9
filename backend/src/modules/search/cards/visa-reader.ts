import type { Region } from '../../country/index.js';
import type { SearchViewer } from '../../matching/index.js';
import { placesIn, type Day } from '../../profiles/index.js';
import type { CardReader } from './search-cards.repository.js';

/** A family that learns until when au pairs can stay: its country decides. */
export interface VisaReader {
  region: Region;
  /** Its first day; null if it has not said one. */
  starts: Day | null;
  today: Day;
}

/** Null for everyone except a family who may open profile pages. */
export function visaReaderOf({
  family,
  readsNames,
  today,
}: Pick<SearchViewer, 'family' | 'readsNames' | 'today'>): VisaReader | null {
  const [region] = family && readsNames ? placesIn(family.places).regions : [];
  return family && region ? { region, starts: family.starts, today } : null;
}

/** The rights of a viewer on cards of au pairs. */
export const auPairCardReaderOf = (viewer: SearchViewer): CardReader => ({
  readsNames: viewer.readsNames,
  readsVisas: visaReaderOf(viewer) !== null,
});

export const familyCardReaderOf = ({ readsNames }: SearchViewer): CardReader => ({ readsNames, readsVisas: false });
