import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rules of visas are rows with the days on which they are valid. */
export class CreateVisaRules1795000084000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE "visa_rules" (
      "id" uuid NOT NULL,
      "region" text NOT NULL,
      "visa" text NOT NULL,
      "passport" text NOT NULL,
      "valid_from" date NOT NULL,
      "valid_until" date,
      "values" jsonb NOT NULL,
      "source_title" text NOT NULL,
      "source_url" text NOT NULL,
      "checked_on" date NOT NULL,
      "review_by" date NOT NULL,
      "note" text,
      "edited" boolean NOT NULL DEFAULT false,
      "version" integer NOT NULL DEFAULT 1,
      "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
      "reminded_of" date,
      CONSTRAINT "visa_rules_pkey" PRIMARY KEY ("id"))`);
    await runner.query(
      `CREATE UNIQUE INDEX "visa_rules_region_visa_passport_valid_from_key" ON "visa_rules" ("region", "visa", "passport", "valid_from")`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "visa_rules"`);
  }
}
