import { afterAll, beforeAll, expect, it } from 'vitest';
import { DataSource } from 'typeorm';
import { waitForPostgres } from '../../src/platform/database/wait-for-postgres.js';
import { eventually } from '../support/eventually.js';
import { LiveClient } from '../support/live-client.js';
import { createPair, sendMessage } from '../support/talkers.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { describeWithPgBouncer, PgBouncerServer } from './support/pgbouncer-server.js';

/** Fewer than the API opens, so that they change hands all the time. */
const CONNECTIONS = 3;

describeWithPgBouncer('Behind a pooler that gives each transaction another connection', () => {
  let database: TestDatabase;
  let pooler: PgBouncerServer;
  let app: TestApp;
  beforeAll(async () => {
    database = await createTestDatabase();
    pooler = await PgBouncerServer.start(database.url, CONNECTIONS);
    const env = { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: database.url };
    app = await createTestApp({ database, env });
  });
  afterAll(async () => {
    await app?.close();
    await pooler?.kill();
    await database?.drop();
  });

  it('the API is ready, and many requests at once are all answered', async () => {
    await app.http.get('/health/ready').expect(200);
    const { family, auPair } = await createPair(app);
    const asks = Array.from({ length: 120 }, (_, index) => {
      const paths = ['/api/au-pair-profiles?sort=newest', '/api/conversations', '/api/dashboards/me'];
      return (index % 2 ? family : auPair).agent.get(paths[index % paths.length] ?? '');
    });
    const statuses = (await Promise.all(asks)).map(({ status }) => status);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(80);
  });

  it('messages are delivered, in order and once', async () => {
    const { family, auPair, conversationId } = await createPair(app);
    const page = await LiveClient.connect(app, { token: auPair.session.access_token });
    const texts = Array.from({ length: 30 }, (_, index) => `Message ${index}`);
    for (const text of texts) await sendMessage(family, conversationId, text);
    await page.waitFor('message.created', ({ content }: { content: string }) => content === texts.at(-1));
    expect(page.all<{ content: string }>('message.created').map(({ content }) => content)).toEqual(texts);
    page.close();
  });

  it('the end of a session reaches other processes, and jobs are done', async () => {
    const env = { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: database.url };
    const other = await createTestApp({ database, env });
    try {
      const { family, auPair } = await createPair(app);
      const page = await LiveClient.connect(other, { token: family.session.access_token });
      await family.agent.delete('/api/sessions/current').expect(204);
      await page.waitFor('disconnect');
      await auPair.agent.post('/api/data-exports').send({ password: auPair.password });
      await eventually('the jobs to be done', async () => {
        const [row] = await database.query<{ left: number }>(
          `SELECT count(*)::int AS left FROM jobs.job WHERE state < 'completed' AND start_after <= now()`,
        );
        return row?.left === 0;
      });
    } finally {
      await other.close();
    }
  });

  it('requests keep their time limits, and nothing of one transaction is left to the next', async () => {
    const settings = await app.app
      .get(DataSource)
      .query(`SELECT name, setting FROM pg_settings WHERE name IN ('statement_timeout', 'lock_timeout') ORDER BY name`);
    expect(settings).toEqual([
      { name: 'lock_timeout', setting: '4000' },
      { name: 'statement_timeout', setting: '5000' },
    ]);
    const leftovers = `SELECT count(*)::int AS held FROM pg_locks WHERE locktype = 'advisory' AND pid IN
      (SELECT pid FROM pg_stat_activity WHERE state = 'idle' AND datname = current_database())
      AND NOT (classid = 0 AND objid = 7290145)`;
    expect(await database.query(leftovers)).toEqual([{ held: 0 }]);
  });

  it('without its direct address, the start ends with a message that says what to do', async () => {
    await expect(waitForPostgres(pooler.url, () => undefined)).rejects.toThrow('Set DATABASE_DIRECT_URL');
  });
});
