import { installWithApt } from './apt.mjs';
import { run } from './run.mjs';

/** Brings Redis for the tests of several processes. Where it cannot be had, those tests say so and are skipped. */
export async function ensureRedis() {
  const program = process.env['REDIS_SERVER_PATH'] ?? 'redis-server';
  if ((await run(program, ['--version'])).code === 0) return;
  await installWithApt('Redis', ['redis-server']);
}
