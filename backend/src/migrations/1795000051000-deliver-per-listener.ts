import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What one listener still has to hear of an event, with tries of its own, and what failed at every try. */
export class DeliverPerListener1795000051000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "event_deliveries" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "event_id" bigint NOT NULL, "event" text NOT NULL, "listener" text NOT NULL, "payload" jsonb NOT NULL, "request_id" text, "attempts" smallint NOT NULL DEFAULT '0', "available_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, "last_error" text, "dead_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "event_deliveries_pkey" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "event_deliveries_event_id_listener_idx" ON "event_deliveries" ("event_id", "listener")`,
    );
    await runner.query(
      `CREATE INDEX "event_deliveries_due_idx" ON "event_deliveries" ("available_at") WHERE dead_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX "event_deliveries_dead_idx" ON "event_deliveries" ("dead_at", "id") WHERE dead_at IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "event_deliveries"');
  }
}
