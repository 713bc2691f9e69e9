import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A confirmed email leads back to the page from which its person signed up, on whichever device. */
export class ReturnAfterConfirmation1795000061000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "account_links" ADD "return_path" text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "account_links" DROP COLUMN "return_path"`);
  }
}
