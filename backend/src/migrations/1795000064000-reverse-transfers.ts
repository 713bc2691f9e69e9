import type { MigrationInterface, QueryRunner } from 'typeorm';

const APPROVALS = ['role-change', 'export', 'erasure', 'suspension', 'refund'];
const LEDGER_BEFORE = ['charge', 'discount', 'grant', 'payment'];
const LEDGER_AFTER = [
  'refund',
  'chargeback',
  'refund_failed',
  'credit',
  'write_off',
  'reinstatement',
  'cancellation',
  'withdrawal',
];

/** Two admins may reverse a bank transfer that was booked by mistake: its invoice is open again. */
export class ReverseTransfers1795000064000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "invoices" ADD COLUMN "reopened_at" TIMESTAMP WITH TIME ZONE`);
    await allowKinds(runner, 'approvals', [...APPROVALS, 'reversal', 'offer']);
    await this.allowInLedger(runner, [...LEDGER_BEFORE, 'reversal', ...LEDGER_AFTER]);
  }

  /** Not possible once a transfer was reversed: its row can only stay. */
  async down(runner: QueryRunner): Promise<void> {
    await this.allowInLedger(runner, [...LEDGER_BEFORE, ...LEDGER_AFTER]);
    await runner.query(`DELETE FROM "approvals" WHERE "kind" = 'reversal'`);
    await allowKinds(runner, 'approvals', [...APPROVALS, 'offer']);
    await runner.query(`ALTER TABLE "invoices" DROP COLUMN "reopened_at"`);
  }

  /** The application may not change the ledger, where it is sealed: only whoever signed in for this may. */
  private async allowInLedger(runner: QueryRunner, kinds: readonly string[]): Promise<void> {
    await runner.query('SET ROLE NONE');
    await allowKinds(runner, 'ledger_entries', kinds);
    await runner.query('RESET ROLE');
  }
}

async function allowKinds(runner: QueryRunner, table: string, kinds: readonly string[]): Promise<void> {
  await runner.query(`
    ALTER TABLE "${table}" DROP CONSTRAINT "${table}_kind_check",
      ADD CONSTRAINT "${table}_kind_check" CHECK ("kind" IN (${kinds.map((kind) => `'${kind}'`).join(', ')}))`);
}
