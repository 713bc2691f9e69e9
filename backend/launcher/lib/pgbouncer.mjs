import { installWithApt } from './apt.mjs';
import { run } from './run.mjs';

/** Installs PgBouncer for the pooler tests. Without it, those tests are skipped with a message. */
export async function ensurePgBouncer() {
  const program = process.env['PGBOUNCER_PATH'] ?? 'pgbouncer';
  if ((await run(program, ['--version'])).code === 0) return;
  await installWithApt('PgBouncer', ['pgbouncer']);
}
