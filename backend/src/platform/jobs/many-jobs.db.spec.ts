import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { loadSettings } from '../config/index.js';
import { DueWorkService, PreparedSqlService } from '../database/index.js';
import { JobQueueService } from './job-queue.service.js';
import { DUE_JOBS_SQL, LOST_JOB_SQL } from './job-register.repository.js';

const FINISHED = 50_000;

Logger.overrideLogger(false);

describe('With many finished jobs', () => {
  let database: TestDatabase;
  let dataSource: DataSource;
  let queues: JobQueueService[];
  beforeAll(async () => {
    database = await createTestDatabase();
    dataSource = await new DataSource({ type: 'postgres', url: database.url }).initialize();
    const settings = loadSettings({
      NODE_ENV: 'test',
      DATABASE_URL: database.url,
      JWT_SECRET: 'x'.repeat(32),
      PASSWORD_PEPPER: 'x'.repeat(32),
      MFA_ENCRYPTION_KEY: 'x'.repeat(32),
    });
    const dueWork = new DueWorkService(new PreparedSqlService(dataSource));
    // Two processes start at the same time.
    queues = [new JobQueueService(settings, dueWork), new JobQueueService(settings, dueWork)];
    await Promise.all(queues.map((queue) => queue.onApplicationBootstrap()));
    await database.query(
      `INSERT INTO jobs.job (name, state, completed_on, heartbeat_seconds, expire_seconds)
       SELECT 'given-up', 'completed', now(), 10, 60 FROM generate_series(1, ${FINISHED})`,
    );
    await database.query('ANALYZE jobs.job');
  });
  afterAll(async () => {
    for (const queue of queues) await queue.beforeApplicationShutdown();
    await dataSource.destroy();
    await database.drop();
  });

  it.each([
    ['due ones', DUE_JOBS_SQL],
    ['lost ones', LOST_JOB_SQL],
  ])('the query for %s, which each process repeats every few seconds, reads none of them', async (_name, sql) => {
    const plan = await database.query<{ 'QUERY PLAN': string }>(`EXPLAIN SELECT (${sql})`);
    expect(plan.map((row) => row['QUERY PLAN']).join('\n')).not.toContain('Seq Scan on job');
  });
});
