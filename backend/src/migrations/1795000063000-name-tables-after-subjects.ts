import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES: readonly (readonly [from: string, to: string])[] = [
  ['hidden_people', 'user_blocks_effective'],
  ['taken_dates', 'unavailable_dates'],
  ['daily_figures', 'daily_metrics'],
  ['figure_countings', 'metric_runs'],
  ['refused_addresses', 'banned_addresses'],
  ['places', 'job_listings'],
  ['place_applications', 'job_applications'],
  ['arrangements', 'agreements'],
  ['arrangement_versions', 'agreement_versions'],
  ['arrangement_acceptances', 'agreement_acceptances'],
  ['arrangement_drafts', 'agreement_drafts'],
  ['exits', 'early_exits'],
];

/** Under the tables' new names. */
const COLUMNS: readonly (readonly [table: string, from: string, to: string])[] = [
  ['daily_metrics', 'figure', 'metric'],
  ['job_applications', 'place_id', 'job_listing_id'],
  ['agreement_versions', 'arrangement_id', 'agreement_id'],
  ['agreement_acceptances', 'arrangement_id', 'agreement_id'],
  ['agreement_drafts', 'arrangement_id', 'agreement_id'],
  ['early_exits', 'arrangement_id', 'agreement_id'],
  ['reviews', 'arrangement_id', 'agreement_id'],
  ['review_invitations', 'arrangement_id', 'agreement_id'],
];

const PARTS = `
  SELECT conrelid::regclass::text AS "table", conname AS name, 'constraint' AS kind
  FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND conrelid <> 0
  UNION ALL
  SELECT indrelid::regclass::text, indexrelid::regclass::text, 'index' FROM pg_index
  WHERE indrelid IN (SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace)
    AND indexrelid NOT IN (SELECT conindid FROM pg_constraint WHERE contype IN ('p', 'u', 'x'))
  UNION ALL
  SELECT tgrelid::regclass::text, tgname, 'trigger' FROM pg_trigger WHERE NOT tgisinternal`;

type Renames = readonly (readonly [from: string, to: string])[];

/** Renames what is named after a table or column. Its name is a list of such names, joined by underscores. */
async function renameParts(runner: QueryRunner, renames: Renames): Promise<void> {
  const parts: { table: string; name: string; kind: 'constraint' | 'index' | 'trigger' }[] = await runner.query(PARTS);
  for (const { table, name, kind } of parts) {
    const renamed = renames.reduce((old, [from, to]) => old.replace(new RegExp(`(?<=^|_)${from}(?=_|$)`), to), name);
    if (renamed === name) continue;
    if (kind === 'index') await runner.query(`ALTER INDEX "${name}" RENAME TO "${renamed}"`);
    else if (kind === 'trigger') await runner.query(`ALTER TRIGGER "${name}" ON ${table} RENAME TO "${renamed}"`);
    else await runner.query(`ALTER TABLE ${table} RENAME CONSTRAINT "${name}" TO "${renamed}"`);
  }
}

/** What was signed stays as it is; an erasure may clear names and free text in it. */
const guardOf = (subject: string) => `
  DECLARE cleared text[];
  BEGIN
    IF TG_OP = 'UPDATE' AND TG_TABLE_NAME = '${subject}_acceptances' THEN
      cleared := ARRAY['full_name'];
      IF to_jsonb(NEW) - cleared = to_jsonb(OLD) - cleared AND EXISTS (
        SELECT FROM erasures WHERE account_id = OLD.person_id AND begun_at IS NOT NULL AND erased_at IS NULL
      ) THEN RETURN NEW; END IF;
    ELSIF TG_OP = 'UPDATE' AND TG_TABLE_NAME = '${subject}_versions' THEN
      cleared := ARRAY['terms', 'note'];
      IF to_jsonb(NEW) - cleared = to_jsonb(OLD) - cleared AND EXISTS (
        SELECT FROM ${subject}s a JOIN erasures e ON e.account_id IN (a.family_id, a.au_pair_id)
        WHERE a.id = OLD.${subject}_id AND e.begun_at IS NOT NULL AND e.erased_at IS NULL
      ) THEN RETURN NEW; END IF;
    END IF;
    RAISE EXCEPTION 'what was proposed or signed in an ${subject} does not change' USING ERRCODE = 'restrict_violation';
  END`;

async function renameGuard(runner: QueryRunner, from: string, to: string): Promise<void> {
  await runner.query(`ALTER FUNCTION refuse_${from}_change() RENAME TO refuse_${to}_change`);
  await runner.query(
    `CREATE OR REPLACE FUNCTION refuse_${to}_change() RETURNS trigger LANGUAGE plpgsql AS $$${guardOf(to)} $$`,
  );
}

const swapped = (renames: Renames): Renames => renames.map(([from, to]) => [to, from]);
const columnRenames: Renames = [
  ['figure', 'metric'],
  ['place_id', 'job_listing_id'],
  ['arrangement_id', 'agreement_id'],
];
const partRenames: Renames = [...TABLES, ...columnRenames];

/** Tables, columns and what is named after them get the names of their subjects. */
export class NameTablesAfterSubjects1795000063000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [from, to] of TABLES) await runner.query(`ALTER TABLE "${from}" RENAME TO "${to}"`);
    for (const [table, from, to] of COLUMNS)
      await runner.query(`ALTER TABLE "${table}" RENAME COLUMN "${from}" TO "${to}"`);
    await renameParts(runner, partRenames);
    await renameGuard(runner, 'arrangement', 'agreement');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, from, to] of COLUMNS)
      await runner.query(`ALTER TABLE "${table}" RENAME COLUMN "${to}" TO "${from}"`);
    for (const [from, to] of TABLES) await runner.query(`ALTER TABLE "${to}" RENAME TO "${from}"`);
    await renameParts(runner, swapped(partRenames));
    await renameGuard(runner, 'agreement', 'arrangement');
  }
}
