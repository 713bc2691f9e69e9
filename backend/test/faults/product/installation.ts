import { execFileSync, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startSmtpServer, type TestSmtpServer } from '../../support/smtp-server.js';
import { ApiClient, completeProfile, signUpAt, type Account, type FullPair } from './api-client.js';
import { buildApi, type ApiBuild } from '../support/api-build.js';
import { FaultyLine } from './faulty-line.js';
import { freePort } from '../support/free-port.js';
import { PostgresServer } from './postgres-server.js';
import { hasRedis, RedisServer } from '../support/redis-server.js';
import { apiProcess, hasWebsite, PRODUCTION, websiteProcess } from './processes.js';
import type { SupervisedProcess } from './supervised-process.js';

const SMALL_DISK_BYTES = 96 * 1024 * 1024;

/**
 * The product as it runs on servers, in production mode: two API processes and the web process on one durable
 * PostgreSQL and one Redis, each of which can be ended, frozen and started again.
 */
export class Installation {
  private people = 0;

  private constructor(
    readonly apis: readonly SupervisedProcess[],
    /** Where clients reach the API processes. */
    readonly lines: readonly FaultyLine[],
    /** Null where the website is not built. */
    readonly web: SupervisedProcess | null,
    readonly postgres: PostgresServer,
    /** Null where the machine has none. */
    readonly redis: RedisServer | null,
    readonly smtp: TestSmtpServer,
    /** What the API processes share: files. */
    readonly dataDir: string,
    /** The disk of `dataDir` is small, and ours to fill. */
    readonly hasSmallDisk: boolean,
    private readonly build: ApiBuild,
  ) {}

  static async start(): Promise<Installation> {
    const directory = join(process.env['TEST_DATA_DIR'] ?? '', `installation-${randomUUID()}`);
    const dataDir = join(directory, 'api');
    mkdirSync(dataDir, { recursive: true });
    const hasSmallDisk = mountSmallDisk(dataDir);
    const [build, postgres, redis, smtp] = [
      buildApi(),
      await PostgresServer.start(directory),
      hasRedis() ? await RedisServer.start() : null,
      await startSmtpServer(),
    ];
    const webPort = await freePort();
    const env = {
      ...PRODUCTION,
      DATABASE_URL: postgres.url,
      DATABASE_ADMIN_URL: postgres.adminUrl,
      DATABASE_POOL_SIZE: '6',
      ...(redis && { REDIS_URL: redis.url }),
      SMTP_URL: smtp.url,
      PUBLIC_URL: `http://localhost:${webPort}`,
      DATA_DIR: dataDir,
      // As far as production lets limits go.
      RATE_LIMIT_SCALE: '10',
    };
    const program = build.program('src/main.ts');
    const apis = [];
    // Without Redis a second one would end.
    for (const name of ['api 1', ...(redis ? ['api 2'] : [])]) apis.push(await apiProcess(name, program, env));
    const lines = await Promise.all(apis.map(({ url }) => FaultyLine.to(url)));
    const web = hasWebsite()
      ? websiteProcess('web', webPort, { PUBLIC_URL: env.PUBLIC_URL, API_URL: apis[0]?.url ?? '' })
      : null;
    const installation = new Installation(apis, lines, web, postgres, redis, smtp, dataDir, hasSmallDisk, build);
    try {
      // Both on an empty database, at the same moment.
      for (const one of installation.processes) one.launch();
      await installation.ready();
      await installation.endOffer();
      return installation;
    } catch (error) {
      await installation.stop();
      throw error;
    }
  }

  get processes(): SupervisedProcess[] {
    return [...this.apis, ...(this.web ? [this.web] : [])];
  }

  get urls(): string[] {
    return this.lines.map(({ url }) => url);
  }

  async ready(): Promise<void> {
    for (const one of this.processes) await one.ready();
  }

  async stop(): Promise<void> {
    for (const line of this.lines) line.close();
    for (const one of this.processes) await one.stop();
    this.redis?.thaw();
    await this.redis?.kill();
    this.postgres.thaw();
    await this.postgres.stop();
    await this.smtp.close();
    if (this.hasSmallDisk) execFileSync('umount', [this.dataDir]);
    this.build.remove();
  }

