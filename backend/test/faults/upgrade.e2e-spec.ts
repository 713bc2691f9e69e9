import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import previous from '../../previous-release.json' with { type: 'json' };
import { migrations } from '../../src/migrations/index.js';
import { goodTerms } from '../support/agreements.js';
import { eventually } from '../support/eventually.js';
import { signUpBody } from '../support/people.js';
import { auPairInput, familyInput } from '../support/profiles.js';
import { createEmptyDatabase } from '../support/test-database.js';
import { buildApi, type ApiBuild } from './support/api-build.js';
import { ApiProcess, apiEnvironment, START_MS } from './support/api-process.js';
import { buildPreviousRelease, hasPreviousRelease } from './support/previous-release.js';
import { hasRedis, RedisServer } from './support/redis-server.js';

const TEST_MS = 4 * START_MS;
/** As often as a load balancer asks, or more. */
const HEALTH_EVERY_MS = 250;
const isPossible = hasRedis() && hasPreviousRelease();
if (!isPossible)
  process.stdout.write(
    'Skipped, since there is no redis-server, or the history lacks the previous release (a shallow clone): an upgrade without downtime\n',
  );

interface Visitor {
  id: string;
  email: string;
  password: string;
  token: string;
}

/** The parts of answers that the journey needs, the same in both releases. */
interface Body {
  id: string;
  access_token: string;
  user: { id: string };
}

interface Answer {
  status: number;
  body: Body;
}

const NO_BODY: Body = { id: '', access_token: '', user: { id: '' } };

/** Sends each call to a process that was ready when it was last asked, as the proxy does, and keeps every failure. */
class LoadBalancer {
  readonly failures: string[] = [];
  answered = 0;
  private readonly ready = new Set<ApiProcess>();
  private readonly asking: Promise<void>[] = [];
  private turn = 0;
  private isOpen = true;

  add(process: ApiProcess): void {
    this.asking.push(this.askForHealth(process));
  }

  knows(process: ApiProcess): boolean {
    return this.ready.has(process);
  }

