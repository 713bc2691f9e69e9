import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = ['charge', 'discount', 'grant', 'payment', 'refund', 'chargeback', 'credit', 'cancellation'];

/**
 * Refunds that a bank refuses, grants that are taken back, fees of arrangements that are called off, and what an
 * administrator has to look at; invoices are listed by their day.
 */
export class SettleEveryCase1795000029000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await this.allowKinds(runner, [...KINDS.slice(0, 6), 'refund_failed', ...KINDS.slice(6), 'withdrawal']);
    await runner.query(
      'ALTER TABLE "purchases" ADD "source_cancelled_at" timestamptz, ADD "overpaid_since" timestamptz',
    );
    await runner.query(
      `CREATE INDEX "purchases_attention_idx" ON "purchases" ("created_at", "id")
       WHERE overpaid_since IS NOT NULL OR (disputed_at IS NOT NULL AND dispute_outcome IS NULL)`,
    );
    await runner.query('CREATE INDEX "invoices_id_issued_at_idx" ON "invoices" ("issued_at", "id")');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "invoices_id_issued_at_idx"');
    await runner.query('DROP INDEX "purchases_attention_idx"');
    await runner.query('ALTER TABLE "purchases" DROP "source_cancelled_at", DROP "overpaid_since"');
    await this.allowKinds(runner, KINDS);
  }

  /** The application may not change the ledger, where it is sealed: only whoever signed in for this may. */
  private async allowKinds(runner: QueryRunner, kinds: readonly string[]): Promise<void> {
    await runner.query('SET ROLE NONE');
    await runner.query(`
      ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_kind_check",
        ADD CONSTRAINT "ledger_entries_kind_check" CHECK ("kind" IN (${kinds.map((kind) => `'${kind}'`).join(', ')}))`);
    await runner.query('RESET ROLE');
  }
}
