import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Calendars need a number that rises with every change of a flight. */
export class CountFlightChanges1795000245720 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "arrival_plans" ADD COLUMN "flight_version" integer NOT NULL DEFAULT 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "arrival_plans" DROP COLUMN "flight_version"');
  }
}
