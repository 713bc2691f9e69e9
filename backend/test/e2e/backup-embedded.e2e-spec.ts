import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { DEMO_AU_PAIRS, DEMO_FAMILIES } from '../../../demo/src/index.js';
import { seedDemo } from '../../../demo/src/seeding/seed-demo.js';
import { migrations } from '../../src/migrations/index.js';
import { ErasureJob } from '../../src/modules/personal-data/erasure/erasure.job.js';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../src/platform/database/embedded-postgres.js';
import { migrate } from '../../src/platform/database/index.js';
import { buildApi, type ApiBuild } from '../faults/support/api-build.js';
import { freePort } from '../faults/support/free-port.js';
import { portrait } from '../security/support/objects.js';
import { advanceClock } from '../support/clock.js';
import { eventually } from '../support/eventually.js';
import { browserOf, GOOD_PASSWORD, type Person } from '../support/people.js';
import { createAuPair } from '../support/profiles.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const run = promisify(execFile);
const SOME = { auPairs: DEMO_AU_PAIRS.slice(0, 2), families: DEMO_FAMILIES.slice(0, 1) };
const folderOf = (name: string) => join(process.env['TEST_DATA_DIR'] ?? '', `${name}-${randomUUID()}`);

/** A place for an installation as `npm start` makes it: everything in one folder, PostgreSQL and secrets included. */
class Place {
  readonly dataDir = folderOf('installation');
  private postgres: EmbeddedPostgres | undefined;

  private constructor(
    private readonly build: ApiBuild,
    private readonly port: number,
  ) {}

  static async make(build: ApiBuild): Promise<Place> {
    return new Place(build, await freePort());
  }

  /** Runs the command as a person would, with no other settings than where the data is. */
  command(name: 'backup' | 'restore', ...args: string[]) {
    const env = { PATH: process.env['PATH'] ?? '', DATA_DIR: this.dataDir, DATABASE_PORT: String(this.port) };
    return run(process.execPath, [this.build.program(`src/bin/${name}.ts`), ...args], { env });
  }

  /** The API on the embedded database, with the secrets that the folder holds. */
  async start(): Promise<TestApp> {
    const postgres = await startEmbeddedPostgres({ dataDir: this.dataDir, port: this.port, durable: false });
    this.postgres = postgres;
    const dataSource = await new DataSource({ type: 'postgres', url: postgres.url, migrations }).initialize();
    await migrate(dataSource, postgres.adminUrl);
    await dataSource.destroy();
    const { jwtSecret, passwordPepper, mfaEncryptionKey } = JSON.parse(
      readFileSync(join(this.dataDir, 'secrets.json'), 'utf8'),
    ) as Record<string, string>;
    const query = (sql: string, values?: unknown[]) => this.query(sql, values);
    return createTestApp({
      database: { url: postgres.url, query: query as TestApp['database']['query'], drop: () => Promise.resolve() },
      env: {
        DATA_DIR: this.dataDir,
        DEMO: '1',
        JWT_SECRET: jwtSecret ?? '',
        PASSWORD_PEPPER: passwordPepper ?? '',
        MFA_ENCRYPTION_KEY: mfaEncryptionKey ?? '',
      },
    });
  }

  async query(sql: string, values?: unknown[]): Promise<unknown[]> {
    const client = new pg.Client(this.postgres?.url);
    await client.connect();
    try {
      return (await client.query(sql, values)).rows;
    } finally {
      await client.end();
    }
  }

  async stop(): Promise<void> {
    await this.postgres?.stop();
  }
}

/** Reads what the demo's family sees after a log-in with the password that the installation stored. */
async function asFamily(app: TestApp) {
  const file = join(app.settings.dataDir, 'demo-sign-ins.json');
  const [family] = JSON.parse(readFileSync(file, 'utf8')) as { email: string; password: string }[];
  const agent = browserOf(app);
  const { body } = await agent
    .post('/api/sessions')
    .send({ email: family?.email, password: family?.password })
    .expect(200);
  void agent.auth(body.session.access_token, { type: 'bearer' });
  const conversations = await agent.get('/api/conversations').expect(200);
  const [conversation] = conversations.body.items as { id: string }[];
  const thread = await agent.get(`/api/conversations/${conversation?.id}/messages`).expect(200);
  return thread.body.items as unknown[];
}

/** An au pair with a photo, who deletes the account after the backup. */
class Leaver {
  private constructor(
    readonly id: string,
    private readonly person: Person,
    private readonly files: readonly string[],
  ) {}