  /** Leaves no room on the disk of `dataDir`. */
  fillDisk(): void {
    // `dd` fails when nothing is left, which is what is wanted.
    spawnSync('dd', ['if=/dev/zero', `of=${this.filler}`, 'bs=1M'], { stdio: 'ignore' });
  }

  clearDisk(): void {
    rmSync(this.filler, { force: true });
  }

  private get filler(): string {
    return join(this.dataDir, 'filler');
  }

  /** Two people with a conversation. */
  async pair(): Promise<{ accounts: Account[]; conversationId: string }> {
    const accounts = await Promise.all([this.signUp('family'), this.signUp('aupair')]);
    const [family, auPair] = accounts;
    return { accounts, conversationId: await this.converse(family.userId, auPair.userId) };
  }

  /** The conversation of two people; its id. */
  async converse(starterId: string, otherId: string): Promise<string> {
    const [row] = await this.postgres.query<{ id: string }>(
      `INSERT INTO conversations (user1_id, user2_id, started_by_id)
       VALUES (least($1::uuid, $2::uuid), greatest($1::uuid, $2::uuid), $1)
       ON CONFLICT (user1_id, user2_id) DO UPDATE SET started_by_id = excluded.started_by_id RETURNING id`,
      [starterId, otherId],
    );
    return row?.id ?? '';
  }

  /** Two people with complete profiles, who have met on video; the au pair is verified. */
  async fullPair(random: () => number, newKeyOnRetry = false): Promise<FullPair> {
    const { accounts, conversationId } = await this.pair();
    const [family, auPair] = accounts.map((account) => new ApiClient(account, this.urls, random, newKeyOnRetry)) as [
      ApiClient,
      ApiClient,
    ];
    const ids = accounts.map(({ userId }) => userId);
    await completeProfile(family, 'family');
    await completeProfile(auPair, 'aupair');
    await this.postgres.query(
      `INSERT INTO interviews (conversation_id, family_id, au_pair_id, proposed_by, state, starts_at, ends_at, scheduled_at, held_at)
       VALUES ($1, $2, $3, $2, 'done', now() - interval '1 day', now() - interval '23 hours', now() - interval '2 days',
         now() - interval '1 day')`,
      [conversationId, ...ids],
    );
    await this.postgres.query(
      `INSERT INTO profile_reputations (user_id, verified_at) VALUES ($1, now())
       ON CONFLICT (user_id) DO UPDATE SET verified_at = now(), verified_until = NULL`,
      [auPair.account.userId],
    );
    return { family, auPair, conversationId };
  }

  /** An admin without a second factor, who may book payments. */
  async admin(random: () => number): Promise<ApiClient> {
    const account = await this.signUp('family');
    await this.postgres.query(`UPDATE accounts SET user_type = 'admin', mfa_required = false WHERE id = $1`, [
      account.userId,
    ]);
    const client = new ApiClient(account, this.urls, random);
    await client.until(() => client.signIn());
    return client;
  }

  /** The guide with the fewest files. */
  async resourceId(): Promise<string> {
    const [row] = await this.postgres.query<{ id: string }>(
      `SELECT id FROM resources ORDER BY (SELECT count(*) FROM resource_attachments WHERE resource_id = resources.id), id
       LIMIT 1`,
    );
    return row?.id ?? '';
  }

  /** Plans are free while the offer lasts, and then nothing is paid. */
  private async endOffer(): Promise<void> {
    await this.postgres.query(
      `INSERT INTO site_settings (key, value, version, updated_at)
       VALUES ('offer', '{"on": false, "percentOff": 100, "until": null}', 1, now())`,
    );
    const changed = JSON.stringify({ topic: 'site-settings.changed', payload: {} });
    await this.postgres.query('SELECT pg_notify($1, $2)', ['wattle_and_fern', changed]);
  }

  /** From which no one has called yet: limits count by address. */
  newAddress(): string {
    this.people += 1;
    return `10.0.${Math.floor(this.people / 250)}.${1 + (this.people % 250)}`;
  }

  private signUp(userType: 'family' | 'aupair'): Promise<Account> {
    return signUpAt(this.apis[0]?.url ?? '', this.postgres, userType, this.newAddress());
  }
}

/** Only root can, and not everywhere. */
function mountSmallDisk(directory: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SMALL_DISK_BYTES},mode=755`, 'tmpfs', directory], {
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
}
