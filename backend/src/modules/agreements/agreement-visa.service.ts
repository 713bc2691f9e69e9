import { Injectable } from '@nestjs/common';
import { RoleProfileFactsService } from '../profiles/index.js';
import { beyondVisa, hasVisaFor, toVisaLimit, type VisaLimitDto, VisaLimitsService } from '../visas/index.js';
import { BINDING_STATES } from './agreement-states.js';
import type { Agreement } from './agreement.entity.js';

/** Compares the dates of an agreement with the au pair's visa: information that blocks nothing. */
@Injectable()
export class AgreementVisaService {
  constructor(
    private readonly facts: RoleProfileFactsService,
    private readonly limits: VisaLimitsService,
  ) {}

  /** By today's rules and profile; what both have signed keeps the note of that day. Null if the dates fit, or if it is unclear. */
  async noteOf(agreement: Agreement): Promise<VisaLimitDto | null> {
    if ((BINDING_STATES as readonly string[]).includes(agreement.state) || agreement.state === 'cancelled')
      return agreement.visaNote;
    return this.noteToday(agreement);
  }

  async noteToday({ auPairId, region, startsOn, endsOn }: Agreement): Promise<VisaLimitDto | null> {
    if (startsOn === null || endsOn === null) return null;
    const [rules, visas] = await Promise.all([this.limits.rulesOf(region), this.facts.visas([auPairId])]);
    const visa = visas.get(auPairId);
    const limit = visa && beyondVisa(visa, { startsOn, endsOn }, rules);
    return limit ? toVisaLimit(limit, region, hasVisaFor(visa, region)) : null;
  }
}
