import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The record of data breaches; none is closed without a decision and its times. */
export class CreateDataBreaches1795000244830 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "data_breaches" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "version" integer NOT NULL DEFAULT 1,
        "noticed_at" timestamptz(3) NOT NULL,
        "what_happened" text NOT NULL,
        "people_affected" integer,
        "decision" text,
        "reason" text,
        "decided_at" timestamptz(3),
        "regulators_told_at" timestamptz(3),
        "people_told_at" timestamptz(3),
        "recorded_by" uuid NOT NULL,
        "closed_by" uuid,
        "closed_at" timestamptz(3),
        CONSTRAINT "data_breaches_pkey" PRIMARY KEY ("id"),
        CONSTRAINT "data_breaches_decision_check" CHECK ("decision" IN ('notify', 'no_notice')),
        CONSTRAINT "data_breaches_closed_check" CHECK (
          "closed_at" IS NULL OR ("decision" IS NOT NULL AND "reason" IS NOT NULL AND "decided_at" IS NOT NULL
            AND ("decision" = 'no_notice' OR ("regulators_told_at" IS NOT NULL AND "people_told_at" IS NOT NULL))))
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "data_breaches"');
  }
}
