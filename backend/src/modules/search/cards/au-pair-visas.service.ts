import { Injectable } from '@nestjs/common';
import type { Identity } from '../../../platform/identity/index.js';
import { type SearchViewer, ViewersService } from '../../matching/index.js';
import { visaReaderOf } from './visa-reader.js';
import {
  type AuPairFacts,
  type AuPairPageFacts,
  isoOfDay,
  RoleProfileFactsService,
  visaFactsOf,
  type VisaTexts,
} from '../../profiles/index.js';
import {
  hasVisaFor,
  type RulesOfDay,
  sharedVisaLimit,
  toVisaGlance,
  toVisaLimit,
  type VisaGlanceDto,
  type VisaLimitDto,
  VisaLimitsService,
} from '../../visas/index.js';

/**
 * Until when au pairs could stay with the family that looks at them, by the visa rules of the family's country. Empty
 * for everyone except a family who may open profile pages.
 */
@Injectable()
export class AuPairVisasService {
  constructor(
    private readonly limits: VisaLimitsService,
    private readonly facts: RoleProfileFactsService,
    private readonly viewers: ViewersService,
  ) {}

  /** Reads from the JSON of what decides on an au pair's visa. Null where it is unclear. */
  async onCards(viewer: SearchViewer): Promise<(texts: string | null, auPair: AuPairFacts) => VisaGlanceDto | null> {
    const family = visaReaderOf(viewer);
    if (!family) return () => null;
    const rules = await this.limits.rulesOf(family.region);
    return (texts, { available }) =>
      texts === null ? null : glanceOf(texts, startOf(rules.day, family.starts, available), rules);
  }

  async onPage(page: AuPairPageFacts, identity: Identity | null): Promise<VisaLimitDto | null> {
    const auPair = identity?.userType === 'family' ? this.facts.ofAuPairPage(page) : null;
    const family = auPair && visaReaderOf(await this.viewers.of(identity));
    if (!family) return null;
    const rules = await this.limits.rulesOf(family.region);
    const visa = visaFactsOf({ ...page.auPair, region: page.region });
    const limit = sharedVisaLimit(visa, startOf(rules.day, family.starts, auPair.available), rules);
    return limit && toVisaLimit(limit, family.region, hasVisaFor(visa, family.region));
  }
}

const knownGlances = new WeakMap<RulesOfDay['rules'], Map<string, VisaGlanceDto | null>>();
const MOST_KNOWN = 5_000;

/** Remembered as long as the rules, a few seconds, because many families look at the same new profiles. */
function glanceOf(texts: string, startsOn: string, rules: RulesOfDay): VisaGlanceDto | null {
  const known = knownGlances.get(rules.rules) ?? new Map<string, VisaGlanceDto | null>();
  knownGlances.set(rules.rules, known);
  const key = `${rules.day} ${startsOn} ${texts}`;
  const glance = known.get(key);
  if (glance !== undefined) return glance;
  const limit = sharedVisaLimit(visaFactsOf(JSON.parse(texts) as VisaTexts), startsOn, rules);
  const found = limit && toVisaGlance(limit);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, found);
  return found;
}

/** The first day on which both could begin. What one of them has not said does not count. */
function startOf(today: string, ...days: (number | null)[]): string {
  const last = isoOfDay(Math.max(0, ...days.map((day) => day ?? 0)));
  return last < today ? today : last;
}
