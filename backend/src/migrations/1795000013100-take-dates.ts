import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Days that people have given away. */
export class TakeDates1795000013100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "taken_dates" (
        "user_id" uuid NOT NULL,
        "starts_on" date NOT NULL,
        "ends_on" date NOT NULL,
        CONSTRAINT "taken_dates_pkey" PRIMARY KEY ("user_id", "starts_on"),
        CONSTRAINT "taken_dates_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "profiles" ("id") ON DELETE CASCADE,
        CONSTRAINT "taken_dates_order_check" CHECK ("starts_on" <= "ends_on")
      )`);
    await runner.query('CREATE INDEX "taken_dates_ends_on_idx" ON "taken_dates" ("ends_on")');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "taken_dates"');
  }
}
