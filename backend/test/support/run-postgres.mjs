import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, chmodSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Chooses where this run's PostgreSQL will live. The first test that needs a database starts it
 * (test-database.ts), so that unit tests alone stay instant. Answers how to stop it and leave nothing behind.
 */
export default async function choosePostgres() {
  const directory = mkdtempSync(join(tmpdir(), 'wattle-and-fern-test-'));
  chmodSync(directory, 0o755);
  process.env.TEST_DATA_DIR = directory;
  process.env.TEST_DATABASE_PORT = String(await freePort());
  const watcher = watchForEndOfRun(directory);
  return async () => {
    watcher.ref();
    const cleanedUp = once(watcher, 'exit');
    watcher.stdin.end();
    await cleanedUp;
  };
}

/** A process of its own, since a run that is killed cannot clean up. It learns of the end by its input being closed. */
function watchForEndOfRun(directory) {
  const script = fileURLToPath(new URL('./clean-up-after-run.mjs', import.meta.url));
  const watcher = spawn(process.execPath, [script, directory, String(process.pid)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  watcher.unref();
  watcher.stdin.unref();
  return watcher;
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