  async call(method: string, path: string, token?: string, body?: object, at = this.next()): Promise<Answer> {
    try {
      const response = await fetch(`${at.url}${path}`, {
        method,
        headers: {
          'x-requested-with': 'fetch',
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      if (response.status >= 400) this.failures.push(`${method} ${path}: ${response.status} ${text.slice(0, 300)}`);
      this.answered += 1;
      return {
        status: response.status,
        body: response.headers.get('content-type')?.includes('json') ? (JSON.parse(text) as Body) : NO_BODY,
      };
    } catch (error) {
      this.failures.push(`${method} ${path}: ${String(error)} ${String((error as Error).cause)}`);
      return { status: 0, body: NO_BODY };
    }
  }

  async close(): Promise<void> {
    this.isOpen = false;
    await Promise.all(this.asking);
  }

  private next(): ApiProcess {
    const chosen = [...this.ready][this.turn++ % this.ready.size];
    if (!chosen) throw new Error('No process is ready');
    return chosen;
  }

  /** Each process for itself: one that is slow to answer keeps no other in the list. */
  private async askForHealth(process: ApiProcess): Promise<void> {
    while (this.isOpen) {
      if (await process.answers()) this.ready.add(process);
      else this.ready.delete(process);
      await pause(HEALTH_EVERY_MS);
    }
  }
}

describe.skipIf(!isPossible)('An upgrade from the previous release', () => {
  let database: Awaited<ReturnType<typeof createEmptyDatabase>>;
  let client: pg.Client;
  let redis: RedisServer;
  const balancer = new LoadBalancer();
  const processes: ApiProcess[] = [];
  const builds: ApiBuild[] = [];
  let env: Record<string, string>;

  beforeAll(async () => {
    [database, redis] = await Promise.all([createEmptyDatabase(), RedisServer.start()]);
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
    // Only in production does a process that ends give the load balancer notice, as it would here.
    env = { NODE_ENV: 'production', REDIS_URL: redis.url, RATE_LIMIT_SCALE: '10' };
    builds.push(buildPreviousRelease(), buildApi());
  });
  afterAll(async () => {
    await balancer.close();
    for (const one of processes) await one.kill();
    for (const build of builds) build.remove();
    await client?.end();
    await redis?.kill();
    await database?.drop();
  });

  async function start(build: ApiBuild): Promise<ApiProcess> {
    const started = await ApiProcess.start(build.program('src/main.ts'), database.url, env);
    processes.push(started);
    await started.ready();
    balancer.add(started);
    await eventually('the load balancer to know the process', () => Promise.resolve(balancer.knows(started)));
    return started;
  }

  async function signUp(at: ApiProcess, userType: 'family' | 'aupair'): Promise<Visitor> {
    const body = signUpBody({ userType });
    const { email, password, metadata } = body;
    const { body: session } = await balancer.call('POST', '/api/accounts', undefined, body, at);
    const visitor = { id: session.user.id, email, password, token: session.access_token };
    await client.query('UPDATE accounts SET email_verified_at = now() WHERE id = $1', [visitor.id]);
    await balancer.call('POST', '/api/auth/create-profile-optimized', visitor.token, { email, ...metadata }, at);
    const path = userType === 'family' ? '/api/family-profiles/me' : '/api/au-pair-profiles/me';
    const input = userType === 'family' ? familyInput() : auPairInput();
    await balancer.call('PUT', path, visitor.token, input, at);
    return visitor;
  }

  /** The requests of a family and an au pair on the way to an agreement, at one process. */
  async function journey(at: ApiProcess): Promise<{ family: Visitor; conversationId: string }> {
    const call = (method: string, path: string, token?: string, body?: object) =>
      balancer.call(method, path, token, body, at);
    const [family, auPair] = [await signUp(at, 'family'), await signUp(at, 'aupair')];
    const { email, password } = family;
    expect((await call('POST', '/api/sessions', undefined, { email, password })).status).toBe(200);
    expect((await call('GET', '/api/plan', family.token)).status).toBe(200);
    expect((await call('GET', '/api/au-pair-profiles?city=sydney', family.token)).status).toBe(200);
    expect((await call('GET', '/api/family-profiles', auPair.token)).status).toBe(200);
    const started = await call('POST', '/api/conversations', family.token, { userId: auPair.id });
    const conversationId = started.body.id;
    const message = { clientMessageId: randomUUID(), content: 'Hello' };
    expect((await call('POST', `/api/conversations/${conversationId}/messages`, family.token, message)).status).toBe(
      201,
    );
    await client.query(
      `INSERT INTO interviews (conversation_id, family_id, au_pair_id, proposed_by, state, starts_at, ends_at, scheduled_at, held_at)
       VALUES ($1, $2, $3, $2, 'done', now() - interval '1 day', now() - interval '23 hours', now() - interval '2 days',
         now() - interval '1 day')`,
      [conversationId, family.id, auPair.id],
    );
    await client.query(
      `INSERT INTO profile_reputations (user_id, verified_at) VALUES ($1, now())
       ON CONFLICT (user_id) DO UPDATE SET verified_at = now(), verified_until = NULL`,
      [auPair.id],
    );
    // The address of the previous release, which this one answers too.
    const agreement = await call('POST', '/api/arrangements', family.token, { conversationId });
    const proposal = { basedOn: 0, terms: goodTerms() };
    const path = `/api/arrangements/${agreement.body.id}/versions`;
    expect((await call('POST', path, family.token, proposal)).status).toBe(201);
    return { family, conversationId };
  }

  it(
    'answers every request: the tables first, then each process, with both releases at work meanwhile',
    async () => {
      const older = await start(builds[0] as ApiBuild);
      const { family, conversationId } = await journey(older);
      let isUsed = true;
      let sent = 0;
      const visitor = (async () => {
        while (isUsed) {
          const content = `Number ${++sent}`;
          const path = `/api/conversations/${conversationId}/messages`;
          await balancer.call('POST', path, family.token, { clientMessageId: randomUUID(), content });
          await balancer.call('GET', '/api/plan', family.token);
          await balancer.call('GET', '/api/au-pair-profiles?city=sydney');
          await pause(300);
        }
      })();

      const migrating = spawn(process.execPath, [(builds[1] as ApiBuild).program('src/bin/migrate.ts')], {
        env: { ...apiEnvironment(database.url, env), DATABASE_ADMIN_URL: database.adminUrl },
        stdio: ['ignore', 'inherit', 'inherit'],
      });
      expect(await once(migrating, 'exit')).toEqual([0, null]);
      const done = await client.query<{ name: string }>('SELECT name FROM migrations');
      expect(done.rows.length).toBe(migrations.length);
      expect(done.rows.map(({ name }) => name)).toContain(previous.lastMigration);

      expect(await older.answers()).toBe(true);
      await journey(older);
      const restarted = await start(builds[0] as ApiBuild);
      const newer = await start(builds[1] as ApiBuild);
      await Promise.all([journey(newer), journey(restarted)]);
      for (const one of [older, restarted]) {
        one.child.kill('SIGTERM');
        await once(one.child, 'exit');
      }
      const before = sent;
      await eventually('requests that the new release alone answers', async () => sent > before + 3);
      isUsed = false;
      await visitor;

      expect(balancer.failures.join('\n')).toBe('');
      expect(balancer.answered).toBeGreaterThan(50);
      const stored = await client.query('SELECT FROM messages WHERE conversation_id = $1', [conversationId]);
      expect(stored.rowCount).toBe(sent + 1);
    },
    TEST_MS,
  );
});
