import type { SearchTable } from '../search-index/search-table.js';
import type { WalkedRow } from './walk.js';

/**
 * The columns of a row of a term list in one field, or hundreds of rows: reading them one by one costs the driver ten times
 * as much. A row is a number of words of eight bytes, each filled with columns from its first byte on, and then its languages
 * as PostgreSQL sends an array.
 */

const WORD = 8;
const WIDTHS = { integer: 4, smallint: 2 } as const;
/** Represents null in a smallint: no column has it as a value. */
const NULL = -32_768;
/** Of an array as it is sent: dimensions, flags, type; length and lower bound follow unless it is empty. */
const ARRAY_HEAD = 12;
const LENGTH_AT = 12;
const ITEMS_AT = 20;
/** The length of an item and the item. */
const ITEM = 6;

interface Field {
  name: string;
  width: 2 | 4;
  /** Bytes from the beginning of the row. */
  at: number;
}

interface Layout {
  fields: Field[];
  /** Bytes before the languages. */
  size: number;
}

const layouts = new Map<SearchTable['name'], Layout>();

/** Wide columns first, so that none crosses the border of a word. */
function layoutOf({ name: table, columns }: Pick<SearchTable, 'name' | 'columns'>): Layout {
  const known = layouts.get(table);
  if (known) return known;
  const widths = Object.entries({ passes: 'smallint', ...columns } as SearchTable['columns'])
    .filter(([, type]) => type !== 'smallint[]')
    .map(([name, type]) => ({ name, width: WIDTHS[type as keyof typeof WIDTHS] }))
    .sort((a, b) => b.width - a.width);
  let at = 0;
  const fields = widths.map(({ name, width }) => ({ name, width, at: (at += width) - width }));
  const layout = { fields, size: Math.ceil(at / WORD) * WORD };
  layouts.set(table, layout);
  return layout;
}

/** Everything but the id of a row with this name, packed. */
export function packedRowSql(table: SearchTable, row: string): string {
  const { fields, size } = layoutOf(table);
  const words = Array.from({ length: size / WORD }, (_, word) => {
    const parts = fields
      .filter(({ at }) => Math.floor(at / WORD) === word)
      .map(({ name, width, at }) => {
        const shift = 8 * (WORD - (at % WORD) - width);
        const mask = width === 4 ? '4294967295' : '65535';
        const column = `${row}.${name}`;
        const value =
          name === 'passes' ? `${column}::integer` : width === 4 ? column : `coalesce(${column}, '${NULL}'::smallint)`;
        return `((${value}::bigint & ${mask}) << ${shift})`;
      });
    return `int8send(${parts.join(' | ')})`;
  });
  return `${words.join(' || ')} || array_send(${row}.languages)`;
}

/** Of rows named `seen`: their ids as text with commas, and everything else packed. */
export const packedSql = (table: SearchTable): string =>
  `string_agg(seen.user_id::text, ',') AS ids, string_agg(${packedRowSql(table, 'seen')}, ''::bytea) AS packed`;

/** The rows of one order again, `key` being its column. A row reads its columns when they are asked for. */
export function unpacked<Row extends WalkedRow>(table: SearchTable, key: string, ids: string, packed: Buffer): Row[] {
  const { size } = layoutOf(table);
  const RowOfTable = rowClassOf(table, key);
  const view = viewOf(packed);
  let start = 0;
  return ids.split(',').map((userId) => {
    const row = new RowOfTable(view, start, userId);
    start += size + sizeOfLanguages(view, start + size);
    return row as unknown as Row;
  });
}

/** The same for a row that was packed alone. */
export function unpackedRow<Row extends WalkedRow>(
  table: SearchTable,
  key: string,
  userId: string,
  packed: Buffer,
): Row {
  const RowOfTable = rowClassOf(table, key);
  return new RowOfTable(viewOf(packed), 0, userId) as unknown as Row;
}

const viewOf = ({ buffer, byteOffset, byteLength }: Buffer) => new DataView(buffer, byteOffset, byteLength);

interface PackedRow {
  readonly view: DataView;
  /** Where it begins. */
  readonly start: number;
  readonly user_id: string;
}
type PackedRowClass = new (view: DataView, start: number, userId: string) => PackedRow;

const rowClasses = new Map<string, PackedRowClass>();

function rowClassOf(table: SearchTable, key: string): PackedRowClass {
  const name = `${table.name}:${key}`;
  const known = rowClasses.get(name);
  if (known) return known;
  const { fields, size } = layoutOf(table);
  class RowOfTable implements PackedRow {
    constructor(
      readonly view: DataView,
      readonly start: number,
      readonly user_id: string,
    ) {}

    get languages(): number[] {
      return languagesAt(this.view, this.start + size);
    }
  }
  for (const field of fields) {
    const get = getterOf(field);
    Object.defineProperty(RowOfTable.prototype, field.name, { get });
    if (field.name === key) Object.defineProperty(RowOfTable.prototype, 'key', { get });
  }
  rowClasses.set(name, RowOfTable);
  return RowOfTable;
}

function getterOf({ name, width, at }: Field): (this: PackedRow) => number | boolean | null {
  if (name === 'passes')
    return function () {
      return this.view.getInt16(this.start + at) === 1;
    };
  if (width === 4)
    return function () {
      return this.view.getInt32(this.start + at);
    };
  return function () {
    const value = this.view.getInt16(this.start + at);
    return value === NULL ? null : value;
  };
}

const countOfLanguages = (view: DataView, at: number) => (view.getInt32(at) === 0 ? 0 : view.getInt32(at + LENGTH_AT));

function sizeOfLanguages(view: DataView, at: number): number {
  const count = countOfLanguages(view, at);
  return count > 0 ? ITEMS_AT + ITEM * count : ARRAY_HEAD;
}

function languagesAt(view: DataView, at: number): number[] {
  const count = countOfLanguages(view, at);
  return Array.from({ length: count }, (_, index) => view.getInt16(at + ITEMS_AT + ITEM * (index + 1) - 2));
}
