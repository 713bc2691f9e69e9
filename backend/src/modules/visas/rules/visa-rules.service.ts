import { Injectable, type OnModuleInit } from '@nestjs/common';
import { BroadcastService } from '../../../platform/events/index.js';
import { CachedRows } from '../../../platform/database/index.js';
import { FACT_REGIONS, type FactRegion } from '../../../platform/facts/index.js';
import { checked } from '../../../platform/http/index.js';
import { ContentSeedsService, type Seed, type SeedPlan } from '../../../platform/seeding/index.js';
import { releasedVisas } from './released-visas.js';
import { VisaRuleRow } from './visa-rule.entity.js';
import { VisaRuleValues } from './visa-rule-values.dto.js';
import { VisaRulesRepository } from './visa-rules.repository.js';

declare module '../../../platform/events/broadcast.service.js' {
  interface BroadcastTopics {
    'visa-rules.changed': Record<string, never>;
  }
}

/** Cached visa rules, dropped by every process after a change. */
@Injectable()
export class VisaRulesService implements Seed, OnModuleInit {
  readonly name = 'VisaRulesService';
  private readonly cached: CachedRows<ReadonlyMap<FactRegion, readonly VisaRuleRow[]>>;

  constructor(
    seeds: ContentSeedsService,
    private readonly repository: VisaRulesRepository,
    private readonly broadcast: BroadcastService,
  ) {
    this.cached = new CachedRows(async () => byRegion(await repository.all()));
    seeds.add(this);
  }

  onModuleInit(): void {
    this.broadcast.on('visa-rules.changed', () => this.forget());
  }

  /** The rules of the release, except for visas and passports with rules published by an admin. */
  async read(): Promise<SeedPlan> {
    const edited = await this.repository.editedSets();
    const rows = FACT_REGIONS.flatMap((region) => releasedVisas(region).rules)
      .filter(({ region, visa, passport }) => !edited.has(`${region}.${visa}.${passport}`))
      .map((row) => ({ ...row, values: checked(VisaRuleValues, row.values) }));
    return async (writer) => {
      await writer.write({ entity: VisaRuleRow, key: 'id', rows, whenGone: 'keep' });
      this.forget();
    };
  }

  /** Every rule of a region, including past and future ones. */
  async of(region: FactRegion): Promise<readonly VisaRuleRow[]> {
    return (await this.cached.read()).get(region) ?? [];
  }

  /** Drops the cache of this process. */
  forget(): void {
    this.cached.forget();
  }
}

const byRegion = (rows: readonly VisaRuleRow[]) =>
  new Map(FACT_REGIONS.map((region) => [region, rows.filter((row) => row.region === region)]));
