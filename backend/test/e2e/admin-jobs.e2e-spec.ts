import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FailedJobsPage, JobsOverviewDto } from '../../src/modules/admin/jobs/jobs.dto.js';
import { eventually } from '../support/eventually.js';
import type { Person } from '../support/people.js';
import { createAdmin, createFamily } from '../support/profiles.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

let test: TestApp;
let admin: Person;

beforeAll(async () => {
  test = await createTestApp();
  admin = await createAdmin(test);
});
afterAll(() => test.close());

const auditOf = (subjectType: string, subjectId: string) =>
  test.database.query(
    'SELECT actor_id, action, reason FROM audit_entries WHERE subject_type = $1 AND subject_id = $2 ORDER BY recorded_at',
    [subjectType, subjectId],
  );

describe('R20 C08 Jobs', () => {
  it('show the state of every job, the next run of scheduled tasks, and the events that are still to be delivered', async () => {
    const { body } = await admin.agent.get('/api/admin/jobs').expect(200);
    const { items, outbox } = body as JobsOverviewDto;
    expect(items.find(({ name }) => name === 'email.send')).toMatchObject({ cron: null, nextRun: null });
    const task = items.find(({ name }) => name === 'metrics.count');
    expect(task).toMatchObject({ cron: '23 * * * *', does: 'Counts the metrics of the last seven days again' });
    expect(new Date(task?.nextRun ?? 0).getUTCMinutes()).toBe(23);
    expect(outbox.waiting).toBeGreaterThanOrEqual(0);
  });

  it('run a scheduled task at once, and the audit log names the admin', async () => {
    const taskOf = async () => {
      const { body } = await admin.agent.get('/api/admin/jobs').expect(200);
      return (body as JobsOverviewDto).items.find(({ name }) => name === 'files.delete-strays');
    };
    await admin.agent.post('/api/admin/scheduled-tasks/files.delete-strays/runs').expect(204);
    await eventually('the task to be done', async () => (await taskOf())?.lastDone !== null);
    expect(await auditOf('scheduled-task', 'files.delete-strays')).toMatchObject([
      { action: 'task.started', actor_id: admin.id },
    ]);
    const [running] = await test.database.query<{ id: string }>(
      `INSERT INTO jobs.job (name, state, started_on, heartbeat_on) VALUES ('files.delete-strays', 'active', now(), now()) RETURNING id`,
    );
    await admin.agent.post('/api/admin/scheduled-tasks/files.delete-strays/runs').expect(204);
    expect(
      await test.database.query(`SELECT id FROM jobs.job WHERE name = 'files.delete-strays' AND state < 'completed'`),
    ).toEqual([running]);
    for (const none of ['no.such-task', 'email.send'])
      await admin.agent.post(`/api/admin/scheduled-tasks/${none}/runs`).expect(404);
  });

  it('that were given up are tried again once or dropped, with a reason; no one reads personal data in them', async () => {
    const family = await createFamily(test, {});
    const giveUp = async (error: string) => {
      const [made] = await test.database.query<{ id: string }>(
        `INSERT INTO jobs.job (name, data, keep_until, source_name, source_id, source_created_on, source_retry_count, source_output)
         VALUES ('given-up', $1, now() + interval '1 day', 'reply-habits.measure', gen_random_uuid(), now(), 5, $2) RETURNING id`,
        [{ requestId: null, data: { userId: family.id } }, { message: error }],
      );
      return made?.id ?? '';
    };
    const [first, second] = [await giveUp(`no row for ${family.email}`), await giveUp('timeout')];
    const list = async () => (await admin.agent.get('/api/admin/given-up-jobs').expect(200)).body as FailedJobsPage;
    expect((await list()).items).toMatchObject([
      { id: second, name: 'reply-habits.measure', tries: 6, error: 'timeout' },
      { id: first, error: 'no row for […]' },
    ]);
    const { body } = await admin.agent.get('/api/admin/jobs').expect(200);
    const measured = (body as JobsOverviewDto).items.find(({ name }) => name === 'reply-habits.measure');
    expect(measured?.lastGivenUp).toEqual(expect.any(String));
    const reason = 'The database is back';
    const path = `/api/admin/given-up-jobs/${first}/retries`;
    await admin.agent.post(path).send({ reason: '' }).expect(400);
    const statuses = await Promise.all(
      [1, 2, 3].map(async () => (await admin.agent.post(path).send({ reason })).status),
    );
    expect(statuses.sort()).toEqual([204, 404, 404]);
    const done = `SELECT id FROM jobs.job WHERE name = 'reply-habits.measure' AND source_root_id IS NOT NULL AND state = 'completed'`;
    await eventually('the job to be done', async () => (await test.database.query(done)).length === 1);
    await admin.agent.post(`/api/admin/given-up-jobs/${second}/removals`).send({ reason: 'Not needed' }).expect(204);
    expect((await list()).items).toEqual([]);
    expect(await auditOf('job', first)).toMatchObject([{ action: 'job.retried', reason, actor_id: admin.id }]);
    expect(await auditOf('job', second)).toMatchObject([{ action: 'job.dropped', reason: 'Not needed' }]);
  });
});
