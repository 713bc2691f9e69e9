import { installWithApt } from './apt.mjs';
import { run } from './run.mjs';

/** Brings PgBouncer for the tests with a pooler. Where it cannot be had, those tests say so and are skipped. */
export async function ensurePgBouncer() {
  const program = process.env['PGBOUNCER_PATH'] ?? 'pgbouncer';
  if ((await run(program, ['--version'])).code === 0) return;
  await installWithApt('PgBouncer', ['pgbouncer']);
}
