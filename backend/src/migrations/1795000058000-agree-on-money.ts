import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = ['role-change', 'export', 'erasure', 'suspension'];

/** Refunds and the offer need a second admin as well; a refund to a card says when it was made, or why not. */
export class AgreeOnMoney1795000058000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "approvals"
        ALTER COLUMN "person_id" DROP NOT NULL,
        ADD COLUMN "subject" text,
        ADD COLUMN "carried_out_at" TIMESTAMP(3) WITH TIME ZONE,
        ADD COLUMN "failure" text`);
    await runner.query(`
      UPDATE "approvals" SET "subject" = "person_id",
        "carried_out_at" = CASE WHEN "state" = 'agreed' THEN "decided_at" END`);
    await runner.query(`ALTER TABLE "approvals" ALTER COLUMN "subject" SET NOT NULL`);
    await runner.query(`DROP INDEX "approvals_waiting_key"`);
    await runner.query(`
      CREATE UNIQUE INDEX "approvals_waiting_key" ON "approvals" ("subject", "kind") WHERE state = 'waiting'`);
    await runner.query(`CREATE INDEX "approvals_subject_idx" ON "approvals" ("subject", "proposed_at", "id")`);
    await allowKinds(runner, [...KINDS, 'refund', 'offer']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM "approvals" WHERE "kind" IN ('refund', 'offer')`);
    await allowKinds(runner, KINDS);
    await runner.query(`DROP INDEX "approvals_subject_idx"`);
    await runner.query(`DROP INDEX "approvals_waiting_key"`);
    await runner.query(`
      ALTER TABLE "approvals" DROP COLUMN "subject", DROP COLUMN "carried_out_at", DROP COLUMN "failure",
        ALTER COLUMN "person_id" SET NOT NULL`);
    await runner.query(`
      CREATE UNIQUE INDEX "approvals_waiting_key" ON "approvals" ("person_id", "kind") WHERE state = 'waiting'`);
  }
}

async function allowKinds(runner: QueryRunner, kinds: readonly string[]): Promise<void> {
  await runner.query(`
    ALTER TABLE "approvals" DROP CONSTRAINT "approvals_kind_check",
      ADD CONSTRAINT "approvals_kind_check" CHECK ("kind" IN (${kinds.map((kind) => `'${kind}'`).join(', ')}))`);
}
