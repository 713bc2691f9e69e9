import { DefaultNamingStrategy, type NamingStrategyInterface, type Table } from 'typeorm';

const snake = (name: string) => name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
const tableOf = (tableOrName: Table | string) =>
  (typeof tableOrName === 'string' ? tableOrName : tableOrName.name).split('.').at(-1) ?? '';
/** PostgreSQL cuts identifiers at 63 bytes, which the schema check would report as a difference. */
const named = (...parts: string[]) => parts.join('_').slice(0, 63);

/** Columns in snake_case, and readable names of constraints and indexes. */
export class SnakeNamingStrategy extends DefaultNamingStrategy implements NamingStrategyInterface {
  override columnName(propertyName: string, customName: string | undefined, prefixes: string[]): string {
    return snake([...prefixes, customName ?? propertyName].join('_'));
  }
  override joinColumnName(relationName: string, referencedColumnName: string): string {
    return snake(`${relationName}_${referencedColumnName}`);
  }
  override primaryKeyName(table: Table | string): string {
    return named(tableOf(table), 'pkey');
  }
  override uniqueConstraintName(table: Table | string, columns: string[]): string {
    return named(tableOf(table), ...[...columns].sort(), 'key');
  }
  override foreignKeyName(table: Table | string, columns: string[]): string {
    return named(tableOf(table), ...[...columns].sort(), 'fkey');
  }
  override indexName(table: Table | string, columns: string[]): string {
    return named(tableOf(table), ...[...columns].sort(), 'idx');
  }
  override checkConstraintName(table: Table | string, expression: string): string {
    return named(tableOf(table), expression.replace(/\W+/g, '_'), 'check');
  }
}
