import type { AuPairFacts, Day, FamilyFacts } from '../profiles/index.js';
import { explainMatch } from './match.js';
import type { Match } from './match.dto.js';

/** Who looks at people: nobody known, or somebody with or without a complete profile of their own. */
export interface SearchViewer {
  userId: string | null;
  /** They may open whole pages, so that cards may say what these do: family names, suburbs. */
  readsNames: boolean;
  /** The viewer's own, when they are a family with a complete profile. */
  family: FamilyFacts | null;
  /** The viewer's own, when they are an au pair with a complete profile. */
  auPair: AuPairFacts | null;
  /** Ids of people who shall not be shown to the viewer. */
  hidden: readonly string[];
  today: Day;
}

/** Null unless the viewer is a family with a complete profile. */
export function matchWithAuPair({ family, today }: SearchViewer, auPair: AuPairFacts): Match | null {
  return family && explainMatch(auPair, family, 'family', today);
}

/** Null unless the viewer is an au pair with a complete profile. */
export function matchWithFamily({ auPair, today }: SearchViewer, family: FamilyFacts): Match | null {
  return auPair && explainMatch(auPair, family, 'aupair', today);
}
