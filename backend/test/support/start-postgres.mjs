import { mkdtempSync, chmodSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Chooses where this run's PostgreSQL will live. The first test that needs a database starts it
 * (test-database.ts), so that unit tests alone stay instant.
 */
export default async function choosePostgres() {
  const directory = mkdtempSync(join(tmpdir(), 'wattle-and-fern-test-'));
  chmodSync(directory, 0o755);
  process.env.TEST_DATA_DIR = directory;
  process.env.TEST_DATABASE_PORT = String(await freePort());
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
