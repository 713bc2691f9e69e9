import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import { LegalFactRow } from './legal-fact.entity.js';
import type { FactRegion } from './released-facts.js';

/** What an admin writes of a row. */
export type FactValues = Pick<
  LegalFactRow,
  'value' | 'validFrom' | 'sourceTitle' | 'sourceUrl' | 'checkedOn' | 'reviewBy' | 'note'
>;

@Injectable()
export class LegalFactsRepository {
  constructor(@InjectRepository(LegalFactRow) private readonly rows: Repository<LegalFactRow>) {}

  all(): Promise<LegalFactRow[]> {
    return this.rows.find({ order: { region: 'ASC', key: 'ASC', validFrom: 'ASC' } });
  }

  /** The rows of a fact, which nobody else changes or adds to until the transaction ends. */
  async lock(region: FactRegion, key: string, manager: EntityManager): Promise<LegalFactRow[]> {
    await manager.query("SELECT pg_advisory_xact_lock(hashtextextended('legal_facts:' || $1 || '.' || $2, 0))", [
      region,
      key,
    ]);
    return manager.find(LegalFactRow, { where: { region, key }, order: { validFrom: 'ASC' } });
  }

  async add(row: FactValues & Pick<LegalFactRow, 'id' | 'region' | 'key'>, manager: EntityManager): Promise<void> {
    await manager.insert(LegalFactRow, row);
  }

  /** Its version rises. */
  async change(id: string, values: FactValues, manager: EntityManager): Promise<void> {
    await manager.update(LegalFactRow, { id }, values);
  }

  /** Remembers the day of review of each row, and answers with the rows whose day nobody had been told. */
  async remind(ids: readonly string[], manager: EntityManager): Promise<Set<string>> {
    const [rows] = await manager.query<[{ id: string }[], number]>(
      `UPDATE legal_facts SET reminded_of = review_by
       WHERE id = ANY($1::uuid[]) AND reminded_of IS DISTINCT FROM review_by RETURNING id`,
      [ids],
    );
    return new Set(rows.map(({ id }) => id));
  }
}
