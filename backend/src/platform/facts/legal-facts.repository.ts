import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import { LegalFactRow } from './legal-fact.entity.js';

/** The fields of a row that an admin edits. */
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

  find(id: string, manager: EntityManager): Promise<LegalFactRow | null> {
    return manager.findOneBy(LegalFactRow, { id });
  }

  /** Fails if another value of the fact begins on the same day. */
  async add(row: FactValues & Pick<LegalFactRow, 'id' | 'region' | 'key'>, manager: EntityManager): Promise<void> {
    await manager.insert(LegalFactRow, row);
  }

  /** Raises its version. False if the version is outdated. */
  async change(id: string, version: number, values: FactValues, manager: EntityManager): Promise<boolean> {
    const { affected } = await manager.update(LegalFactRow, { id, version }, values);
    return affected === 1;
  }

  /** Records the due date of each row, and returns rows that no one was notified of. */
  async remind(ids: readonly string[], manager: EntityManager): Promise<Set<string>> {
    const [rows] = await manager.query<[{ id: string }[], number]>(
      `UPDATE legal_facts SET reminded_of = review_by
       WHERE id = ANY($1::uuid[]) AND reminded_of IS DISTINCT FROM review_by RETURNING id`,
      [ids],
    );
    return new Set(rows.map(({ id }) => id));
  }
}
