import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Extensions that later tables use, and the outbox. */
export class CreatePlatform1795000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const extension of ['citext', 'pgcrypto', 'pg_trgm', 'btree_gist'])
      await runner.query(`CREATE EXTENSION IF NOT EXISTS ${extension}`);
    await runner.query(
      `CREATE TABLE "outbox_events" ("id" bigint GENERATED ALWAYS AS IDENTITY NOT NULL, "name" text NOT NULL, "payload" jsonb NOT NULL, "request_id" text, "attempts" smallint NOT NULL DEFAULT '0', "available_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "outbox_events_pkey" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE INDEX "outbox_events_available_at_idx" ON "outbox_events" ("available_at")`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "outbox_events"');
  }
}
