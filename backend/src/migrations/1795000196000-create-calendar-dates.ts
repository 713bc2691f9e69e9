import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Days of a placement that differ from its signed week. */
export class CreateCalendarDates1795000196000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE "calendar_dates" (
      "id" uuid NOT NULL, "agreement_id" uuid NOT NULL, "family_id" uuid NOT NULL, "au_pair_id" uuid NOT NULL,
      "kind" text NOT NULL, "state" text NOT NULL, "starts_on" date NOT NULL, "ends_on" date NOT NULL,
      "instead_on" date, "times" jsonb, "note" text, "asked_by" uuid NOT NULL, "version" integer NOT NULL,
      "changed_at" timestamptz NOT NULL,
      CONSTRAINT "calendar_dates_pkey" PRIMARY KEY ("id"),
      CONSTRAINT "calendar_dates_agreement_id_fkey" FOREIGN KEY ("agreement_id") REFERENCES "agreements"("id"),
      CONSTRAINT "calendar_dates_family_id_fkey" FOREIGN KEY ("family_id") REFERENCES "profiles"("id") ON DELETE CASCADE,
      CONSTRAINT "calendar_dates_au_pair_id_fkey" FOREIGN KEY ("au_pair_id") REFERENCES "profiles"("id") ON DELETE CASCADE,
      CONSTRAINT "calendar_dates_kind_check" CHECK ("kind" IN ('days_off', 'swap', 'school_holidays')),
      CONSTRAINT "calendar_dates_state_check" CHECK ("state" IN ('asked', 'accepted', 'declined', 'withdrawn')),
      CONSTRAINT "calendar_dates_order_check" CHECK ("starts_on" <= "ends_on"),
      CONSTRAINT "calendar_dates_instead_check" CHECK (("kind" = 'swap') = ("instead_on" IS NOT NULL)),
      CONSTRAINT "calendar_dates_times_check" CHECK ("times" IS NULL OR "kind" = 'school_holidays'),
      CONSTRAINT "calendar_dates_version_check" CHECK ("version" > 0))`);
    await runner.query(
      `CREATE INDEX "calendar_dates_agreement_id_starts_on_idx" ON "calendar_dates" ("agreement_id", "starts_on")`,
    );
    for (const column of ['family_id', 'au_pair_id'])
      await runner.query(`CREATE INDEX "calendar_dates_${column}_idx" ON "calendar_dates" ("${column}")`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "calendar_dates"`);
  }
}
