import { Injectable } from '@nestjs/common';
import { LegalFactsService } from '../../../platform/facts/index.js';
import type { Region } from '../../country/index.js';
import { releasedVisas } from '../rules/released-visas.js';
import { VisaRulesService } from '../rules/visa-rules.service.js';
import type { RulesOfDay } from './visa-limit.js';

/** Rules for working out the visas of members: from memory, so that a page of people asks the database for none. */
@Injectable()
export class VisaLimitsService {
  constructor(
    private readonly rules: VisaRulesService,
    private readonly facts: LegalFactsService,
  ) {}

  /** The rules of a region on a day; today’s unless another one is named, such as that of a signature. */
  async rulesOf(region: Region, day = this.facts.dayIn(region)): Promise<RulesOfDay> {
    return { region, day, visas: releasedVisas[region].visas, rules: await this.rules.of(region) };
  }
}
