import type { AuPairFacts, Day, FamilyFacts } from '../profiles/index.js';
import { explainMatch, rankOf, scoresOf } from './match.js';
import type { Match } from './match.dto.js';

/** The person who views people: a visitor, or a member with or without a complete profile. */
export interface SearchViewer {
  userId: string | null;
  /** They may open profile pages, so cards may show the same: family names, suburbs. */
  readsNames: boolean;
  /** The viewer's facts, if they are a family with a complete profile. */
  family: FamilyFacts | null;
  /** The viewer's facts, if they are an au pair with a complete profile. */
  auPair: AuPairFacts | null;
  today: Day;
}

/** Null unless the viewer is a family with a complete profile. Visas are for those who may open profile pages. */
export function matchWithAuPair({ family, readsNames, today }: SearchViewer, auPair: AuPairFacts): Match | null {
  return family && explainMatch(readsNames ? auPair : { ...auPair, mayStay: null }, family, 'family', today);
}

/** Null unless the viewer is an au pair with a complete profile. */
export function matchWithFamily({ auPair, today }: SearchViewer, family: FamilyFacts): Match | null {
  return auPair && explainMatch(auPair, family, 'aupair', today);
}

/** The "best match" order of au pairs; null without own facts. */
export const rankingOfAuPairs = ({ family, readsNames, today }: SearchViewer) =>
  family &&
  ((auPair: AuPairFacts) => rankOf(readsNames ? auPair : { ...auPair, mayStay: null }, family, 'family', today));

/** The same for families. */
export const rankingOfFamilies = ({ auPair, today }: SearchViewer) =>
  auPair && ((family: FamilyFacts) => rankOf(auPair, family, 'aupair', today));

/** The lower of the two scores. */
export function mutualScore(auPair: AuPairFacts, family: FamilyFacts, today: Day): number {
  const scores = scoresOf(auPair, family, today);
  return Math.min(scores.family, scores.aupair);
}
