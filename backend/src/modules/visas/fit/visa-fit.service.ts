import { Injectable } from '@nestjs/common';
import { LegalFactsService } from '../../../platform/facts/index.js';
import type { Region } from '../../country/index.js';
import { releasedVisas } from '../rules/released-visas.js';
import { VisaRulesService } from '../rules/visa-rules.service.js';
import { toVisaFit, type VisaFitDto, type VisaFitQuery } from './visa-fit.dto.js';
import { visaFit, type VisaOption, type VisaQuestion } from './visa-fit.js';
import { questionOf } from './visa-person.dto.js';

/** Visa options of a person by the stored rules. */
@Injectable()
export class VisaFitService {
  constructor(
    private readonly rules: VisaRulesService,
    private readonly facts: LegalFactsService,
  ) {}

  /** By the rules of a day; today if omitted, or for example the day of a signature. */
  async options(region: Region, question: VisaQuestion, day = this.facts.dayIn(region)): Promise<VisaOption[]> {
    const { visas } = releasedVisas(region);
    return this.facts.fill(visaFit(question, visas, await this.rules.of(region), day));
  }

  async answer(query: VisaFitQuery): Promise<VisaFitDto> {
    const { region } = query;
    const day = this.facts.dayIn(region);
    const question = questionOf(query, day);
    const [options, rows] = await Promise.all([this.options(region, question, day), this.rules.of(region)]);
    return toVisaFit({ region, day, question, options, rows });
  }
}
