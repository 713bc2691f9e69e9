/** API processes that have Redis between them, as on several machines. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { isTaken } from '../../launcher/lib/ports.mjs';
import { ensureRedis } from '../../launcher/lib/redis.mjs';

/** @typedef {import('./server.mjs').Server} Server */

/** Counts as one server: what its processes use is added up. */
export class ApiGroup {
  /** @param {Server[]} apis */
  constructor(apis) {
    this.name = `${apis.length} apis`;
    this.apis = apis;
  }

  /** They take turns. @param {number} number */
  urlOf(number) {
    return /** @type {Server} */ (this.apis[number % this.apis.length]).url;
  }

  /** @returns {Promise<import('./server.mjs').Usage>} */
  async usage() {
    const all = await Promise.all(this.apis.map((api) => api.usage()));
    return {
      milliseconds: all.reduce((sum, { milliseconds }) => sum + milliseconds, 0),
      statements: all.reduce((sum, { statements }) => sum + statements, 0),
    };
  }

  /**
   * Measures the first process in place of all.
   * @template Result
   * @param {string} file
   * @param {() => Promise<Result>} work
   */
  profile(file, work) {
    return /** @type {Server} */ (this.apis[0]).profile(file, work);
  }
}

/** A Redis that writes nothing to disk. @param {number} port @returns {Promise<{ url: string, stop: () => Promise<void> }>} */
export async function startRedis(port) {
  await ensureRedis();
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn(process.env['REDIS_SERVER_PATH'] ?? 'redis-server', settings, { stdio: 'ignore' });
  while (!(await isTaken(port))) {
    if (child.exitCode !== null) throw new Error('Redis did not start');
    await pause(50);
  }
  const stop = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  return { url: `redis://127.0.0.1:${port}`, stop };
}
