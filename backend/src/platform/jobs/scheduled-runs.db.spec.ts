import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { eventually } from '../../../test/support/eventually.js';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { loadSettings } from '../config/index.js';
import { DueWorkService, PreparedSqlService } from '../database/index.js';
import { JobQueueService } from './job-queue.service.js';
import type { ScheduledTask } from './scheduled.decorator.js';

/** A value that someone else will provide. */
function promised<T>() {
  let resolve!: (value: T) => void;
  const promise = new Promise<T>((done) => (resolve = done));
  return { promise, resolve };
}

Logger.overrideLogger(false);

describe('A run of a scheduled task', () => {
  let database: TestDatabase;
  let dataSource: DataSource;
  let dueWork: DueWorkService;
  let queues: JobQueueService[];
  beforeAll(async () => {
    database = await createTestDatabase();
    dataSource = await new DataSource({ type: 'postgres', url: database.url }).initialize();
    dueWork = new DueWorkService(new PreparedSqlService(dataSource));
    dueWork.onApplicationBootstrap();
    const secret = 'x'.repeat(32);
    const secrets = { JWT_SECRET: secret, PASSWORD_PEPPER: secret, MFA_ENCRYPTION_KEY: secret };
    const settings = loadSettings({ NODE_ENV: 'test', DATABASE_URL: database.url, ...secrets });
    queues = [new JobQueueService(settings, dueWork), new JobQueueService(settings, dueWork)];
  });
  afterAll(async () => {
    for (const queue of queues) await queue.beforeApplicationShutdown();
    await dueWork.beforeApplicationShutdown();
    await dataSource.destroy();
    await database.drop();
  });

  it('is in one process at a time, however long it takes', async () => {
    const task: ScheduledTask = { name: 'sessions.clean-up', cron: '0 3 * * *', does: 'Tests' };
    const [started, release] = [promised<void>(), promised<void>()];
    let runs = 0;
    for (const queue of queues) {
      queue.schedule(task, async () => {
        runs += 1;
        started.resolve();
        await release.promise;
      });
      await queue.onApplicationBootstrap();
    }
    const enqueue = () => queues[0]?.enqueueScheduledTask(task.name, dataSource.manager);
    await enqueue();
    await started.promise;
    // It began a quarter of an hour ago.
    await database.query(
      `UPDATE jobs.job SET started_on = now() - interval '15 minutes' WHERE name = $1 AND state = 'active'`,
      [task.name],
    );
    await enqueue();
    await eventually('the second one to be left to the first', async () => {
      const done = `SELECT FROM jobs.job WHERE name = '${task.name}' AND state = 'completed'`;
      return (await database.query(done)).length > 0;
    });
    expect(runs).toBe(1);
    release.resolve();
  });
});
