import type { AuPairFacts } from '../facts/au-pair-facts.js';
import type { Day } from '../facts/day.js';
import type { FamilyFacts } from '../facts/family-facts.js';
import { compareDates } from './compare-dates.js';
import { compareExperience } from './compare-experience.js';
import { compareHours } from './compare-hours.js';
import { compareHouse } from './compare-house.js';
import { compareLanguages } from './compare-languages.js';
import { comparePlace } from './compare-place.js';
import type { Finding, Viewer } from './finding.js';
import type { Match } from './match.dto.js';

type Compare = (auPair: AuPairFacts, family: FamilyFacts, today: Day) => Finding[];

/** The parts of the score and what each can bring: 100 together. */
const PARTS = [
  { part: 'dates', of: 30, compare: compareDates },
  { part: 'experience', of: 25, compare: compareExperience },
  { part: 'hours', of: 20, compare: compareHours },
  { part: 'languages', of: 15, compare: compareLanguages },
  { part: 'house', of: 10, compare: compareHouse },
] as const satisfies readonly { part: string; of: number; compare: Compare }[];

/** What nobody can tell counts half. */
const pointsOf = ({ of, points }: Finding) => points ?? of / 2;
const total = (findings: readonly Finding[]) => findings.reduce((sum, finding) => sum + pointsOf(finding), 0);

/** How well the two fit, 0 to 100: the same for both of them. */
export function scoreOf(auPair: AuPairFacts, family: FamilyFacts, today: Day): number {
  return Math.round(PARTS.reduce((sum, { compare }) => sum + total(compare(auPair, family, today)), 0));
}

/** The score with its parts, how much of it rests on facts, and its reasons in words for one of the two. */
export function explainMatch(auPair: AuPairFacts, family: FamilyFacts, viewer: Viewer, today: Day): Match {
  const parts = PARTS.map((part) => ({ ...part, findings: part.compare(auPair, family, today) }));
  const findings = [...parts.flatMap((part) => part.findings), ...comparePlace(auPair, family)];
  const known = findings.reduce((sum, { of, points }) => sum + (points === null ? 0 : of), 0);
  const reasons = findings.flatMap((finding) => {
    const text = finding.words(viewer);
    return text === null ? [] : [{ ok: finding.ok, text }];
  });
  return {
    score: Math.round(parts.reduce((sum, part) => sum + total(part.findings), 0)),
    certainty: Math.round(known),
    parts: parts.map(({ part, of, findings: found }) => ({ part, points: Math.round(total(found)), of })),
    reasons: [...reasons.filter(({ ok }) => ok), ...reasons.filter(({ ok }) => !ok)],
  };
}
