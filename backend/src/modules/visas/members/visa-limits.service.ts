import { Injectable } from '@nestjs/common';
import { LegalFactsService } from '../../../platform/facts/index.js';
import type { Region } from '../../country/index.js';
import type { AuPairFacts, AuPairFactsWithVisa } from '../../profiles/index.js';
import { releasedVisas } from '../rules/released-visas.js';
import { VisaRulesService } from '../rules/visa-rules.service.js';
import { withMayStay } from './may-stay.js';
import type { RulesOfDay } from './visa-limit.js';

/** Cached visa rules for pages of members, without database queries. */
@Injectable()
export class VisaLimitsService {
  constructor(
    private readonly rules: VisaRulesService,
    private readonly facts: LegalFactsService,
  ) {}

  /** The rules of a region on a day; today if omitted, or for example the day of a signature. */
  async rulesOf(region: Region, day = this.facts.dayIn(region)): Promise<RulesOfDay> {
    return { region, day, visas: releasedVisas(region).visas, rules: await this.rules.of(region) };
  }

  /** With how long they may stay, by the rules of today. */
  async withMayStay(auPairs: readonly AuPairFactsWithVisa[]): Promise<AuPairFacts[]> {
    if (auPairs.length === 0) return [];
    const rules = { australia: await this.rulesOf('australia'), newzealand: await this.rulesOf('newzealand') };
    return auPairs.map((auPair) => withMayStay(auPair, rules[auPair.visa.region]));
  }
}
