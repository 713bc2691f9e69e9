import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../database/index.js';
import { validOn } from './fact-table.js';
import type { LegalFactRow } from './legal-fact.entity.js';
import { LegalFactsRepository } from './legal-facts.repository.js';
import { LegalFactsService } from './legal-facts.service.js';
import { FACT_REGIONS, releasedFacts, type FactRegion } from './released-facts.js';

/** A fact due for review. */
interface DueFact {
  id: string;
  region: FactRegion;
  key: string;
  label: string;
  reviewBy: string;
}

/** Facts with an overdue review. A replaced value needs none. */
@Injectable()
export class FactReviewsService {
  constructor(
    private readonly facts: LegalFactsService,
    private readonly repository: LegalFactsRepository,
  ) {}

  /** Overdue facts, longest first. */
  async due(): Promise<DueFact[]> {
    const rows = await this.facts.rows();
    return FACT_REGIONS.flatMap((region) => this.dueIn(region, rows)).sort((a, b) =>
      a.reviewBy < b.reviewBy ? -1 : 1,
    );
  }

  /** Overdue facts that no one was notified of; marks them as notified. */
  async takeUnnotified(manager: EntityManager): Promise<DueFact[]> {
    const due = await this.due();
    if (due.length === 0) return [];
    const unnotified = await this.repository.remind(
      due.map(({ id }) => id),
      manager,
    );
    return due.filter(({ id }) => unnotified.has(id));
  }

  private dueIn(region: FactRegion, all: readonly LegalFactRow[]): DueFact[] {
    const today = this.facts.dayIn(region);
    return Object.entries(releasedFacts[region]).flatMap(([key, { label }]) => {
      const row = validOn(
        all.filter((one) => one.region === region && one.key === key),
        today,
      );
      return row && row.reviewBy < today ? [{ id: row.id, region, key, label, reviewBy: row.reviewBy }] : [];
    });
  }
}
