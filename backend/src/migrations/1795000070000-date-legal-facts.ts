import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Figures of laws and authorities have a day from which they are valid, and admins edit them. */
export class DateLegalFacts1795000070000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE "legal_facts" (
      "id" uuid NOT NULL,
      "region" text NOT NULL,
      "key" text NOT NULL,
      "value" double precision NOT NULL,
      "valid_from" date NOT NULL,
      "source_title" text NOT NULL,
      "source_url" text NOT NULL,
      "checked_on" date NOT NULL,
      "review_by" date NOT NULL,
      "note" text,
      "version" integer NOT NULL DEFAULT 1,
      "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
      "reminded_of" date,
      CONSTRAINT "legal_facts_pkey" PRIMARY KEY ("id"))`);
    await runner.query(
      `CREATE UNIQUE INDEX "legal_facts_region_key_valid_from_key" ON "legal_facts" ("region", "key", "valid_from")`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "legal_facts"`);
  }
}
