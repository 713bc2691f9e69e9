import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, Not, Repository, type EntityManager } from 'typeorm';
import { ContentSeed } from './content-seed.entity.js';
import { fingerprintOf } from './fingerprint.js';

/** A row as the files of the release have it, in the columns that they fill; days and times as ISO texts. */
export type NewerText = Record<string, unknown>;

/** Texts that an administrator has made theirs, and of which the release has a newer version by now. */
@Injectable()
export class NewerTexts {
  constructor(@InjectRepository(ContentSeed) private readonly seeds: Repository<ContentSeed>) {}

  /** By key, those among `keys` of a table for which there is one. */
  async of(tableName: string, keys: readonly string[]): Promise<Map<string, NewerText>> {
    if (keys.length === 0) return new Map();
    const found = await this.seeds.findBy({ tableName, key: In([...keys]), newer: Not(IsNull()) });
    return new Map(found.flatMap(({ key, newer }) => (newer ? [[key, newer] as const] : [])));
  }

  /** The administrator has taken it over, or does not want it: only the next newer one is told of. */
  async settle(tableName: string, key: string, manager: EntityManager): Promise<void> {
    const seed = await manager.findOneBy(ContentSeed, { tableName, key });
    if (!seed?.newer) return;
    const columns = Object.keys(seed.newer);
    const fingerprint = fingerprintOf(seed.newer, columns);
    await manager.update(ContentSeed, { tableName, key }, { columns, fingerprint, newer: null });
  }
}
