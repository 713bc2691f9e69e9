import type { MigrationInterface, QueryRunner } from 'typeorm';

const LINKS = ['verify-email', 'reset-password', 'mfa-challenge'];
const APPROVALS = ['role-change', 'export', 'erasure'];

/** An email address changes by links to the new and the old one; two admins close the account of a third. */
export class GuardAccounts1795000053000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await allowKinds(runner, 'account_links', [...LINKS, 'change-email', 'undo-email-change']);
    await allowKinds(runner, 'approvals', [...APPROVALS, 'suspension']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM "account_links" WHERE "kind" IN ('change-email', 'undo-email-change')`);
    await runner.query(`DELETE FROM "approvals" WHERE "kind" = 'suspension'`);
    await allowKinds(runner, 'account_links', LINKS);
    await allowKinds(runner, 'approvals', APPROVALS);
  }
}

async function allowKinds(runner: QueryRunner, table: string, kinds: readonly string[]): Promise<void> {
  await runner.query(`
    ALTER TABLE "${table}" DROP CONSTRAINT "${table}_kind_check",
      ADD CONSTRAINT "${table}_kind_check" CHECK ("kind" IN (${kinds.map((kind) => `'${kind}'`).join(', ')}))`);
}
