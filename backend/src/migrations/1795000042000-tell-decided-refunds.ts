import type { MigrationInterface, QueryRunner } from 'typeorm';

const BEFORE = ['charge', 'discount', 'grant', 'payment', 'refund', 'chargeback', 'refund_failed', 'credit'];
const AFTER = ['cancellation', 'withdrawal'];

/** What went back without our decision is written off, and owed again when another payment pays for it. */
export class TellDecidedRefunds1795000042000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await this.allowKinds(runner, [...BEFORE, 'write_off', 'reinstatement', ...AFTER]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await this.allowKinds(runner, [...BEFORE, ...AFTER]);
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
