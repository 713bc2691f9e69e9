import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each payment stands in the ledger with its purchase; the purchase itself knew the newest of them only. */
export class KnowPaymentsByTheLedger1795000038000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "purchases" DROP COLUMN "payment_intent_id"`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "purchases" ADD COLUMN "payment_intent_id" text`);
    await runner.query(
      `UPDATE "purchases" AS purchase SET "payment_intent_id" = payment.reference FROM (
         SELECT DISTINCT ON (purchase_id) purchase_id, reference FROM "ledger_entries"
         WHERE kind = 'payment' AND debit = 'card' ORDER BY purchase_id, id DESC
       ) AS payment WHERE payment.purchase_id = purchase.id`,
    );
  }
}
