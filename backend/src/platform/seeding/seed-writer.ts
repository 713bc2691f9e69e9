import { In, type EntityManager, type FindOptionsWhere, type ObjectLiteral } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { ContentSeed } from './content-seed.entity.js';
import { fingerprintOf } from './fingerprint.js';

/** The rows of this release for one table. */
interface SeedRows<Row extends ObjectLiteral> {
  entity: new () => Row;
  /** The unique text or uuid column that identifies a row. */
  key: keyof Row & string;
  /** Columns missing in a row keep their default or an admin's value. */
  rows: readonly Partial<Row>[];
  /** The handling of unedited seeded rows without a file. */
  whenGone: 'keep' | 'remove';
}

/** Writes seeded rows in the transaction of a seed. */
export class SeedWriter {
  constructor(private readonly manager: EntityManager) {}

  /**
   * Writes the files' rows. Edited, deleted and own rows of admins stay. Returns the keys of written rows in the
   * table, for dependent rows.
   */
  async write<Row extends ObjectLiteral>({ entity, key, rows, whenGone }: SeedRows<Row>): Promise<Set<string>> {
    const { tableName } = this.manager.connection.getMetadata(entity);
    const keyOf = (row: Partial<Row>) => String(row[key]);
    const seeds = new Map((await this.manager.findBy(ContentSeed, { tableName })).map((seed) => [seed.key, seed]));
    const stored = await this.stored(entity, key, [...new Set([...rows.map(keyOf), ...seeds.keys()])]);

    for (const row of rows) {
      const [seed, current] = [seeds.get(keyOf(row)), stored.get(keyOf(row))];
      seeds.delete(keyOf(row));
      if (!(await this.put(entity, key, row, seed, current))) {
        if (seed) await this.keepNewer(seed, row);
        continue;
      }
      stored.set(keyOf(row), row as Row);
      const columns = Object.keys(row);
      const fingerprint = fingerprintOf(row, columns);
      await this.manager.upsert(ContentSeed, { tableName, key: keyOf(row), columns, fingerprint, newer: null }, [
        'tableName',
        'key',
      ]);
    }

    // The remaining ones belong to no file.
    for (const seed of whenGone === 'remove' ? seeds.values() : []) {
      const current = stored.get(seed.key);
      if (!current || !isUntouched(current, seed)) continue;
      await this.manager.delete(entity, { [key]: seed.key });
      await this.manager.delete(ContentSeed, { tableName, key: seed.key });
      stored.delete(seed.key);
    }
    return new Set(stored.keys());
  }

  /** True if the row was written. */
  private async put<Row extends ObjectLiteral>(
    entity: new () => Row,
    key: keyof Row & string,
    row: Partial<Row>,
    seed: ContentSeed | undefined,
    current: Row | undefined,
  ): Promise<boolean> {
    const values = row as QueryDeepPartialEntity<Row>;
    if (!seed && !current) {
      const { raw } = await this.manager
        .createQueryBuilder()
        .insert()
        .into(entity)
        .values(values)
        // Otherwise database defaults would count as the file's values, and later changes as edits.
        .updateEntity(false)
        .orIgnore()
        .returning([key])
        .execute();
      return (raw as unknown[]).length > 0;
    }
    if (!seed || !current || !isUntouched(current, seed)) return false;
    if (fingerprintOf(row, Object.keys(row)) === seed.fingerprint) return false;
    await this.manager.update(entity, { [key]: row[key] }, values);
    return true;
  }

  /** Keeps an admin's edit and records the newer text of the release. */
  private async keepNewer<Row extends ObjectLiteral>(seed: ContentSeed, row: Partial<Row>): Promise<void> {
    const columns = Object.keys(row);
    const fingerprint = fingerprintOf(row, columns);
    const newer = fingerprint === seed.fingerprint ? null : row;
    if (seed.newer === null ? newer === null : newer && fingerprintOf(seed.newer, columns) === fingerprint) return;
    const { tableName, key } = seed;
    await this.manager.update(ContentSeed, { tableName, key }, { newer });
  }

  private async stored<Row extends ObjectLiteral>(
    entity: new () => Row,
    key: keyof Row & string,
    keys: string[],
  ): Promise<Map<string, Row>> {
    const rows = await this.manager.findBy(entity, { [key]: In(keys) } as FindOptionsWhere<Row>);
    return new Map(rows.map((row) => [String(row[key]), row]));
  }
}

const isUntouched = (current: object, { columns, fingerprint }: ContentSeed): boolean =>
  fingerprintOf(current, columns) === fingerprint;
