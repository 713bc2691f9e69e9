import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A migration that takes away what only releases before the previous one use. It names the release that stopped
 * using it by its commit.
 */
export type ContractStep = MigrationInterface & { contractAfter: string };

interface Rule {
  what: string;
  pattern: RegExp;
}

const NAME = String.raw`(?:IF (?:NOT )?EXISTS )?(?:ONLY )?"?(?:public"?\."?)?(\w+)"?`;
const CREATED_TABLE = new RegExp(String.raw`\bCREATE (?:UNLOGGED )?TABLE ${NAME}`, 'gi');
const CHANGED_TABLE = new RegExp(String.raw`^ALTER TABLE ${NAME}`, 'i');
const UPDATED_TABLE = new RegExp(String.raw`^UPDATE ${NAME}`, 'i');
const NEW_COLUMN =
  /\bADD (?:COLUMN )?(?:IF NOT EXISTS )?(?!CONSTRAINT\b|CHECK\b|UNIQUE\b|PRIMARY\b|FOREIGN\b|EXCLUDE\b)"?(\w+)"?/gi;
const NEW_INDEX = new RegExp(
  String.raw`^CREATE (UNIQUE )?INDEX (CONCURRENTLY )?(?:IF NOT EXISTS )?"?\w*"? ?ON ${NAME}(.*)`,
  'is',
);

/** Of any statement. */
const NEVER: readonly Rule[] = [
  { what: 'drops something in use', pattern: /^DROP (?:TABLE|VIEW|MATERIALIZED|FUNCTION|TYPE|SCHEMA|SEQUENCE)\b/i },
  { what: 'renames something in use', pattern: /^ALTER .*\bRENAME\b/is },
  { what: 'locks a whole table', pattern: /^(?:LOCK|TRUNCATE|CLUSTER|REINDEX (?!.*CONCURRENTLY))/i },
];

/** Of one action of ALTER TABLE, on a table that exists already. */
const NOT_OF_TABLES_IN_USE: readonly Rule[] = [
  { what: 'drops a column', pattern: /^DROP (?!CONSTRAINT\b)/i },
  { what: 'demands a value', pattern: /^ALTER .*\bSET NOT NULL/is },
  { what: 'changes a type', pattern: /^ALTER .*\b(?:SET DATA )?TYPE (?!text\b)/is },
  { what: 'takes a default away', pattern: /^ALTER .*\bDROP DEFAULT/is },
  {
    what: 'adds a column that older writes leave empty',
    pattern: /^ADD (?!CONSTRAINT\b)(?=.*\bNOT NULL\b)(?!.*\b(?:DEFAULT|GENERATED)\b)/is,
  },
];
const CONSTRAINT = /^ADD (?:CONSTRAINT|CHECK|UNIQUE|PRIMARY|FOREIGN|EXCLUDE)\b/i;

/** The statements of a migration, each on one line, without running them. */
export async function statementsOf(migration: MigrationInterface): Promise<string[]> {
  const statements: string[] = [];
  const query = (sql: string) => {
    statements.push(...splitOutside(sql.replaceAll(/--.*$/gm, ''), ';').filter(Boolean));
    return Promise.resolve([]);
  };
  await migration.up({ query, manager: { query }, connection: { options: {} } } as unknown as QueryRunner);
  return statements;
}

/** What a release that runs while these statements do, and for a while later, would stumble over. */
export function breaksOlderRelease(statements: readonly string[], isOneTransaction = true): string[] {
  const created = new Set(statements.flatMap((sql) => [...sql.matchAll(CREATED_TABLE)].map(([, name]) => name)));
  const columns = new Set(
    statements
      .filter((sql) => CHANGED_TABLE.test(sql))
      .flatMap((sql) => [...sql.matchAll(NEW_COLUMN)].map(([, name]) => name)),
  );
  /** Older writes leave new columns empty, or at their default. */
  const isOfNewColumns = (definition: string) => {
    const named = [...definition.replace(/\bREFERENCES.*/is, '').matchAll(/"(\w+)"/g)].map(([, name]) => name);
    return named.length > 0 && named.every((name) => columns.has(name));
  };
  const updated = new Set(statements.flatMap((sql) => UPDATED_TABLE.exec(sql)?.[1] ?? []));
  return statements.flatMap((sql) => {
    const found = NEVER.filter(({ pattern }) => pattern.test(sql)).map(({ what }) => what);
    const table = CHANGED_TABLE.exec(sql);
    if (table && !created.has(table[1]))
      for (const action of splitOutside(sql.slice(table[0].length), ',')) {
        found.push(...NOT_OF_TABLES_IN_USE.filter(({ pattern }) => pattern.test(action)).map(({ what }) => what));
        if (CONSTRAINT.test(action) && !isOfNewColumns(action.replace(/^ADD CONSTRAINT "?\w+"?/i, '')))
          found.push('adds a constraint that older writes may break');
      }
    if (isOneTransaction && table && /\bADD\b/i.test(sql) && !created.has(table[1]) && updated.has(table[1] ?? ''))
      found.push('keeps its table locked while it changes rows: set `transaction = false` and use updateInBatches');
    const [, unique, concurrently, indexed, definition = ''] = NEW_INDEX.exec(sql) ?? [];
    if (indexed && !created.has(indexed)) {
      if (unique && !isOfNewColumns(definition)) found.push('adds a constraint that older writes may break');
      if (!concurrently) found.push('makes writes wait for an index: create it CONCURRENTLY');
    }
    return found.map((what) => `${what}: ${sql.slice(0, 120)}`);
  });
}

/** Splits where the separator is in no parentheses and no quotes. */
function splitOutside(text: string, separator: ';' | ','): string[] {
  const parts = [''];
  let depth = 0;
  for (const token of text.match(/\$(\w*)\$.*?\$\1\$|'[^']*'|[(),;]|[^(),;'$]+|\$/gs) ?? []) {
    if (token === '(') depth += 1;
    if (token === ')') depth -= 1;
    if (token === separator && depth === 0) parts.push('');
    else parts[parts.length - 1] += token;
  }
  return parts.map((part) => part.replaceAll(/\s+/g, ' ').trim());
}
