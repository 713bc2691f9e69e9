import type { MigrationInterface, QueryRunner } from 'typeorm';

const check = (states: string) =>
  `ALTER TABLE "interviews" DROP CONSTRAINT "interviews_state_check", ADD CONSTRAINT "interviews_state_check" CHECK ("state" IN (${states}))`;

/** Times that nobody answers while they lie ahead come to an end. */
export class LetInterviewsLapse1795000024200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(check(`'proposed', 'scheduled', 'declined', 'cancelled', 'lapsed', 'done'`));
    await runner.query(
      `CREATE INDEX "interviews_proposed_idx" ON "interviews" ("changed_at") WHERE state = 'proposed'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "interviews_proposed_idx"');
    await runner.query(`UPDATE "interviews" SET "state" = 'declined' WHERE "state" = 'lapsed'`);
    await runner.query(check(`'proposed', 'scheduled', 'declined', 'cancelled', 'done'`));
  }
}
