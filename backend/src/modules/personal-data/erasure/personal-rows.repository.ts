import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PersonalDataRegistry, type PersonalTable, type ReplacedValue } from '../../../platform/personal-data/index.js';
import { messages } from '../texts.js';
import { quoted } from '../quoted.js';

/** Rows deleted by one statement. */
const BATCH = 1_000;

/** A table whose rows cannot be deleted while rows of another one reference them. */
interface KeepingRow {
  table: string;
  column: string;
}

/** Deletes a person's rows and clears their values, as declared by each module. */
@Injectable()
export class PersonalRowsRepository {
  constructor(private readonly registry: PersonalDataRegistry) {}

  /** The person's names in their own rows: one list of parts for each table with a name. */
  async namesOf(personId: string, manager: EntityManager): Promise<{ names: string[][]; phones: string[] }> {
    const names: string[][] = [];
    const phones: string[] = [];
    for (const [name, { identifies = {}, people }] of this.registry.tables()) {
      const columns = Object.keys(identifies);
      const [owner] = Object.keys(people);
      if (columns.length === 0 || owner === undefined) continue;
      const rows = await manager.query<Record<string, string | null>[]>(
        `SELECT DISTINCT ${columns.map((column) => `${quoted(column)}::text`).join(', ')} FROM ${quoted(name)} WHERE ${quoted(owner)} = $1`,
        [personId],
      );
      for (const row of rows) {
        const valuesOf = (kind: 'name' | 'phone') =>
          columns.flatMap((column) => (identifies[column] === kind && row[column]) || []);
        if (valuesOf('name').length > 0) names.push(valuesOf('name'));
        phones.push(...valuesOf('phone'));
      }
    }
    return { names, phones };
  }

  /** Deletes everything that does not cascade from the account. */
  async delete(personId: string, manager: EntityManager): Promise<void> {
    for (const [name, table] of this.registry.tables())
      for (const condition of conditionsOf(table)) await this.deleteWhere(name, condition, personId, manager);
  }

  /** Replaces values that are known to be the person's. */
  async replace(personId: string, manager: EntityManager): Promise<void> {
    for (const [name, { replace = [] }] of this.registry.tables())
      for (const value of replace) await manager.query(replacing(name, value), [personId, messages.formerMember]);
  }

  /**
   * Deletes rows that no one can read any more, unless another table must keep rows that reference them. Call it after
   * deleting the account.
   */
  async deleteAbandoned(personId: string, manager: EntityManager): Promise<void> {
    for (const [name, { abandoned }] of this.registry.tables()) {
      if (abandoned === undefined) continue;
      const keeping = await manager.query<KeepingRow[]>(KEEPING, [name]);
      const isKept = keeping.map(
        ({ table, column }) =>
          `AND NOT EXISTS (SELECT FROM ${quoted(table)} k WHERE k.${quoted(column)} = ${quoted(name)}.id)`,
      );
      await this.deleteWhere(name, [`(${abandoned})`, ...isKept].join(' '), personId, manager);
    }
  }

  private async deleteWhere(table: string, condition: string, personId: string, manager: EntityManager): Promise<void> {
    const name = quoted(table);
    for (let deleted = BATCH; deleted === BATCH;) {
      const [, count] = await manager.query<[unknown[], number]>(
        `DELETE FROM ${name} WHERE ctid = ANY (ARRAY(SELECT ctid FROM ${name} WHERE ${condition} LIMIT ${BATCH} FOR UPDATE))`,
        [personId],
      );
      deleted = count;
    }
  }
}

/** Foreign keys that prevent deleting a row of `$1`. */
const KEEPING = `
  SELECT k.conrelid::regclass::text AS table, a.attname AS column
  FROM pg_constraint k JOIN pg_attribute a ON a.attrelid = k.conrelid AND k.conkey = ARRAY[a.attnum]
  WHERE k.contype = 'f' AND k.confrelid = $1::regclass AND k.confdeltype IN ('a', 'r')`;

function conditionsOf({ people, ownRows }: PersonalTable): string[] {
  const own = ownRows === undefined ? [] : [`(${ownRows})`];
  const byColumn = Object.entries(people).flatMap(([column, onErasure]) => {
    if (onErasure === 'delete') return [`${quoted(column)} = $1`];
    return typeof onErasure === 'object' && 'delete' in onErasure
      ? [`${quoted(column)} = $1 AND (${onErasure.delete})`]
      : [];
  });
  return [...own, ...byColumn];
}

function replacing(table: string, { column, path, where }: ReplacedValue): string {
  const [name, by] = [quoted(column), '$2::text'];
  const value = path ? `jsonb_set(${name}, '{${path.join(',')}}', to_jsonb(${by}), false)` : by;
  return `UPDATE ${quoted(table)} SET ${name} = ${value} WHERE ${where}`;
}
