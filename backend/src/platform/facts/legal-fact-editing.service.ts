import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../database/index.js';
import { assertNoProblems, DomainError, type FieldMessages } from '../errors/index.js';
import { BroadcastService, OutboxService } from '../events/index.js';
import { wrongSource } from './dated-source.js';
import { validOn } from './fact-table.js';
import { rangeOf } from './fact-units.js';
import type { LegalFactRow } from './legal-fact.entity.js';
import { LegalFactsRepository, type FactValues } from './legal-facts.repository.js';
import { LegalFactsService } from './legal-facts.service.js';
import { FACT_REGIONS, releasedFacts, type FactRegion, type ReleasedFact } from './released-facts.js';
import { messages } from './texts.js';

declare module '../events/domain-events.js' {
  interface DomainEvents {
    'legal-facts.changed': { region: FactRegion; key: string };
  }
}

/** A fact with its rows, oldest first, its current value, and whether it is due for review. */
export interface EditableFact {
  region: FactRegion;
  key: string;
  released: ReleasedFact;
  rows: readonly LegalFactRow[];
  valid: LegalFactRow | null;
  due: boolean;
}

/** Edits facts: a value from a day on, without overwriting another editor's change. */
@Injectable()
export class LegalFactEditingService {
  constructor(
    private readonly repository: LegalFactsRepository,
    private readonly facts: LegalFactsService,
    private readonly broadcast: BroadcastService,
    private readonly outbox: OutboxService,
  ) {}

  async list(region: FactRegion): Promise<EditableFact[]> {
    const rows = await this.facts.rows();
    return Object.keys(releasedFacts[region]).map((key) => this.factOf(region, key, rows));
  }

  /** Throws `not_found`. */
  async read(region: string, key: string): Promise<EditableFact> {
    const known = knownRegion(region, key);
    return this.factOf(known, key, await this.facts.rows());
  }

  /**
   * Adds a value from a day on. Throws `not_found` and `validation_failed` by field. Of two concurrent values for the
   * same day the later is a `conflict`.
   */
  async add(region: string, key: string, values: FactValues, manager: EntityManager): Promise<LegalFactRow> {
    const known = knownRegion(region, key);
    await this.assertPossible(known, key, values);
    const id = randomUUID();
    await this.repository.add({ ...values, id, region: known, key }, manager);
    return this.written(id, manager);
  }

  /**
   * Corrects a row. Throws `not_found`, `validation_failed` by field, `conflict` as `add` does, and `stale_edit` with the
   * row as it is now.
   */
  async change(
    { region, key, id, version }: { region: string; key: string; id: string; version: number },
    values: FactValues,
    manager: EntityManager,
  ): Promise<{ before: LegalFactRow; after: LegalFactRow }> {
    const known = knownRegion(region, key);
    const before = await this.repository.find(id, manager);
    if (before?.region !== known || before.key !== key) throw new DomainError('not_found');
    if (before.version !== version) throw new DomainError('stale_edit', { current: { ...before } });
    await this.assertPossible(known, key, values, id);
    if (!(await this.repository.change(id, version, values, manager))) {
      const current = await this.repository.find(id, manager);
      throw current ? new DomainError('stale_edit', { current: { ...current } }) : new DomainError('not_found');
    }
    return { before, after: await this.written(id, manager) };
  }

  private async written(id: string, manager: EntityManager): Promise<LegalFactRow> {
    const row = await this.repository.find(id, manager);
    if (!row) throw new DomainError('not_found');
    await this.broadcast.publish('legal-facts.changed', {}, manager);
    await this.outbox.add(manager, 'legal-facts.changed', { region: row.region, key: row.key });
    return row;
  }

  private factOf(region: FactRegion, key: string, all: readonly LegalFactRow[]): EditableFact {
    const released = releasedFacts[region][key];
    if (!released) throw new DomainError('not_found');
    const rows = all.filter((row) => row.region === region && row.key === key);
    const today = this.facts.dayIn(region);
    const valid = validOn(rows, today);
    return { region, key, released, rows, valid, due: valid !== null && valid.reviewBy < today };
  }

  /** Uses the cache: a day taken a moment ago is caught by the unique index. */
  private async assertPossible(region: FactRegion, key: string, values: FactValues, id?: string): Promise<void> {
    const released = releasedFacts[region][key];
    if (!released) throw new DomainError('not_found');
    const others = (await this.facts.rows()).filter((row) => row.region === region && row.key === key && row.id !== id);
    const fields = wrongFields(values, released.unit, this.facts.dayIn(region), others);
    assertNoProblems(fields);
  }
}

function wrongFields(values: FactValues, unit: string, today: string, others: readonly LegalFactRow[]): FieldMessages {
  const { least, most } = rangeOf(unit);
  const fields = wrongSource(values, today);
  if (values.value < least || values.value > most) fields['value'] = [messages.value(least, most, unit)];
  if (others.some((row) => row.validFrom === values.validFrom)) (fields['validFrom'] ??= []).push(messages.overlap);
  return fields;
}

function knownRegion(region: string, key: string): FactRegion {
  const known = FACT_REGIONS.find((one) => one === region);
  if (!known || !Object.hasOwn(releasedFacts[known], key)) throw new DomainError('not_found');
  return known;
}
