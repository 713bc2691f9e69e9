import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The hours that au pairs record by day, and what families say about them. */
export class CreateRecordedDays1795000167000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE "recorded_days" (
      "agreement_id" uuid NOT NULL, "day" date NOT NULL, "family_id" uuid NOT NULL, "au_pair_id" uuid NOT NULL,
      "state" text NOT NULL, "minutes" integer NOT NULL, "starts_at" text, "ends_at" text,
      "as_planned" boolean NOT NULL, "note" text, "family_note" text, "version" integer NOT NULL,
      "recorded_at" timestamptz NOT NULL, "confirmed_at" timestamptz,
      CONSTRAINT "recorded_days_pkey" PRIMARY KEY ("agreement_id", "day"),
      CONSTRAINT "recorded_days_agreement_id_fkey" FOREIGN KEY ("agreement_id") REFERENCES "agreements"("id"),
      CONSTRAINT "recorded_days_state_check" CHECK ("state" IN ('recorded', 'confirmed', 'disputed', 'removed')),
      CONSTRAINT "recorded_days_minutes_check" CHECK ("minutes" BETWEEN 0 AND 1440),
      CONSTRAINT "recorded_days_version_check" CHECK ("version" > 0),
      CONSTRAINT "recorded_days_confirmed_check" CHECK (("state" = 'confirmed') = ("confirmed_at" IS NOT NULL)))`);
    for (const column of ['family_id', 'au_pair_id'])
      await runner.query(`CREATE INDEX "recorded_days_${column}_idx" ON "recorded_days" ("${column}")`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "recorded_days"`);
  }
}
