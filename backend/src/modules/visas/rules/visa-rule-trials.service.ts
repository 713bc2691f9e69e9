import { Injectable } from '@nestjs/common';
import { LegalFactsService, type FactRegion } from '../../../platform/facts/index.js';
import { visaFit, type VisaOption, type VisaQuestion } from '../fit/visa-fit.js';
import { ALL_PASSPORTS, releasedVisas } from './released-visas.js';
import type { WrittenRule } from './rule-set-problems.js';
import { visaExamples } from './visa-examples.js';
import { VisaRulesService } from './visa-rules.service.js';

/** A person to test rules on, on a day; today if omitted. */
interface TrialExample {
  title: string;
  question: VisaQuestion;
  day: string | null;
}

/** One person's result under the stored rules and under the tested ones. */
export interface TrialResult {
  title: string;
  day: string;
  question: VisaQuestion;
  before: VisaOption | null;
  after: VisaOption | null;
  changed: boolean;
}

/** Tests rules on people before they are published. Nothing is stored. */
@Injectable()
export class VisaRuleTrialsService {
  constructor(
    private readonly rules: VisaRulesService,
    private readonly facts: LegalFactsService,
  ) {}

  /** The matching examples of the release and those of the admin, changed results first. */
  async results(
    { region, visa, passport }: { region: FactRegion; visa: string; passport: string },
    written: readonly WrittenRule[],
    own: readonly TrialExample[],
  ): Promise<TrialResult[]> {
    const stored = await this.rules.of(region);
    const tried = [
      ...stored.filter((row) => row.visa !== visa || row.passport !== passport),
      ...written.map((rule) => ({ ...rule, visa, passport })),
    ];
    const today = this.facts.dayIn(region);
    const { visas } = releasedVisas(region);
    const answer = (rules: Parameters<typeof visaFit>[2], question: VisaQuestion, day: string) =>
      visaFit(question, visas, rules, day).find((option) => option.visa.key === visa) ?? null;
    const concerned = visaExamples()
      .filter((one) => one.region === region && one.visa === visa)
      .filter(({ question }) => passport === ALL_PASSPORTS || question.nationality === passport);
    const results = [...own, ...concerned].map(({ title, question, day }) => {
      const [before, after] = [stored, tried].map((rules) => answer(rules, question, day ?? today));
      return {
        title,
        question,
        day: day ?? today,
        before: before ?? null,
        after: after ?? null,
        changed: JSON.stringify(before) !== JSON.stringify(after),
      };
    });
    const filled = await this.facts.fill(results);
    return filled.sort((a, b) => Number(b.changed) - Number(a.changed));
  }
}
