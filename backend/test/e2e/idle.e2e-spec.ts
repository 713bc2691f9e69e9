import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { JobQueueService } from '../../src/platform/jobs/index.js';
import type { JobName } from '../../src/platform/jobs/jobs.js';
import { CountedStatements } from '../support/counted-statements.js';
import { eventually, PATIENCE_MS } from '../support/eventually.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const MOST_A_MINUTE = 60;
const LEAST_MS = 25_000;
/** pg-boss passes what is due of the schedule through a queue of its own, in one go for all tasks. */
const FOR_THE_SCHEDULE = 4;

describe('An API process with nothing to do', () => {
  let test: TestApp;
  let asked: CountedStatements;
  let openedByTasks: number[];
  beforeAll(async () => {
    asked = CountedStatements.ofEveryone();
    test = await createTestApp();
    // Whether a minute begins while statements are counted would be chance: what it brings is counted separately.
    await test.database.query('DELETE FROM jobs.schedule');
    await Promise.all(tasksOfEveryMinute().map((name) => test.app.get(JobQueueService).enqueue(name as JobName, {})));
    await eventually('the work of the start to be done', async () => (await unfinished()) === 0);
    openedByTasks = await connections();
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await test.close();
  });

  const unfinished = async () => {
    const [row] = await test.database.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM jobs.job WHERE state IN ('created', 'retry', 'active')`,
    );
    return row?.count;
  };
  const completed = async (name: string) => {
    const [row] = await test.database.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM jobs.job WHERE name = $1 AND state = 'completed'`,
      [name],
    );
    return row?.count ?? 0;
  };
  const tasksOfEveryMinute = () =>
    test.app
      .get(JobQueueService)
      .registered()
      .filter(({ cron }) => cron === '* * * * *')
      .map(({ name }) => name);
  const connections = async () => {
    const rows = await test.database.query<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    );
    return rows.map(({ pid }) => pid);
  };
  const looksAtTheSchedule = () => asked.statements.filter((sql) => sql.includes('SELECT cron_on')).length;

  /** Counts until it looks at the schedule, which it does twice a minute: by then whatever repeats has come round. */
  async function countedInAMinute(): Promise<number> {
    asked.begin();
    const since = performance.now();
    const passed = () => performance.now() - since;
    const isOver = () => Promise.resolve(passed() > LEAST_MS && looksAtTheSchedule() > 0);
    await eventually('a look at the schedule', isOver, 2 * PATIENCE_MS);
    return (asked.statements.length / passed()) * 60_000;
  }

  /** The statements that a task of every minute takes when nothing is due, from being enqueued to being done. */
  async function countedFor(name: string): Promise<number> {
    const before = await completed(name);
    asked.begin();
    await test.app.get(JobQueueService).enqueue(name as JobName, {});
    await eventually(`${name} to be done`, async () => (await completed(name)) > before);
    const ownOf = (sql: string) => !sql.includes('AS count FROM jobs.job') && !sql.includes('"lostJobs"');
    return asked.statements.filter(ownOf).length;
  }

  it(`asks PostgreSQL less than ${MOST_A_MINUTE} times a minute, its tasks of every minute among them`, async () => {
    const perMinute = await countedInAMinute();
    expect(tasksOfEveryMinute().length).toBeGreaterThan(0);
    let tasks = FOR_THE_SCHEDULE;
    for (const name of tasksOfEveryMinute()) tasks += await countedFor(name);
    expect(perMinute).toBeGreaterThan(0);
    expect(perMinute + tasks).toBeLessThan(MOST_A_MINUTE);
  });

  it('keeps the connections of its tasks of every minute open for their next run', async () => {
    expect(openedByTasks.length).toBeGreaterThan(0);
    expect(await connections()).toEqual(expect.arrayContaining(openedByTasks));
  });
});
