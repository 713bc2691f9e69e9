import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Errors of browsers are stored, once for all that look the same. */
export class CreateBrowserErrors1795000071000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "browser_errors" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "fingerprint" bytea NOT NULL,
        "kind" text NOT NULL,
        "message" text NOT NULL,
        "stack" text NOT NULL,
        "page" text NOT NULL,
        "browser" text NOT NULL,
        "release" text NOT NULL,
        "count" integer NOT NULL,
        "first_seen_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL,
        "last_seen_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL,
        "resolved_at" TIMESTAMP(3) WITH TIME ZONE,
        CONSTRAINT "browser_errors_pkey" PRIMARY KEY ("id")
      )`);
    await runner.query(`CREATE UNIQUE INDEX "browser_errors_fingerprint_key" ON "browser_errors" ("fingerprint")`);
    await runner.query(`CREATE INDEX "browser_errors_last_seen_at_idx" ON "browser_errors" ("last_seen_at", "id")`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "browser_errors"`);
  }
}
