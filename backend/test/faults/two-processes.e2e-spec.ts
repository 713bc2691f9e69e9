import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { buildApi, type ApiBuild } from './support/api-build.js';
import { ApiProcess, START_MS } from './support/api-process.js';

const TEST_MS = 3 * START_MS;

describe('A second API process on the same database', () => {
  let database: TestDatabase;
  let build: ApiBuild;
  const processes: ApiProcess[] = [];
  beforeAll(async () => {
    database = await createTestDatabase();
    build = buildApi();
  });
  afterAll(async () => {
    for (const one of processes) await one.kill();
    build.remove();
    await database.drop();
  });

  const start = async (env: Record<string, string> = {}) => {
    const one = await ApiProcess.start(build.program('src/main.ts'), database.url, env);
    processes.push(one);
    return one;
  };

  it(
    'ends with a message that says what to do, unless Redis connects both',
    async () => {
      const first = await start();
      await first.ready();
      const refused = await Promise.all([start(), start({ REDIS_URL: 'redis://127.0.0.1:1' })]);
      for (const { child } of refused) expect(child.exitCode ?? (await once(child, 'exit'))[0]).toBe(1);
      for (const { output } of refused)
        expect(output).toContain('Set REDIS_URL for all API processes, or run only one.');
      expect(await first.answers()).toBe(true);
    },
    TEST_MS,
  );
});
