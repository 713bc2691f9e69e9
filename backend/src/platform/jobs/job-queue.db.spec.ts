import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { eventually } from '../../../test/support/eventually.js';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { loadSettings } from '../config/index.js';
import { DueWorkService, PreparedSqlService } from '../database/index.js';
import { requestContext } from '../http/index.js';
import { JobQueueService } from './job-queue.service.js';
import type { ScheduledTask } from './scheduled.decorator.js';

declare module './jobs.js' {
  interface Jobs {
    'test.greet': { name: string };
  }
}

/** A value that someone else will provide. */
function promised<T>() {
  let resolve!: (value: T) => void;
  const promise = new Promise<T>((done) => (resolve = done));
  return { promise, resolve };
}

Logger.overrideLogger(false);

describe('JobQueue', () => {
  let database: TestDatabase;
  let dataSource: DataSource;
  let dueWork: DueWorkService;
  let queues: JobQueueService[] = [];
  beforeAll(async () => {
    database = await createTestDatabase();
    dataSource = await new DataSource({ type: 'postgres', url: database.url }).initialize();
  });
  beforeEach(() => {
    dueWork = new DueWorkService(new PreparedSqlService(dataSource));
    dueWork.onApplicationBootstrap();
  });
  afterEach(async () => {
    for (const queue of queues) await queue.beforeApplicationShutdown();
    queues = [];
    await dueWork.beforeApplicationShutdown();
  });
  afterAll(async () => {
    await dataSource.destroy();
    await database.drop();
  });

  const createQueue = () => {
    const settings = loadSettings({
      NODE_ENV: 'test',
      DATABASE_URL: database.url,
      JWT_SECRET: 'x'.repeat(32),
      PASSWORD_PEPPER: 'x'.repeat(32),
      MFA_ENCRYPTION_KEY: 'x'.repeat(32),
    });
    const queue = new JobQueueService(settings, dueWork);
    queues.push(queue);
    return queue;
  };
  const pending = async () =>
    (
      await database.query<{ count: number }>(
        `SELECT count(*)::int AS count FROM jobs.job WHERE name = 'test.greet' AND state <> 'completed'`,
      )
    )[0]?.count;

  it('runs jobs that arrive together without a pause between them', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `Lena ${index}`);
    const greeted = new Set<string>();
    const done = promised<void>();
    const queue = createQueue();
    queue.handle(
      'test.greet',
      async ({ name }) => {
        if (greeted.add(name).size === names.length) done.resolve();
      },
      { concurrency: 2 },
    );
    await queue.onApplicationBootstrap();
    const since = performance.now();
    await Promise.all(names.map((name) => queue.enqueue('test.greet', { name })));
    await done.promise;
    // With a rest of five seconds after each job it would take half a minute.
    expect(performance.now() - since).toBeLessThan(15_000);
  });

  it('runs a job soon after it was stored, under the id of the request that stored it', async () => {
    const done = promised<{ name: string; requestId: string | undefined }>();
    const queue = createQueue();
    queue.handle('test.greet', async ({ name }) => done.resolve({ name, requestId: requestContext.get()?.requestId }));
    await queue.onApplicationBootstrap();
    await requestContext.run({ requestId: 'request-98765' }, () => queue.enqueue('test.greet', { name: 'Lena' }));
    expect(await done.promise).toEqual({ name: 'Lena', requestId: 'request-98765' });
  });

  it('stores a job with the transaction it belongs to, or not at all', async () => {
    const done = promised<string>();
    const queue = createQueue();
    queue.handle('test.greet', async ({ name }) => done.resolve(name));
    await queue.onApplicationBootstrap();
    await expect(
      dataSource.transaction(async (manager) => {
        await queue.enqueue('test.greet', { name: 'rolled back' }, { manager });
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    await dataSource.transaction((manager) => queue.enqueue('test.greet', { name: 'committed' }, { manager }));
    expect(await done.promise).toBe('committed');
  });

  it('runs a job whose notification was lost', async () => {
    const done = promised<string>();
    const queue = createQueue();
    queue.handle('test.greet', async ({ name }) => done.resolve(name));
    await queue.onApplicationBootstrap();
    await database.query(
      `INSERT INTO jobs.job (name, data) VALUES ('test.greet', '{"requestId": null, "data": {"name": "unannounced"}}')`,
    );
    expect(await done.promise).toBe('unannounced');
  });

  it('tries a failed job again', async () => {
    const done = promised<number>();
    let tries = 0;
    const queue = createQueue();
    queue.handle(
      'test.greet',
      async () => {
        tries += 1;
        if (tries === 1) throw new Error('the first try fails');
        done.resolve(tries);
      },
      { retryAfterSeconds: 1 },
    );
    await queue.onApplicationBootstrap();
    await queue.enqueue('test.greet', { name: 'Lena' });
    expect(await done.promise).toBe(2);
  });

  it('stores why a job failed without the people in it', async () => {
    const queue = createQueue();
    const lena = 'lena@example.org';
    queue.handle(
      'test.greet',
      () => {
        const error = new Error(`550 <${lena}> unknown`);
        throw Object.assign(error, { code: 'EENVELOPE', response: lena, parameters: [lena] });
      },
      { retries: 0 },
    );
    await queue.onApplicationBootstrap();
    await queue.enqueue('test.greet', { name: 'Lena' });
    const failed = await eventually('the job to be given up', async () => {
      const rows = await database.query<{ job: string; message: string }>(
        `SELECT job::text, source_output->>'message' AS message FROM jobs.job
         WHERE name = 'given-up' AND source_name = 'test.greet'`,
      );
      return rows[0] ?? null;
    });
    expect(failed.message).toBe('EENVELOPE: 550 <[…]> unknown');
    expect(failed.job).not.toContain(lena);
    await database.query('DELETE FROM jobs.job');
  });

  it('takes over the job of a killed process long before its time limit, but not of one that still runs', async () => {
    const [taken, running, release] = [promised<void>(), promised<void>(), promised<void>()];
    const calls: string[] = [];
    const queue = createQueue();
    queue.handle(
      'test.greet',
      async ({ name }) => {
        calls.push(name);
        if (name === 'killed') return taken.resolve();
        running.resolve();
        await release.promise;
      },
      { timeoutSeconds: 900, retryAfterSeconds: 1, concurrency: 2 },
    );
    await queue.onApplicationBootstrap();
    await queue.enqueue('test.greet', { name: 'long' });
    await running.promise;
    // A killed process leaves a running job without a heartbeat.
    await queue.enqueue('test.greet', { name: 'killed' }, { after: new Date(Date.now() + 3_600_000) });
    await database.query(
      `UPDATE jobs.job SET state = 'active', started_on = now(), heartbeat_on = now() WHERE data->'data'->>'name' = 'killed'`,
    );
    // The same of what pg-boss does itself to enqueue scheduled tasks.
    await database.query(
      `INSERT INTO jobs.job (name, data, state, started_on, heartbeat_on, heartbeat_seconds, expire_seconds)
       SELECT name, '{"name": "test.greet", "data": {"requestId": null, "data": {"name": "scheduled"}}}', 'active', now(), now(), heartbeat_seconds, expire_seconds
       FROM jobs.queue WHERE name = '__pgboss__send-it'`,
    );
    const since = performance.now();
    await taken.promise;
    await eventually('the scheduler to go on', () => Promise.resolve(calls.includes('scheduled')));
    expect(performance.now() - since).toBeLessThan(60_000);
    expect(calls.toSorted()).toEqual(['killed', 'long', 'scheduled']);
    release.resolve();
  });

  it('finishes its running job before it stops', async () => {
    const started = promised<void>();
    const release = promised<void>();
    let finished = false;
    const queue = createQueue();
    queue.handle('test.greet', async () => {
      started.resolve();
      await release.promise;
      finished = true;
    });
    await queue.onApplicationBootstrap();
    await queue.enqueue('test.greet', { name: 'Lena' });
    await started.promise;
    const stopped = queue.beforeApplicationShutdown();
    release.resolve();
    await stopped;
    expect(finished).toBe(true);
    expect(await pending()).toBe(0);
  });

  it('keeps the schedule of a task that exists, and removes that of one that no longer does', async () => {
    const schedules = async () =>
      await database.query<{ name: string; cron: string }>('SELECT name, cron FROM jobs.schedule ORDER BY name');
    const task = (name: ScheduledTask['name'], cron: string): ScheduledTask => ({ name, cron, does: 'Tests' });
    const nothing = () => Promise.resolve();
    const older = createQueue();
    older.schedule(task('sessions.clean-up', '0 3 * * *'), nothing);
    older.schedule(task('photos.clean-up', '0 4 * * *'), nothing);
    await older.onApplicationBootstrap();
    const newer = createQueue();
    newer.schedule(task('sessions.clean-up', '30 3 * * *'), nothing);
    await newer.onApplicationBootstrap();
    expect(await schedules()).toEqual([{ name: 'sessions.clean-up', cron: '30 3 * * *' }]);
  });

  it('runs a due task within seconds of finding it', async () => {
    const ran = promised<void>();
    const task: ScheduledTask = { name: 'sessions.clean-up', cron: '* * * * *', does: 'Tests' };
    const first = createQueue();
    first.schedule(task, () => Promise.resolve());
    await first.onApplicationBootstrap();
    await first.beforeApplicationShutdown();
    // Otherwise the next process would look for due tasks 45 seconds after this one.
    await database.query(`UPDATE jobs.version SET cron_on = now() - interval '1 hour'`);
    const second = createQueue();
    second.schedule(task, async () => ran.resolve());
    await second.onApplicationBootstrap();
    const since = performance.now();
    await ran.promise;
    expect(performance.now() - since).toBeLessThan(10_000);
  });

  it('keeps a job that failed every time, and runs it once when it is retried', async () => {
    const queue = createQueue();
    const [failed, greeted] = [promised<void>(), promised<string>()];
    let calls = 0;
    queue.handle(
      'test.greet',
      ({ name }) => {
        calls += 1;
        if (calls === 1) {
          failed.resolve();
          throw new Error('The door is closed');
        }
        greeted.resolve(name);
        return Promise.resolve();
      },
      { retries: 0 },
    );
    await queue.onApplicationBootstrap();
    await queue.enqueue('test.greet', { name: 'Lena' });
    await failed.promise;
    const givenUp = () =>
      database.query<{ id: string; message: string }>(
        `SELECT id, source_output->>'message' AS message FROM jobs.job WHERE name = 'given-up'`,
      );
    await eventually('the job to be given up', async () => (await givenUp()).length === 1);
    const [job] = await givenUp();
    expect(job?.message).toBe('The door is closed');
    const retry = () => queue.retryGivenUp(job?.id ?? '', dataSource.manager);
    expect((await Promise.all([retry(), retry()])).sort()).toEqual([false, true]);
    expect(await greeted.promise).toBe('Lena');
    const again = `SELECT FROM jobs.job WHERE source_root_id IS NOT NULL AND state = 'completed'`;
    await eventually('the job to be done', async () => (await database.query(again)).length === 1);
    expect([calls, await givenUp()]).toEqual([2, []]);
  });

  it('rejects two handlers of one job', () => {
    const queue = createQueue();
    queue.handle('test.greet', () => Promise.resolve());
    expect(() => queue.handle('test.greet', () => Promise.resolve())).toThrow('test.greet');
    queues = [];
  });
});
