import type { AuPairFacts, Day, FamilyFacts } from '../profiles/index.js';
import { compareDates } from './compare-dates.js';
import { compareExperience } from './compare-experience.js';
import { compareHours } from './compare-hours.js';
import { compareHouse } from './compare-house.js';
import { compareLanguages } from './compare-languages.js';
import { comparePlace } from './compare-location.js';
import type { Finding, Viewer } from './finding.js';
import type { Match, MatchPartName } from './match.dto.js';

type Compare = (auPair: AuPairFacts, family: FamilyFacts, today: Day) => Finding[];

/** The parts of the score, by weight. */
const PARTS = [
  { part: 'dates', compare: compareDates },
  { part: 'experience', compare: compareExperience },
  { part: 'hours', compare: compareHours },
  { part: 'languages', compare: compareLanguages },
  { part: 'location', compare: comparePlace },
  { part: 'house', compare: compareHouse },
] as const satisfies readonly { part: MatchPartName; compare: Compare }[];

/** An empty field counts half. */
const pointsOf = ({ of, points }: Finding) => points ?? of / 2;
const sum = (findings: readonly Finding[], of: (finding: Finding) => number) =>
  findings.reduce((total, finding) => total + of(finding), 0);
const possible = (findings: readonly Finding[]) => sum(findings, ({ of }) => of);
/** What no field tells is left out on both sides of the fraction. */
const percent = (points: number, findings: readonly Finding[]) => Math.round((100 * points) / possible(findings));

/** How well the two fit, 0 to 100: the same for both of them. */
export function scoreOf(auPair: AuPairFacts, family: FamilyFacts, today: Day): number {
  const findings = PARTS.flatMap(({ compare }) => compare(auPair, family, today));
  return percent(sum(findings, pointsOf), findings);
}

/** The score with its parts, how much of it rests on facts, and its reasons in words for one of the two. */
export function explainMatch(auPair: AuPairFacts, family: FamilyFacts, viewer: Viewer, today: Day): Match {
  const parts = PARTS.map(({ part, compare }) => ({ part, findings: compare(auPair, family, today) }));
  const findings = parts.flatMap((part) => part.findings);
  const known = findings.filter(({ points }) => points !== null);
  const reasons = findings.flatMap((finding) => {
    const text = finding.words(viewer);
    return text === null ? [] : [{ ok: finding.ok, text }];
  });
  return {
    score: percent(sum(findings, pointsOf), findings),
    certainty: percent(possible(known), findings),
    parts: parts
      .filter((part) => possible(part.findings) > 0)
      .map(({ part, findings: found }) => ({
        part,
        points: Math.round(sum(found, pointsOf)),
        of: Math.round(possible(found)),
      })),
    reasons: [...reasons.filter(({ ok }) => ok), ...reasons.filter(({ ok }) => !ok)],
  };
}
