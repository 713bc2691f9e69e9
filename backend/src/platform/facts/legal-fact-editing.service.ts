import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../database/index.js';
import { DomainError, type FieldMessages } from '../errors/index.js';
import { BroadcastService, OutboxService } from '../events/index.js';
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

/** A fact with its rows, the oldest first, the one that is valid today, and whether that has to be reviewed. */
export interface EditableFact {
  region: FactRegion;
  key: string;
  released: ReleasedFact;
  rows: readonly LegalFactRow[];
  valid: LegalFactRow | null;
  due: boolean;
}

const EARLIEST = '1980-01-01';
const MOST_YEARS_AHEAD = 3;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Facts as admins edit them: a value from a day on, and never over someone else's change. */
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

  /** Adds a value that is valid from a day on. Throws `not_found` and `validation_failed` by field. */
  async add(region: string, key: string, values: FactValues, manager: EntityManager): Promise<LegalFactRow> {
    const known = knownRegion(region, key);
    const rows = await this.repository.lock(known, key, manager);
    this.assertPossible(known, key, values, rows);
    const id = randomUUID();
    await this.repository.add({ ...values, id, region: known, key }, manager);
    return this.written(known, key, id, manager);
  }

  /** Corrects a row. Throws `not_found`, `validation_failed` by field, and `stale_edit` with the row as it stands. */
  async change(
    { region, key, id, version }: { region: string; key: string; id: string; version: number },
    values: FactValues,
    manager: EntityManager,
  ): Promise<{ before: LegalFactRow; after: LegalFactRow }> {
    const known = knownRegion(region, key);
    const rows = await this.repository.lock(known, key, manager);
    const before = rows.find((row) => row.id === id);
    if (!before) throw new DomainError('not_found');
    if (before.version !== version) throw new DomainError('stale_edit', { current: { ...before } });
    this.assertPossible(
      known,
      key,
      values,
      rows.filter((row) => row !== before),
    );
    await this.repository.change(id, values, manager);
    return { before, after: await this.written(known, key, id, manager) };
  }

  private async written(region: FactRegion, key: string, id: string, manager: EntityManager): Promise<LegalFactRow> {
    await this.broadcast.publish('legal-facts.changed', {}, manager);
    await this.outbox.add(manager, 'legal-facts.changed', { region, key });
    const row = (await this.repository.lock(region, key, manager)).find((one) => one.id === id);
    if (!row) throw new DomainError('not_found');
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

  private assertPossible(region: FactRegion, key: string, values: FactValues, others: readonly LegalFactRow[]): void {
    const released = releasedFacts[region][key];
    if (!released) throw new DomainError('not_found');
    const fields = wrongFields(values, released.unit, this.facts.dayIn(region), others);
    if (Object.keys(fields).length > 0) throw new DomainError('validation_failed', { fields });
  }
}

function wrongFields(values: FactValues, unit: string, today: string, others: readonly LegalFactRow[]): FieldMessages {
  const { value, validFrom, sourceUrl, checkedOn, reviewBy } = values;
  const latest = `${Number(today.slice(0, 4)) + MOST_YEARS_AHEAD}${today.slice(4)}`;
  const { least, most } = rangeOf(unit);
  const wrong: [field: string, message: string | null][] = [
    ['value', value >= least && value <= most ? null : messages.value(least, most, unit)],
    ['validFrom', isDay(validFrom) && validFrom >= EARLIEST && validFrom <= latest ? null : messages.validFrom],
    ['validFrom', others.some((row) => row.validFrom === validFrom) ? messages.overlap : null],
    ['sourceUrl', isHttps(sourceUrl) ? null : messages.sourceUrl],
    ['checkedOn', isDay(checkedOn) && checkedOn <= today ? null : messages.checkedOn],
    ['reviewBy', isDay(reviewBy) && reviewBy > checkedOn && reviewBy <= latest ? null : messages.reviewBy],
  ];
  const fields: FieldMessages = {};
  for (const [field, message] of wrong) if (message) (fields[field] ??= []).push(message);
  return fields;
}

/** A day that the calendar has: not 30 February. */
const isDay = (day: string): boolean => {
  const at = DAY.test(day) ? new Date(`${day}T00:00:00Z`) : null;
  return at !== null && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
};

const isHttps = (address: string): boolean => URL.canParse(address) && new URL(address).protocol === 'https:';

function knownRegion(region: string, key: string): FactRegion {
  const known = FACT_REGIONS.find((one) => one === region);
  if (!known || !Object.hasOwn(releasedFacts[known], key)) throw new DomainError('not_found');
  return known;
}
