import { installWithApt } from './apt.mjs';
import { run } from './run.mjs';

/** Installs Redis for the tests with several processes. Without it, those tests are skipped with a message. */
export async function ensureRedis() {
  const program = process.env['REDIS_SERVER_PATH'] ?? 'redis-server';
  if ((await run(program, ['--version'])).code === 0) return;
  await installWithApt('Redis', ['redis-server']);
}
