import type { AuPairFacts, Day, FamilyFacts } from '../profiles/index.js';
import { compareStart, compareStay } from './compare-dates.js';
import { comparePets, compareSmoking } from './compare-home.js';
import { compareLanguages } from './compare-languages.js';
import { compareInCountry, compareLocation } from './compare-location.js';
import { compareVisa } from './compare-visa.js';
import { compareAges, compareDaysOff, compareDriving, compareHours, compareSwimming } from './compare-work.js';
import { brokenDealsFor } from './deal-breakers.js';
import { otherSide, type Compare, type Missing, type Side } from './comparison.js';
import type { Match, MatchReason, MissingFact } from './match.dto.js';
import { messages } from './texts.js';

interface Part {
  compare: Compare;
  /** The maximum points out of 100 towards each one’s wishes. */
  weight: Readonly<Record<Side, number>>;
}
const part = (compare: Compare, family: number, aupair: number): Part => ({ compare, weight: { family, aupair } });

/** The compared parts, in the order of the reasons. The search pages explain these points to members. */
export const PARTS: readonly Part[] = [
  part(compareStart, 14, 14),
  part(compareStay, 18, 14),
  part(compareVisa, 8, 4),
  part(compareAges, 14, 5),
  part(compareHours, 11, 14),
  part(compareDaysOff, 4, 12),
  part(compareLocation, 9, 14),
  part(compareInCountry, 0, 0),
  part(compareLanguages, 7, 8),
  part(compareDriving, 5, 4),
  part(compareSwimming, 4, 2),
  part(comparePets, 3, 4),
  part(compareSmoking, 3, 5),
];
const WHOLE = 100;

/** How well each meets the other's wishes, 0 to 100. */
interface Scores {
  family: number;
  aupair: number;
}

/** The points that two people reach, and the most that they could. Unknown values count in neither. */
class Points {
  readonly most: Scores = { family: 0, aupair: 0 };
  private readonly reached: Scores = { family: 0, aupair: 0 };

  add(weight: Part['weight'], shares: Part['weight']): void {
    this.reached.family += weight.family * shares.family;
    this.most.family += weight.family;
    this.reached.aupair += weight.aupair * shares.aupair;
    this.most.aupair += weight.aupair;
  }

  /** Location is always known, so neither most is zero. */
  scores(): Scores {
    const { reached, most } = this;
    return { family: percent(reached.family, most.family), aupair: percent(reached.aupair, most.aupair) };
  }
}

export function scoresOf(auPair: AuPairFacts, family: FamilyFacts, today: Day): Scores {
  const points = new Points();
  for (const { compare, weight } of PARTS) {
    const finding = compare(auPair, family, today);
    if (finding !== null && !('missing' in finding)) points.add(weight, finding.shares);
  }
  return points.scores();
}
const percent = (points: number, most: number) => Math.round((WHOLE * points) / most);

/** The order of "best match": by the viewer's score, then by the other person's. */
export function rankOf(auPair: AuPairFacts, family: FamilyFacts, viewer: Side, today: Day): number {
  const scores = scoresOf(auPair, family, today);
  return scores[viewer] * (WHOLE + 1) + scores[otherSide(viewer)];
}

/** Both scores with their reasons for one of the two, and the unknown values. In loops, because a page has many pairs. */
export function explainMatch(auPair: AuPairFacts, family: FamilyFacts, viewer: Side, today: Day): Match {
  const other = otherSide(viewer);
  const [own, inReturn] = [new Reasons(), new Reasons()];
  const missing: MissingFact[] = [];
  const points = new Points();
  let possible = 0;
  for (const { compare, weight } of PARTS) {
    const finding = compare(auPair, family, today);
    if (finding === null) continue;
    possible += weight[viewer];
    if ('missing' in finding) {
      addMissing(missing, finding.missing, viewer);
      continue;
    }
    const { ok, shares, say } = finding;
    points.add(weight, shares);
    const text = (typeof say === 'function' ? say(auPair, family, today) : say)[viewer];
    if (text === null) continue;
    const reason = { ok, text };
    if (ok || shares[viewer] !== 1) own.add(reason);
    if (ok || shares[other] !== 1) inReturn.add(reason);
  }
  const scores = points.scores();
  return {
    score: scores[viewer],
    reasons: own.inOrder(),
    certainty: percent(points.most[viewer], possible),
    inReturn: { score: scores[other], reasons: inReturn.inOrder() },
    missing,
    dealBreakers: brokenDealsFor(viewer, auPair, family, today),
  };
}

/** The reasons of one side: matches first, then mismatches. */
class Reasons {
  private readonly matches: MatchReason[] = [];
  private readonly mismatches: MatchReason[] = [];

  add(reason: MatchReason): void {
    (reason.ok ? this.matches : this.mismatches).push(reason);
  }

  inOrder(): MatchReason[] {
    return this.mismatches.length > 0 ? this.matches.concat(this.mismatches) : this.matches;
  }
}

/** The viewer's own first, because they can fill these in. */
function addMissing(to: MissingFact[], missing: Missing['missing'], viewer: Side): void {
  const { [viewer]: own, [otherSide(viewer)]: theirs } = missing;
  if (own) to.push({ field: own, text: messages.missing[own].own });
  if (theirs) to.push({ field: null, text: messages.missing[theirs].theirs });
}
