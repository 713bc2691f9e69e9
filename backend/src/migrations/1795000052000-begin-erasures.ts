import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An erasure is decided before anything is destroyed, and may clear names in signed agreements, but nothing else there. */
export class BeginErasures1795000052000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "erasures" ADD COLUMN "begun_at" timestamptz');
    await runner.query(`
      CREATE OR REPLACE FUNCTION refuse_arrangement_change() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE cleared text[];
      BEGIN
        IF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'arrangement_acceptances' THEN
          cleared := ARRAY['full_name'];
          IF to_jsonb(NEW) - cleared = to_jsonb(OLD) - cleared AND EXISTS (
            SELECT FROM erasures WHERE account_id = OLD.person_id AND begun_at IS NOT NULL AND erased_at IS NULL
          ) THEN RETURN NEW; END IF;
        ELSIF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'arrangement_versions' THEN
          cleared := ARRAY['terms', 'note'];
          IF to_jsonb(NEW) - cleared = to_jsonb(OLD) - cleared AND EXISTS (
            SELECT FROM arrangements a JOIN erasures e ON e.account_id IN (a.family_id, a.au_pair_id)
            WHERE a.id = OLD.arrangement_id AND e.begun_at IS NOT NULL AND e.erased_at IS NULL
          ) THEN RETURN NEW; END IF;
        END IF;
        RAISE EXCEPTION 'what was proposed or signed in an arrangement does not change' USING ERRCODE = 'restrict_violation';
      END $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION refuse_arrangement_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'what was proposed or signed in an arrangement does not change' USING ERRCODE = 'restrict_violation';
      END $$`);
    await runner.query('ALTER TABLE "erasures" DROP COLUMN "begun_at"');
  }
}
