import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The first answer to a write is kept for a day or two, for its repeats. */
export class AnswerOnce1795000056000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "idempotency_keys" (
        "id" bytea NOT NULL,
        "account_id" uuid,
        "request" bytea NOT NULL,
        "status" smallint,
        "answer" text,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY ("id")
      )`);
    await runner.query(`CREATE INDEX "idempotency_keys_created_at_idx" ON "idempotency_keys" ("created_at")`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "idempotency_keys"`);
  }
}
