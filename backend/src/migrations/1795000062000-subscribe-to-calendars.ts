import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Members subscribe to a calendar of their own by a private address. */
export class SubscribeToCalendars1795000062000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE "calendar_feeds" (
      "person_id" uuid NOT NULL,
      "serial" uuid NOT NULL,
      "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL,
      CONSTRAINT "calendar_feeds_pkey" PRIMARY KEY ("person_id"),
      CONSTRAINT "calendar_feeds_serial_key" UNIQUE ("serial"),
      CONSTRAINT "calendar_feeds_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "accounts" ("id") ON DELETE CASCADE)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "calendar_feeds"`);
  }
}
