import type { MigrationInterface } from 'typeorm';
import { describe, expect, it } from 'vitest';
import previous from '../../previous-release.json' with { type: 'json' };
import { migrations } from '../../src/migrations/index.js';
import { breaksOlderRelease, statementsOf, type ContractStep } from './rules/expanding-migrations.js';

const numberOf = (name: string) => Number(/\d+$/.exec(name)?.[0]);
const baseline = numberOf(previous.lastMigration);

/** Why the previous release would not survive this migration; nothing if it only expands, or may contract. */
async function faultsOf(migration: MigrationInterface): Promise<string[]> {
  if ((migration as Partial<ContractStep>).contractAfter === previous.commit) return [];
  return breaksOlderRelease(await statementsOf(migration), migration.transaction !== false);
}

const migration = (...statements: string[]): MigrationInterface => ({
  up: async (runner) => {
    for (const sql of statements) await runner.query(sql);
  },
  down: () => Promise.resolve(),
});

describe('Migrations since the previous release', () => {
  const recent = migrations.filter(({ name }) => numberOf(name) > baseline);

  it('only expand, because that release still runs while they do', async () => {
    expect(migrations.map(({ name }) => name)).toContain(previous.lastMigration);
    const faults = await Promise.all(
      recent.map(async (Migration) => (await faultsOf(new Migration())).map((fault) => `${Migration.name} ${fault}`)),
    );
    expect(faults.flat()).toEqual([]);
  });

  it.each([
    ['DROP TABLE "letters"', 'drops something in use'],
    ['ALTER TABLE "plans" RENAME TO "member_plans"', 'renames something in use'],
    ['ALTER TABLE "plans" RENAME COLUMN "tier" TO "level"', 'renames something in use'],
    ['ALTER TABLE "plans" ADD "note" text, DROP COLUMN "tier"', 'drops a column'],
    ['ALTER TABLE "plans" DROP "tier"', 'drops a column'],
    ['ALTER TABLE "plans" ADD "level" integer NOT NULL', 'adds a column that older writes leave empty'],
    ['ALTER TABLE "plans" ALTER COLUMN "note" SET NOT NULL', 'demands a value'],
    ['ALTER TABLE "plans" ALTER "note" TYPE varchar(20)', 'changes a type'],
    ['ALTER TABLE "plans" ALTER "note" DROP DEFAULT', 'takes a default away'],
    ['ALTER TABLE "plans" ADD CONSTRAINT "c" CHECK ("tier" < 4)', 'adds a constraint that older writes may break'],
    [
      'ALTER TABLE "plans" ADD "level" integer, ADD CONSTRAINT "c" CHECK ("level" > "tier")',
      'adds a constraint that older writes may break',
    ],
    ['CREATE UNIQUE INDEX CONCURRENTLY "i" ON "plans" ("tier")', 'adds a constraint that older writes may break'],
    ['CREATE INDEX "i" ON "plans" ("tier")', 'makes writes wait for an index: create it CONCURRENTLY'],
    ['LOCK TABLE "plans" IN EXCLUSIVE MODE', 'locks a whole table'],
    [
      `ALTER TABLE "plans" ADD "level" integer; UPDATE plans SET level = 1 WHERE tier > 1`,
      'keeps its table locked while it changes rows',
    ],
    ['SELECT 1; TRUNCATE "plans"; SELECT \';\'', 'locks a whole table'],
  ])('are found when they do not: %s', async (sql, what) => {
    expect(await faultsOf(migration(sql))).toEqual([expect.stringMatching(new RegExp(`^${what}`))]);
  });

  it.each([
    'CREATE TABLE "notes" ("id" uuid NOT NULL); CREATE UNIQUE INDEX "i" ON "notes" ("id"); ALTER TABLE "notes" DROP "id"',
    'ALTER TABLE "plans" ADD "level" integer, ADD CONSTRAINT "c" CHECK ("level" BETWEEN 1 AND 5)',
    `ALTER TABLE "plans" ADD COLUMN "labels" text[] NOT NULL DEFAULT '{}'`,
    'ALTER TABLE "plans" ADD "by_id" uuid; ALTER TABLE "plans" ADD FOREIGN KEY ("by_id") REFERENCES "profiles"("id")',
    'ALTER TABLE "plans" DROP CONSTRAINT "c", ALTER "note" DROP NOT NULL, ALTER "note" TYPE text',
    'CREATE INDEX CONCURRENTLY "i" ON "plans" ("tier")',
    `UPDATE "plans" SET "note" = 'RENAME, DROP'`,
  ])('may do this: %s', async (sql) => {
    expect(await faultsOf(migration(sql))).toEqual([]);
  });

  it('may fill a new column in transactions of their own', async () => {
    const fill = migration('ALTER TABLE "plans" ADD "level" integer', 'UPDATE "plans" SET "level" = 1 WHERE true');
    expect(await faultsOf({ ...fill, transaction: false })).toEqual([]);
  });

  it('may drop what the previous release no longer uses, if they name it', async () => {
    const drop = migration('ALTER TABLE "plans" DROP "tier"');
    expect(await faultsOf({ ...drop, contractAfter: previous.commit } as ContractStep)).toEqual([]);
    expect(await faultsOf({ ...drop, contractAfter: '0'.repeat(40) } as ContractStep)).not.toEqual([]);
  });
});
