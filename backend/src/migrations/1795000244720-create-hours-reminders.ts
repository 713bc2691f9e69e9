import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Up to which week both sides of a placement were reminded of its hours. */
export class CreateHoursReminders1795000244720 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE "hours_reminders" (
      "agreement_id" uuid NOT NULL, "week" date NOT NULL,
      CONSTRAINT "hours_reminders_pkey" PRIMARY KEY ("agreement_id"),
      CONSTRAINT "hours_reminders_agreement_id_fkey" FOREIGN KEY ("agreement_id") REFERENCES "agreements"("id"))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "hours_reminders"');
  }
}
