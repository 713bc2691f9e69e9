import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../../platform/database/index.js';
import { FACT_REGIONS, LegalFactsService, type FactRegion } from '../../../platform/facts/index.js';
import { releasedVisas } from './released-visas.js';
import type { VisaRuleRow } from './visa-rule.entity.js';
import { VisaRulesRepository } from './visa-rules.repository.js';
import { VisaRulesService } from './visa-rules.service.js';

/** A visa with rules due for review. */
export interface DueVisa {
  region: FactRegion;
  visa: string;
  label: string;
  /** The earliest of its rules. */
  reviewBy: string;
  ruleIds: readonly string[];
}

/** Visas with overdue reviews. Past and future rules need no review. */
@Injectable()
export class VisaRuleReviewsService {
  constructor(
    private readonly rules: VisaRulesService,
    private readonly facts: LegalFactsService,
    private readonly repository: VisaRulesRepository,
  ) {}

  /** Longest overdue first. */
  async due(): Promise<DueVisa[]> {
    const due = await Promise.all(FACT_REGIONS.map((region) => this.dueIn(region)));
    return due.flat().sort((a, b) => (a.reviewBy < b.reviewBy ? -1 : 1));
  }

  /** Takes the reviews that no one was notified of for their due date, and marks them as notified. */
  async takeUnnotified(manager: EntityManager): Promise<DueVisa[]> {
    const due = await this.due();
    const ids = due.flatMap(({ ruleIds }) => ruleIds);
    if (ids.length === 0) return [];
    const unnotified = await this.repository.remind(ids, manager);
    return due.filter(({ ruleIds }) => ruleIds.some((id) => unnotified.has(id)));
  }

  private async dueIn(region: FactRegion): Promise<DueVisa[]> {
    const today = this.facts.dayIn(region);
    const rows = (await this.rules.of(region)).filter((row) => isValid(row, today) && row.reviewBy < today);
    return releasedVisas(region).visas.flatMap(({ key, name }) => {
      const own = rows.filter(({ visa }) => visa === key).sort((a, b) => (a.reviewBy < b.reviewBy ? -1 : 1));
      const [first] = own;
      return first
        ? [{ region, visa: key, label: name, reviewBy: first.reviewBy, ruleIds: own.map(({ id }) => id) }]
        : [];
    });
  }
}

const isValid = ({ validFrom, validUntil }: VisaRuleRow, day: string): boolean =>
  validFrom <= day && (validUntil === null || validUntil >= day);