  static async join(app: TestApp, place: Place): Promise<Leaver> {
    const person = await createAuPair(app);
    const before = new Set(filesOf(place));
    const photo = { filename: 'me.jpg', contentType: 'image/jpeg' };
    await person.agent
      .post('/api/photos')
      .attach('file', await portrait(), photo)
      .expect(201);
    const files = filesOf(place).filter((file) => !before.has(file));
    expect(files.length).toBeGreaterThan(0);
    return new Leaver(person.id, person, files);
  }

  async leave(app: TestApp): Promise<void> {
    await this.person.agent.post('/api/personal-data/me/erasure').send({ password: GOOD_PASSWORD }).expect(200);
    advanceClock(app, 15 * 24 * 60);
    await app.app.get(ErasureJob, { strict: false }).run();
  }

  hasFiles(place: Place): boolean {
    return this.files.some((file) => filesOf(place).includes(file));
  }

  /** The rows that are left of them in tables that name people. */
  async rows(place: Place): Promise<number> {
    const [{ count }] = (await place.query(
      `SELECT (SELECT count(*) FROM accounts WHERE id = $1) + (SELECT count(*) FROM profiles WHERE id = $1)
         + (SELECT count(*) FROM au_pair_profiles WHERE user_id = $1) + (SELECT count(*) FROM uploads WHERE owner_id = $1) AS count`,
      [this.id],
    )) as [{ count: string }];
    return Number(count);
  }
}

const filesOf = ({ dataDir }: Place): string[] =>
  readdirSync(join(dataDir, 'media'), { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name).slice(dataDir.length)] : [],
  );

/** Two installations are started one after the other, each with a PostgreSQL of its own. */
const LONG_MS = 300_000;

describe('A backup of an installation with the embedded database', () => {
  const backups = folderOf('backups');
  let build: ApiBuild;
  let old: Place;
  let fresh: Place;
  let before: unknown[];
  let leaver: Leaver;

  beforeAll(async () => {
    build = buildApi();
    [old, fresh] = [await Place.make(build), await Place.make(build)];
    mkdirSync(old.dataDir);
    const secret = () => `${randomUUID()}${randomUUID()}`;
    const secrets = { jwtSecret: secret(), passwordPepper: secret(), mfaEncryptionKey: secret() };
    writeFileSync(join(old.dataDir, 'secrets.json'), JSON.stringify(secrets));
  });
  afterAll(async () => {
    await old.stop();
    await fresh.stop();
    build.remove();
  });

  it(
    'is made by the command while it runs',
    async () => {
      const running = await old.start();
      await seedDemo(running.app, SOME);
      before = await asFamily(running);
      expect(before.length).toBeGreaterThan(0);
      leaver = await Leaver.join(running, old);
      const { stdout } = await old.command('backup', backups);
      expect(stdout).toMatch(/[1-9]\d* rows and [1-9]\d* stored files/);
      expect(await asFamily(running)).toEqual(before);
      await leaver.leave(running);
      await eventually('the photo to be gone', async () => !leaver.hasFiles(old));
      await running.close();
    },
    LONG_MS,
  );

  it(
    'is restored by the command with its secrets: passwords, conversations and files are back',
    async () => {
      const [name = ''] = readdirSync(backups);
      const erased = folderOf('erased');
      // As docs/running.md says: the ids are in the old database.
      const gone = (await old.query('SELECT account_id AS id FROM erasures WHERE erased_at IS NOT NULL')) as {
        id: string;
      }[];
      expect(gone).toEqual([{ id: leaver.id }]);
      writeFileSync(erased, gone.map(({ id }) => `${id}\n`).join(''));
      const { stdout } = await fresh.command('restore', join(backups, name), '--erased', erased);
      expect(stdout).toContain('1 accounts are deleted again');
      expect(leaver.hasFiles(fresh)).toBe(true);
      const again = await fresh.start();
      expect(await asFamily(again)).toEqual(before);
      await eventually('the account to be erased again', async () => (await leaver.rows(fresh)) === 0);
      await eventually('the photo to be gone again', async () => !leaver.hasFiles(fresh));
      expect(await fresh.query('SELECT account_id AS id FROM erasures WHERE erased_at IS NOT NULL')).toEqual(gone);
      await again.close();
      await expect(fresh.command('restore', join(backups, name))).rejects.toMatchObject({
        stderr: expect.stringContaining('has files. Restore into an empty installation'),
      });
    },
    LONG_MS,
  );
});
