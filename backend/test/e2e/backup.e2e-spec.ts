import { randomUUID } from 'node:crypto';
import { appendFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { DEMO_AU_PAIRS, DEMO_FAMILIES } from '../../../demo/src/index.js';
import { seedDemo } from '../../../demo/src/seeding/seed-demo.js';
import { migrations } from '../../src/migrations/index.js';
import { deleteOldBackups, restoreBackup, writeBackup } from '../../src/platform/backup/index.js';
import { loadSettings } from '../../src/platform/config/index.js';
import { migrate } from '../../src/platform/database/index.js';
import { openDatabase } from '../../src/platform/database/open-database.js';
import { ObjectStorage } from '../../src/platform/storage/index.js';
import { browserOf } from '../support/people.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { createEmptyDatabase } from '../support/test-database.js';

const SOME = { auPairs: DEMO_AU_PAIRS.slice(0, 2), families: DEMO_FAMILIES.slice(0, 1) };
const SECRETS = {
  JWT_SECRET: 'a-secret-that-is-only-used-in-tests-1',
  PASSWORD_PEPPER: 'a-secret-that-is-only-used-in-tests-2',
  MFA_ENCRYPTION_KEY: 'a-secret-that-is-only-used-in-tests-3',
};
/** More than Node reads from a folder at once. */
const MANY_FOLDERS = 100;
const filesIn = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .sort();
const folderOf = (name: string) => join(process.env['TEST_DATA_DIR'] ?? '', `${name}-${randomUUID()}`);

/** An empty installation on the tests' PostgreSQL, and a restore into it. */
async function emptyPlace(env: Record<string, string> = {}) {
  const database = await createEmptyDatabase();
  const dataDir = folderOf('restored');
  const query = async <Row>(sql: string, values?: unknown[], url = database.url): Promise<Row[]> => {
    const client = new pg.Client(url);
    await client.connect();
    try {
      return (await client.query(sql, values)).rows as Row[];
    } finally {
      await client.end();
    }
  };
  const settings = () =>
    loadSettings({
      NODE_ENV: 'test',
      DATABASE_URL: database.url,
      DATABASE_ADMIN_URL: database.adminUrl,
      DATA_DIR: dataDir,
      ...SECRETS,
      ...env,
    });
  const restore = (folder: string, beforeCommit = () => Promise.resolve(), known = migrations) =>
    restoreBackup({ folder, dataDir, migrations: known, loadSettings: settings, openDatabase, beforeCommit });
  /** The start of a release with these migrations. */
  const migrateTo = async (known: typeof migrations) => {
    const dataSource = await new DataSource({ type: 'postgres', url: database.url, migrations: known }).initialize();
    try {
      await migrate(dataSource, database.adminUrl);
    } finally {
      await dataSource.destroy();
    }
  };
  const tables = async () =>
    (await query<{ name: string }>(`SELECT tablename AS name FROM pg_tables WHERE schemaname IN ('public', 'jobs')`))
      .length;
  return { ...database, dataDir, settings, query, restore, migrateTo, tables };
}

/** The demo's family, signed in, with its first conversation. */
async function familyOf(app: TestApp, dataDir: string) {
  const signIns = JSON.parse(await readFile(join(dataDir, 'demo-sign-ins.json'), 'utf8')) as {
    email: string;
    password: string;
  }[];
  const agent = browserOf(app);
  const { email, password } = signIns[0] ?? {};
  const { body } = await agent.post('/api/sessions').send({ email, password }).expect(200);
  void agent.auth(body.session.access_token, { type: 'bearer' });
  const conversations = await agent.get('/api/conversations').expect(200);
  return { agent, conversation: conversations.body.items[0] as { id: string; lastSeq: number } };
}

describe('A backup', () => {
  let test: TestApp;
  let backups: string;
  let path: string;
  /** Messages that were acknowledged before the backup began, and those that came while it was made. */
  const acknowledged = { before: 0, meanwhile: 0 };

  beforeAll(async () => {
    test = await createTestApp({ env: { DEMO: '1' } });
    await seedDemo(test.app, SOME);
    backups = folderOf('backups');
    const { agent, conversation } = await familyOf(test, test.settings.dataDir);
    const send = (content: string) =>
      agent
        .post(`/api/conversations/${conversation.id}/messages`)
        .send({ clientMessageId: randomUUID(), content })
        .expect(201);
    for (; acknowledged.before < 5; acknowledged.before += 1) await send(`before ${acknowledged.before}`);
    const storage = test.app.get(ObjectStorage);
    for (let index = 0; index < MANY_FOLDERS; index += 1)
      await storage.put(`documents/${index}/${index}/file`, Buffer.from(`file ${index}`));
    let over = false;
    const writing = (async () => {
      for (; !over; acknowledged.meanwhile += 1) await send(`meanwhile ${acknowledged.meanwhile}`);
    })();
    path = (await writeBackup(backups, test.settings)).path;
    over = true;
    await writing;
  });
  afterAll(async () => {
    await test.close();
    await rm(backups, { recursive: true, force: true });
  });

  it('that is made while people write is restored as of one moment, and people go on from there', async () => {
    expect(acknowledged.meanwhile).toBeGreaterThan(0);
    const place = await emptyPlace();
    await place.restore(path);
    const restored = await createTestApp({
      database: { ...place, query: (sql, values) => place.query(sql, values) },
      env: { DEMO: '1', DATA_DIR: place.dataDir },
    });
    try {
      const { agent, conversation } = await familyOf(restored, place.dataDir);
      const stored = await place.query<{ seq: number; content: string }>(
        'SELECT seq, content FROM messages WHERE conversation_id = $1 ORDER BY seq',
        [conversation.id],
      );
      const contents = stored.map(({ content }) => content);
      for (let number = 0; number < acknowledged.before; number += 1) expect(contents).toContain(`before ${number}`);
      expect(Number(stored.at(-1)?.seq)).toBe(conversation.lastSeq);
      const thread = await agent.get(`/api/conversations/${conversation.id}/messages`).expect(200);
      expect(thread.body.items.length).toBeGreaterThan(0);
      await agent
        .post(`/api/conversations/${conversation.id}/messages`)
        .send({ clientMessageId: randomUUID(), content: 'after' })
        .expect(201);

      const { body } = await agent.get('/api/au-pair-profiles').expect(200);
      const page = await agent.get(`/api/au-pair-profiles/${body.items[0].id}`).expect(200);
      await restored.http.get(`/media/${page.body.full.photos[0]}/1200.webp`).expect(200);
    } finally {
      await restored.close();
      await place.drop();
    }
  });

  it('contains every stored file, and so does what is restored from it', async () => {
    const place = await emptyPlace();
    try {
      await place.restore(path);
      const stored = await filesIn(join(test.settings.dataDir, 'media'));
      expect(stored.length).toBeGreaterThan(MANY_FOLDERS);
      expect(await filesIn(join(path, 'media'))).toEqual(stored);
      expect(await filesIn(join(place.dataDir, 'media'))).toEqual(stored);
    } finally {
      await place.drop();
    }
  });

  it('restores append-only tables with their protection, and counters continue', async () => {
    const place = await emptyPlace();
    await place.restore(path);
    for (const table of ['audit_entries', 'ledger_entries', 'marketing_consents']) {
      const rows = `SELECT count(*)::integer AS rows, md5(string_agg(row::text, ',' ORDER BY id)) AS sum FROM ${table} AS row`;
      expect(await place.query(rows)).toEqual(await test.database.query(rows));
      await expect(place.query(`DELETE FROM ${table}`)).rejects.toThrow('permission denied');
    }
    const counters = await place.query<{ table: string; column: string; counter: string }>(
      `SELECT attrelid::regclass::text AS table, attname AS column, pg_get_serial_sequence(attrelid::regclass::text, attname) AS counter
       FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
       WHERE attidentity <> '' AND relnamespace = 'public'::regnamespace AND relkind = 'r'`,
    );
    expect(counters.length).toBeGreaterThan(2);
    for (const { table, column, counter } of counters) {
      const [next] = await place.query<{ free: boolean }>(
        `SELECT nextval($1) > coalesce((SELECT max(${column}) FROM ${table}), 0) AS free`,
        [counter],
        place.adminUrl,
      );
      expect({ table, ...next }).toEqual({ table, free: true });
    }
    await place.drop();
  });

  it('is not accepted as complete while it is being made', async () => {
    const broken = loadSettings({
      NODE_ENV: 'test',
      DATABASE_URL: test.settings.databaseUrl ?? '',
      DATA_DIR: folderOf('not-a-folder'),
      ...SECRETS,
    });
    await writeFile(broken.dataDir, 'a file where a folder should be');
    const folder = folderOf('backups');
    await expect(writeBackup(folder, broken)).rejects.toThrow();
    expect(await readdir(folder)).toEqual([]);
  });

  it('that was cut off while it was restored keeps the product from starting, and can be restored again', async () => {
    const place = await emptyPlace();
    const cutOff = place.restore(path, () => Promise.reject(new Error('the disk is full')));
    await expect(cutOff).rejects.toThrow('the disk is full');
    await expect(place.migrateTo(migrations)).rejects.toThrow('A restore into this database did not finish');
    await place.restore(path);
    const [row] = await place.query<{ count: number }>('SELECT count(*)::integer AS count FROM accounts');
    expect(row?.count).toBeGreaterThan(3);
    await place.drop();
  });

  it('of an older release is restored as it was then, and the next start brings it up to date', async () => {
    const older = await emptyPlace();
    const then = migrations.slice(0, -4);
    await older.migrateTo(then);
    const { path: oldBackup } = await writeBackup(folderOf('backups'), older.settings());
    const place = await emptyPlace();
    await place.restore(oldBackup);
    const names = async () => (await place.query('SELECT name FROM migrations')).length;
    expect(await names()).toBe(then.length);
    await place.migrateTo(migrations);
    expect(await names()).toBe(migrations.length);
    await older.drop();
    await place.drop();
  });

  it('of a newer release is refused', async () => {
    const place = await emptyPlace();
    const older = migrations.slice(0, -1);
    await expect(place.restore(path, undefined, older)).rejects.toThrow('made by a newer release');
    expect(await place.tables()).toBe(0);
    await place.drop();
  });

  it.each([
    ['has changed', async (copy: string) => appendFile(join(copy, 'tables', 'public.messages.copy.gz'), 'x')],
    ['is missing', async (copy: string) => rm(join(copy, 'tables', 'public.accounts.copy.gz'))],
    ['is not listed', async (copy: string) => writeFile(join(copy, 'media', 'stranger'), 'x')],
    ['damaged', async (copy: string) => writeFile(join(copy, 'manifest.json'), '{"format": 1}')],
    ['is not a backup', async (copy: string) => rm(join(copy, 'manifest.json'))],
  ])('of which something %s is refused before anything is touched', async (words, damage) => {
    const { path: copy } = await writeBackup(folderOf('backups'), test.settings);
    await damage(copy);
    const place = await emptyPlace();
    await expect(place.restore(copy)).rejects.toThrow(words);
    expect(await place.tables()).toBe(0);
    await place.drop();
  });

  it('is not restored over tables or files, or with secrets of another installation', async () => {
    const place = await emptyPlace();
    await place.query('CREATE TABLE someone_elses (id integer)');
    await expect(place.restore(path)).rejects.toThrow('The database is not empty: it has 1 tables');
    expect(await place.tables()).toBe(1);
    await place.query('DROP TABLE someone_elses');
    await mkdir(join(place.dataDir, 'media', 'photos'), { recursive: true });
    await writeFile(join(place.dataDir, 'media', 'photos', 'one.webp'), 'x');
    await expect(place.restore(path)).rejects.toThrow('has files');
    await place.drop();
    const other = await emptyPlace({ PASSWORD_PEPPER: 'another-pepper-of-at-least-thirty-two-characters' });
    await expect(other.restore(path)).rejects.toThrow('another PASSWORD_PEPPER');
    expect(await other.tables()).toBe(0);
    await other.drop();
  });

  it('is deleted after the days that were promised, and nothing else with it', async () => {
    const folder = folderOf('backups');
    const { path: written } = await writeBackup(folder, test.settings);
    await mkdir(join(folder, 'mine'));
    const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1_000);
    expect(await deleteOldBackups(folder, 35, inDays(34))).toEqual([]);
    expect(await deleteOldBackups(folder, 35, inDays(36))).toEqual([written]);
    expect(await readdir(folder)).toEqual(['mine']);
  });
});
