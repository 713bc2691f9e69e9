import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SearchedText } from '../../../platform/personal-data/index.js';
import { quoted } from '../quoted.js';

/** The primary key of a table. */
interface Key {
  columns: string[];
  types: string[];
}

/** A text or JSON value, and the key of its row. */
export interface FoundText {
  key: unknown[];
  value: unknown;
}

/** A declared column of personal text. */
export interface TextColumn {
  table: string;
  column: string;
  key: Key;
  text: SearchedText;
}

/** Rows per statement, and rows in memory at once. */
const WINDOW = 5_000;
const AT_ONCE = 200;

/** Reads and changes declared texts in batches, each statement within its time limit. */
@Injectable()
export class PersonalTextsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async keyOf(table: string): Promise<Key> {
    const rows = await this.dataSource.query<{ column: string; type: string }[]>(
      `SELECT a.attname AS column, format_type(a.atttypid, a.atttypmod) AS type
       FROM pg_index i CROSS JOIN unnest(i.indkey) WITH ORDINALITY AS part(number, position)
       JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = part.number
       WHERE i.indrelid = $1::regclass AND i.indisprimary ORDER BY part.position`,
      [table],
    );
    return { columns: rows.map(({ column }) => column), types: rows.map(({ type }) => type) };
  }

  /** The next texts about a person that contain one of `hints`, after the row with the key `after`. */
  async about(
    textColumn: TextColumn,
    about: string,
    personId: string,
    hints: string[],
    after: unknown[] | null,
  ): Promise<FoundText[]> {
    const { table, column, key } = textColumn;
    const [name, columns] = [quoted(column), listed(key)];
    return this.dataSource.query<FoundText[]>(
      `WITH about AS MATERIALIZED (SELECT * FROM ${quoted(table)} WHERE ${about})
       SELECT jsonb_build_array(${columns}) AS key, ${name} AS value FROM about
       WHERE ${hasHint(name, '$2')} ${after ? `AND (${columns}) > (${parametersOf(key, 3)})` : ''}
       ORDER BY ${columns} LIMIT ${AT_ONCE}`,
      [personId, hints, ...(after ?? [])],
    );
  }

  /** The key of the last row of the next window after `after`; null at the end of the table. */
  async windowEnd(textColumn: TextColumn, after: unknown[] | null): Promise<unknown[] | null> {
    const { table, key } = textColumn;
    const columns = listed(key);
    const from = after ? `AND (${columns}) > (${parametersOf(key, 1)})` : '';
    const [row] = await this.dataSource.query<{ key: unknown[] }[]>(
      `SELECT jsonb_build_array(${columns}) AS key FROM (
         SELECT ${columns} FROM ${quoted(table)} WHERE ${mayHaveAddress(textColumn)} ${from}
         ORDER BY ${columns} LIMIT ${WINDOW}) AS window_rows
       ORDER BY ${key.columns.map((one) => `${quoted(one)} DESC`).join(', ')} LIMIT 1`,
      after ?? [],
    );
    return row?.key ?? null;
  }

  /** Texts of one window that contain one of `hints`. */
  async within(
    textColumn: TextColumn,
    hints: string[],
    after: unknown[] | null,
    until: unknown[],
  ): Promise<FoundText[]> {
    const { table, column, key } = textColumn;
    const [name, columns] = [quoted(column), listed(key)];
    const from = after ? `AND (${columns}) > (${parametersOf(key, 2 + key.columns.length)})` : '';
    return this.dataSource.query<FoundText[]>(
      `SELECT jsonb_build_array(${columns}) AS key, ${name} AS value FROM ${quoted(table)}
       WHERE ${mayHaveAddress(textColumn)} AND ${hasHint(name, '$1')} AND (${columns}) <= (${parametersOf(key, 2)}) ${from}`,
      [hints, ...until, ...(after ?? [])],
    );
  }

  /** False if the text was changed meanwhile. */
  async change({ table, column, key }: TextColumn, { key: values, value }: FoundText, to: unknown): Promise<boolean> {
    const isJson = typeof value !== 'string';
    const [name, type] = [quoted(column), isJson ? 'jsonb' : 'text'];
    const as = (one: unknown) => (isJson ? JSON.stringify(one) : one);
    const [, count] = await this.dataSource.query<[unknown[], number]>(
      `UPDATE ${quoted(table)} SET ${name} = $2::${type}
       WHERE ${name}::${type} = $1::${type} AND (${listed(key)}) = (${parametersOf(key, 3)})`,
      [as(value), as(to), ...values],
    );
    return count === 1;
  }
}

const listed = ({ columns }: Key) => columns.map(quoted).join(', ');
const parametersOf = ({ types }: Key, from: number) =>
  types.map((type, index) => `$${from + index}::${type}`).join(', ');
/** As the index says it. */
const mayHaveAddress = ({ column, text }: TextColumn) =>
  text.addressesIndexed ? `position('@' IN ${quoted(column)}) > 0` : 'true';
const hasHint = (column: string, parameter: string) =>
  `EXISTS (SELECT FROM unnest(${parameter}::text[]) AS hint WHERE position(lower(hint) IN lower(${column}::text)) > 0)`;
