import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, Not, Repository, type EntityManager } from 'typeorm';
import { ContentSeed } from './content-seed.entity.js';
import { fingerprintOf } from './fingerprint.js';

/** A row as the files of the release have it, in the columns that they fill; days and times as ISO texts. */
export type NewerText = Record<string, unknown>;

/** Which texts an admin has made theirs, and of which of them the release has a newer version by now. */
@Injectable()
export class NewerTextsService {
  constructor(@InjectRepository(ContentSeed) private readonly seeds: Repository<ContentSeed>) {}

  /** By key, those among `keys` of a table for which there is one. */
  async of(tableName: string, keys: readonly string[]): Promise<Map<string, NewerText>> {
    if (keys.length === 0) return new Map();
    const found = await this.seeds.findBy({ tableName, key: In([...keys]), newer: Not(IsNull()) });
    return new Map(found.flatMap(({ key, newer }) => (newer ? [[key, newer] as const] : [])));
  }

  /** Those among the rows of a table, by key, that are no longer as a release has written them. */
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

  /** The admin has taken it over, or does not want it: only the next newer one is told of. */
  async settle(tableName: string, key: string, manager: EntityManager): Promise<void> {
    const seed = await manager.findOneBy(ContentSeed, { tableName, key });
    if (!seed?.newer) return;
    const columns = Object.keys(seed.newer);
    const fingerprint = fingerprintOf(seed.newer, columns);
    await manager.update(ContentSeed, { tableName, key }, { columns, fingerprint, newer: null });
  }
}
