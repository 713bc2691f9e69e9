import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Exports and erasures of people's data, what waits for a second administrator, and reports that outlive who made them. */
export class CreatePersonalData1795000021100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "data_exports" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "person_id" uuid NOT NULL,
        "asked_by" uuid NOT NULL,
        "state" text NOT NULL DEFAULT 'waiting',
        "byte_size" integer,
        "asked_at" timestamptz(3) NOT NULL,
        "ready_at" timestamptz,
        "expires_at" timestamptz,
        CONSTRAINT "data_exports_pkey" PRIMARY KEY ("id"),
        CONSTRAINT "data_exports_state_check" CHECK ("state" IN ('waiting', 'ready', 'expired')),
        CONSTRAINT "data_exports_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "accounts" ("id") ON DELETE CASCADE
      )`);
    await runner.query(
      'CREATE INDEX "data_exports_person_id_asked_at_idx" ON "data_exports" ("person_id", "asked_at")',
    );
    await runner.query(
      `CREATE INDEX "data_exports_expires_at_idx" ON "data_exports" ("expires_at") WHERE state = 'ready'`,
    );
    await runner.query(`
      CREATE TABLE "erasures" (
        "account_id" uuid NOT NULL,
        "asked_by" uuid NOT NULL,
        "asked_at" timestamptz(3) NOT NULL,
        "due_at" timestamptz NOT NULL,
        "erased_at" timestamptz,
        CONSTRAINT "erasures_pkey" PRIMARY KEY ("account_id")
      )`);
    await runner.query('CREATE INDEX "erasures_due_at_idx" ON "erasures" ("due_at") WHERE erased_at IS NULL');
    await runner.query(`
      CREATE TABLE "approvals" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "kind" text NOT NULL,
        "person_id" uuid NOT NULL,
        "details" jsonb NOT NULL,
        "reason" text NOT NULL,
        "state" text NOT NULL DEFAULT 'waiting',
        "proposed_by" uuid NOT NULL,
        "proposed_at" timestamptz(3) NOT NULL,
        "decided_by" uuid,
        "decided_at" timestamptz,
        "answer" text,
        CONSTRAINT "approvals_pkey" PRIMARY KEY ("id"),
        CONSTRAINT "approvals_kind_check" CHECK ("kind" IN ('role-change', 'export', 'erasure')),
        CONSTRAINT "approvals_state_check" CHECK ("state" IN ('waiting', 'agreed', 'declined', 'withdrawn'))
      )`);
    await runner.query(
      `CREATE UNIQUE INDEX "approvals_waiting_key" ON "approvals" ("person_id", "kind") WHERE state = 'waiting'`,
    );
    await runner.query(
      'CREATE INDEX "approvals_state_proposed_at_id_idx" ON "approvals" ("state", "proposed_at", "id")',
    );
    await runner.query('CREATE INDEX "approvals_person_id_idx" ON "approvals" ("person_id", "proposed_at", "id")');
    await runner.query('ALTER TABLE "reports" DROP CONSTRAINT "reports_reporter_id_fkey"');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM "reports" WHERE "reporter_id" NOT IN (SELECT "id" FROM "profiles")');
    await runner.query(
      'ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_fkey" FOREIGN KEY ("reporter_id") REFERENCES "profiles" ("id") ON DELETE CASCADE',
    );
    for (const table of ['approvals', 'erasures', 'data_exports']) await runner.query(`DROP TABLE "${table}"`);
  }
}
