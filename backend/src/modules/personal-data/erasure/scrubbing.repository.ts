import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { messages } from '../messages.js';
import { patternOf, withoutWords, type Identifiers } from './scrubbing.js';

interface WordColumn {
  table: string;
  column: string;
  json: boolean;
  /** Columns of the same table that may hold a person's id. */
  ids: string[];
}

/** Rows that concern somebody although their id does not stand in them. `$1` is the id. */
const LINKED: Readonly<Record<string, string>> = {
  appeals: 'case_id IN (SELECT id FROM moderation_cases WHERE about_id = $1)',
  arrangement_acceptances: 'arrangement_id IN (SELECT id FROM arrangements WHERE $1 IN (family_id, au_pair_id))',
  arrangement_versions: 'arrangement_id IN (SELECT id FROM arrangements WHERE $1 IN (family_id, au_pair_id))',
  moderation_cases: 'id IN (SELECT case_id FROM reports WHERE reporter_id = $1)',
  notifications: `person_id IN (SELECT unnest(ARRAY[user1_id, user2_id]) FROM conversations WHERE $1 IN (user1_id, user2_id))`,
  reports: 'case_id IN (SELECT id FROM moderation_cases WHERE about_id = $1)',
};

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
/** Tables whose rows are needed as they are for a little longer: by these addresses Brevo is told to forget somebody. */
const NOT_YET = `'migrations', 'marketing_contacts'`;
/** Where words stand, but for tables in which nothing is ever changed. */
const COLUMNS = `
  SELECT c.relname AS table, a.attname AS column, a.atttypid IN ('json'::regtype, 'jsonb'::regtype) AS json,
    ARRAY(SELECT i.attname::text FROM pg_attribute i
          WHERE i.attrelid = c.oid AND i.atttypid = 'uuid'::regtype AND i.attnum > 0 AND NOT i.attisdropped) AS ids
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
  JOIN pg_type t ON t.oid = a.atttypid
  WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND c.relname NOT IN (${NOT_YET})
    AND (t.typcategory = 'S' OR t.typname IN ('json', 'jsonb'))
    AND has_table_privilege(c.oid, 'UPDATE')
    AND NOT EXISTS (SELECT FROM pg_trigger g WHERE g.tgrelid = c.oid AND g.tgname = c.relname || '_append_only')
  ORDER BY 1, a.attnum`;

/** Takes somebody's names and addresses out of rows that stay. */
@Injectable()
export class ScrubbingRepository {
  /** Call it once their own rows are gone. */
  async scrub(personId: string, { unique, names }: Identifiers, manager: EntityManager): Promise<void> {
    const columns = await manager.query<WordColumn[]>(COLUMNS);
    for (const column of columns) {
      const link = this.linkOf(column);
      if (link) await this.replace(column, { words: names, by: messages.formerMember, where: link }, personId, manager);
      await this.replace(column, { words: unique, by: messages.removed, where: null }, personId, manager);
    }
  }

  /** Null where no row of the table can concern anybody. */
  private linkOf({ table, ids }: WordColumn): string | null {
    const conditions = [...ids.map((id) => `${quoted(id)} = $1`), ...(LINKED[table] ? [LINKED[table]] : [])];
    return conditions.length > 0 ? `(${conditions.join(' OR ')})` : null;
  }

  private async replace(
    { table, column, json }: WordColumn,
    { words, by, where }: { words: string[]; by: string; where: string | null },
    personId: string,
    manager: EntityManager,
  ): Promise<void> {
    const pattern = patternOf(words, json);
    if (pattern === null) return;
    const [name, values] = [quoted(column), where ? [pattern, personId] : [pattern]];
    const condition = `${name}::text ~* $1 ${where ? `AND ${where.replaceAll('$1', '$2')}` : ''}`;
    if (!json)
      return void (await manager.query(
        `UPDATE ${quoted(table)} SET ${name} = regexp_replace(${name}::text, $1, '${by}', 'gi') WHERE ${condition}`,
        values,
      ));
    // Value by value: the name of a person may be the name of a field.
    const rows = await manager.query<{ place: string; value: unknown }[]>(
      `SELECT ctid::text AS place, ${name} AS value FROM ${quoted(table)} WHERE ${condition}`,
      values,
    );
    for (const { place, value } of rows)
      await manager.query(`UPDATE ${quoted(table)} SET ${name} = $1 WHERE ctid = $2::tid`, [
        JSON.stringify(withoutWords(value, words, by)),
        place,
      ]);
  }
}
