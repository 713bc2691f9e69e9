import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A checkout page that is finished while its money is still on its way, as with a bank debit. */
export class WaitForPayments1795000054010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "purchases" ADD COLUMN "processing_since" timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "purchases" DROP COLUMN "processing_since"');
  }
}
