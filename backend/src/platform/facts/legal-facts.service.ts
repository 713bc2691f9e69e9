import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ClockService, dayInZone } from '../clock/index.js';
import { CachedRows } from '../database/index.js';
import { assertNoProblems } from '../errors/index.js';
import { BroadcastService } from '../events/index.js';
import { ContentSeedsService, seedId, type Seed, type SeedPlan } from '../seeding/index.js';
import { placeholderProblems, withLegalFacts } from './fact-placeholders.js';
import { factTableOn, type FactTable, type RegionTable } from './fact-table.js';
import { LegalFactRow } from './legal-fact.entity.js';
import { LegalFactsRepository } from './legal-facts.repository.js';
import { FACT_REGIONS, releasedFacts, type FactRegion, type ReleasedFact } from './released-facts.js';

declare module '../events/broadcast.service.js' {
  interface BroadcastTopics {
    'legal-facts.changed': Record<string, never>;
  }
}

const TIME_ZONES: Record<FactRegion, string> = { australia: 'Australia/Sydney', newzealand: 'Pacific/Auckland' };

type Rows = readonly LegalFactRow[];

/** Today's legal facts, cached; every process drops the cache after a change. */
@Injectable()
export class LegalFactsService implements Seed, OnModuleInit {
  readonly name = 'LegalFactsService';
  private readonly cached: CachedRows<Rows>;
  /** The table for these rows on these days. */
  private cachedTable: { rows: Rows; days: string; table: FactTable } | undefined;

  constructor(
    // Seeds run in the order of registration: those that use facts come after them.
    seeds: ContentSeedsService,
    repository: LegalFactsRepository,
    private readonly broadcast: BroadcastService,
    private readonly clock: ClockService,
  ) {
    this.cached = new CachedRows(() => repository.all());
    seeds.add(this);
  }

  onModuleInit(): void {
    this.broadcast.on('legal-facts.changed', () => this.forget());
  }

  /** The values of the release; edited ones stay. */
  read(): Promise<SeedPlan> {
    const rows = FACT_REGIONS.flatMap((region) =>
      Object.entries(releasedFacts[region]).map(([key, fact]) => rowOf(region, key, fact)),
    );
    return Promise.resolve(async (writer) => {
      await writer.write({ entity: LegalFactRow, key: 'id', rows, whenGone: 'keep' });
      this.forget();
    });
  }

  /** Today's day in a region. */
  dayIn(region: FactRegion): string {
    return dayOf(this.clock.now(), region);
  }

  /** Returns the facts that are valid today. */
  async today(): Promise<FactTable> {
    const rows = await this.rows();
    const days = { australia: this.dayIn('australia'), newzealand: this.dayIn('newzealand') };
    const key = Object.values(days).join();
    if (this.cachedTable?.rows !== rows || this.cachedTable.days !== key)
      this.cachedTable = { rows, days: key, table: factTableOn(rows, days) };
    return this.cachedTable.table;
  }

  /** Returns the facts that were valid in a region at a moment. */
  async at(region: FactRegion, moment: Date): Promise<RegionTable> {
    return this.on(region, dayOf(moment, region));
  }

  /** Returns the facts that are valid in a region on a day, an ISO date. */
  async on(region: FactRegion, day: string): Promise<RegionTable> {
    if (day === this.dayIn(region)) return (await this.today())[region];
    return factTableOn(await this.rows(), { australia: day, newzealand: day })[region];
  }

  /**
   * Returns the facts for a future day in a region, as far as they are known; those of today if the day has passed or
   * is open.
   */
  async ahead(region: FactRegion, day: string | null): Promise<RegionTable> {
    const today = this.dayIn(region);
    const changes = (await this.rows()).some(
      (row) => row.region === region && row.validFrom > today && day !== null && row.validFrom <= day,
    );
    return changes && day !== null ? this.on(region, day) : (await this.today())[region];
  }

  /** Replaces the placeholders in a text, or in all texts of a response, by today's values. */
  async fill<Value>(value: Value): Promise<Value> {
    return withLegalFacts(value, await this.today());
  }

  /** Throws `validation_failed` by field if a text within `texts` has an unknown placeholder. */
  async assertPlaceholders(texts: object): Promise<void> {
    const fields = placeholderProblems(texts, await this.today());
    assertNoProblems(fields);
  }

  /** Every row, including past and future ones. */
  rows(): Promise<Rows> {
    return this.cached.read();
  }

  /** Drops the cache of this process. */
  forget(): void {
    this.cached.forget();
  }
}

const rowOf = (region: FactRegion, key: string, fact: ReleasedFact): Partial<LegalFactRow> => ({
  id: seedId('legal-fact', region, key, fact.validFrom),
  region,
  key,
  value: fact.value,
  validFrom: fact.validFrom,
  sourceTitle: fact.source.title,
  sourceUrl: fact.source.url,
  checkedOn: fact.checkedOn,
  reviewBy: fact.reviewBy,
  note: fact.note ?? null,
});

const DAYS = Object.fromEntries(FACT_REGIONS.map((region) => [region, dayInZone(TIME_ZONES[region])])) as Record<
  FactRegion,
  (moment: Date) => string
>;
const dayOf = (moment: Date, region: FactRegion): string => DAYS[region](moment);
