import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrations } from '../../src/migrations/index.js';
import { migrate } from '../../src/platform/database/index.js';
import { ReplicaService } from '../../src/platform/database/replica.service.js';
import { SnakeNamingStrategy } from '../../src/platform/database/snake-naming.strategy.js';
import { eventually } from '../support/eventually.js';
import { signUpPerson, type Person } from '../support/people.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { PostgresServer } from './product/postgres-server.js';
import { PostgresReplica } from './support/postgres-replica.js';

describe('A read replica', () => {
  let primary: PostgresServer;
  let replica: PostgresReplica;
  let app: TestApp;
  let member: Person;
  beforeAll(async () => {
    const dataDir = join(process.env['TEST_DATA_DIR'] ?? '', `primary-${randomUUID()}`);
    mkdirSync(dataDir);
    primary = await PostgresServer.start(dataDir);
    const options = { type: 'postgres', url: primary.url, migrations, migrationsTableName: 'migrations' } as const;
    const namingStrategy = new SnakeNamingStrategy();
    const dataSource = await new DataSource({ ...options, namingStrategy, installExtensions: false }).initialize();
    await migrate(dataSource, primary.adminUrl);
    await dataSource.destroy();
    replica = await PostgresReplica.start(primary);
    const database = {
      url: primary.url,
      query: <Row>(sql: string, values?: unknown[]) => primary.query<Row>(sql, values),
      drop: () => Promise.resolve(),
    };
    app = await createTestApp({ database, env: { DATABASE_REPLICA_URL: replica.url } });
    member = await signUpPerson(app);
    await eventually('the replica to be used', () => Promise.resolve(isUsed()));
  });
  afterAll(async () => {
    await app?.close();
    await replica?.stop();
    await primary?.stop();
  });

  const isUsed = () => app.app.get(ReplicaService, { strict: false }).isUsable;
  const ask = async () => {
    await primary.query(
      `INSERT INTO faq_entries (audience, question, answer, position) VALUES ('family', $1, 'Yes.', 1)`,
      [randomUUID()],
    );
  };
  const count = async (token?: string) => {
    const request = app.http.get('/api/faq-entries?region=australia');
    const { body } = await (token ? request.auth(token, { type: 'bearer' }) : request).expect(200);
    return (body as unknown[]).length;
  };

  it('answers visitors, while members see at once what is stored', async () => {
    const before = await count();
    await replica.query('SELECT pg_wal_replay_pause()');
    await ask();
    expect(await count()).toBe(before);
    expect(await count(member.session.access_token)).toBe(before + 1);
  });

  it('is not asked while it lags too far, and is again when it has caught up', async () => {
    const stored = await count(member.session.access_token);
    await eventually('the primary to answer visitors', async () => (await count()) === stored);
    expect(isUsed()).toBe(false);
    await replica.query('SELECT pg_wal_replay_resume()');
    await eventually('the replica to be used again', () => Promise.resolve(isUsed()));
    expect(await count()).toBe(stored);
  });

  it('is not missed when it is gone', async () => {
    await replica.stop();
    const answers = await Promise.all(Array.from({ length: 20 }, () => app.http.get('/api/au-pair-profiles')));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(isUsed()).toBe(false);
  });
});
