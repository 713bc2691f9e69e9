import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Emails about the same other person are coalesced, and devices that cannot be reached are known as such. */
export class SpareLetterBoxes1795000055000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "notifications" ADD "coalesced_by" uuid`);
    await runner.query(`ALTER TABLE "push_subscriptions" ADD "failing_since" TIMESTAMP WITH TIME ZONE`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "push_subscriptions" DROP COLUMN "failing_since"`);
    await runner.query(`ALTER TABLE "notifications" DROP COLUMN "coalesced_by"`);
  }
}
