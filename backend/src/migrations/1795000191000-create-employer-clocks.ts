import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['support_letters', 'clock_notices', 'permission_entries'] as const;

const people = (table: string) => `
      CONSTRAINT "${table}_agreement_id_fkey" FOREIGN KEY ("agreement_id") REFERENCES "agreements"("id"),
      CONSTRAINT "${table}_family_id_fkey" FOREIGN KEY ("family_id") REFERENCES "profiles"("id") ON DELETE CASCADE,
      CONSTRAINT "${table}_au_pair_id_fkey" FOREIGN KEY ("au_pair_id") REFERENCES "profiles"("id") ON DELETE CASCADE`;

/** Employer clocks: the permission to work longer, notices before the last day, and letters of support. */
export class CreateEmployerClocks1795000191000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE "permission_entries" (
      "id" uuid NOT NULL DEFAULT gen_random_uuid(), "agreement_id" uuid NOT NULL, "family_id" uuid NOT NULL,
      "au_pair_id" uuid NOT NULL, "step" text NOT NULL, "happened_on" date NOT NULL, "until" date, "note" text,
      "recorded_by" uuid NOT NULL, "recorded_at" timestamptz NOT NULL, "removed_by" uuid, "removed_at" timestamptz,
      CONSTRAINT "permission_entries_pkey" PRIMARY KEY ("id"),${people('permission_entries')},
      CONSTRAINT "permission_entries_step_check" CHECK ("step" IN ('asked', 'granted', 'declined')),
      CONSTRAINT "permission_entries_until_check" CHECK (("step" = 'granted') = ("until" IS NOT NULL)),
      CONSTRAINT "permission_entries_removed_check" CHECK (("removed_by" IS NULL) = ("removed_at" IS NULL)))`);
    await runner.query(`CREATE INDEX "permission_entries_agreement_id_recorded_at_idx"
      ON "permission_entries" ("agreement_id", "recorded_at")`);
    await runner.query(`CREATE TABLE "clock_notices" (
      "agreement_id" uuid NOT NULL, "last_day" date NOT NULL, "weeks" integer NOT NULL, "family_id" uuid NOT NULL,
      "au_pair_id" uuid NOT NULL, "told_at" timestamptz NOT NULL,
      CONSTRAINT "clock_notices_pkey" PRIMARY KEY ("agreement_id", "last_day", "weeks"),${people('clock_notices')})`);
    await runner.query(`CREATE TABLE "support_letters" (
      "agreement_id" uuid NOT NULL, "family_id" uuid NOT NULL, "au_pair_id" uuid NOT NULL, "reason" text NOT NULL,
      "changed_at" timestamptz NOT NULL,
      CONSTRAINT "support_letters_pkey" PRIMARY KEY ("agreement_id"),${people('support_letters')})`);
    for (const table of TABLES)
      for (const column of ['family_id', 'au_pair_id'])
        await runner.query(`CREATE INDEX "${table}_${column}_idx" ON "${table}" ("${column}")`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`DROP TABLE "${table}"`);
  }
}
