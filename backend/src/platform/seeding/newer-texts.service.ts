import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, Not, Repository, type EntityManager } from 'typeorm';
import { ContentSeed } from './content-seed.entity.js';
import { fingerprintOf } from './fingerprint.js';

/** A row of the release's files, with dates and times as ISO texts. */
export type NewerText = Record<string, unknown>;

/** Edited texts with a newer version in the release. */
@Injectable()
export class NewerTextsService {
  constructor(@InjectRepository(ContentSeed) private readonly seeds: Repository<ContentSeed>) {}

  /** By key, those of `keys` in a table with a newer version. */
  async of(tableName: string, keys: readonly string[]): Promise<Map<string, NewerText>> {
    if (keys.length === 0) return new Map();
    const found = await this.seeds.findBy({ tableName, key: In([...keys]), newer: Not(IsNull()) });
    return new Map(found.flatMap(({ key, newer }) => (newer ? [[key, newer] as const] : [])));
  }

  /** Rows of a table, by key, that differ from the release. */
  async editedHere(tableName: string, rows: ReadonlyMap<string, object>): Promise<Set<string>> {
    if (rows.size === 0) return new Set();
    const seeds = await this.seeds.findBy({ tableName, key: In([...rows.keys()]) });
    const asReleased = seeds.filter(({ key, columns, fingerprint }) => {
      const row = rows.get(key);
      return row && fingerprintOf(row, columns) === fingerprint;
    });
    const edited = new Set(rows.keys());
    for (const { key } of asReleased) edited.delete(key);
    return edited;
  }

  /** The admin has accepted or dismissed it: only a newer version is reported again. */
  async settle(tableName: string, key: string, manager: EntityManager): Promise<void> {
    const seed = await manager.findOneBy(ContentSeed, { tableName, key });
    if (!seed?.newer) return;
    const columns = Object.keys(seed.newer);
    const fingerprint = fingerprintOf(seed.newer, columns);
    await manager.update(ContentSeed, { tableName, key }, { columns, fingerprint, newer: null });
  }
}
