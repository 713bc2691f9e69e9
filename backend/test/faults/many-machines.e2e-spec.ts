import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ConversationDto } from '../../src/modules/messaging/conversations/conversation.dto.js';
import type { MessageDto } from '../../src/modules/messaging/sending/message.dto.js';
import type { ThreadPageDto } from '../../src/modules/messaging/thread/thread.dto.js';
import { eventually } from '../support/eventually.js';
import { LiveClient } from '../support/live-client.js';
import { familyInput } from '../support/profiles.js';
import { startSmtpServer, type TestSmtpServer } from '../support/smtp-server.js';
import { hasSwift, SwiftServer } from '../support/swift-server.js';
import { ApiClient, completeProfile, signUpAt, type Account } from './product/api-client.js';
import { PostgresServer } from './product/postgres-server.js';
import { apiProcess, hasWebsite, PRODUCTION, websiteProcess } from './product/processes.js';
import type { SupervisedProcess } from './product/supervised-process.js';
import { buildApi, type ApiBuild } from './support/api-build.js';
import { freePort } from './support/free-port.js';
import { hasPgBouncer, PgBouncerServer } from './support/pgbouncer-server.js';
import { PostgresReplica } from './support/postgres-replica.js';
import { hasRedis, RedisServer } from './support/redis-server.js';

const REPLICA_DELAY_MS = 2_000;
/** Of PostgreSQL, for both API processes. */
const POOLED_CONNECTIONS = 5;
/** Wrong passwords for one account before it has to wait. */
const FREE_FAILURES = 5;

const missing = Object.entries({
  'redis-server': hasRedis(),
  pgbouncer: hasPgBouncer(),
  'python3-swift': hasSwift(),
  'a built website': hasWebsite(),
}).flatMap(([name, isThere]) => (isThere ? [] : [name]));
if (missing.length) process.stdout.write(`Skipped, since there is no ${missing.join(', no ')}: many machines\n`);

describe.skipIf(missing.length > 0)('Two API and two website processes on machines of their own', () => {
  let build: ApiBuild;
  let postgres: PostgresServer;
  let replica: PostgresReplica;
  let pooler: PgBouncerServer;
  let redis: RedisServer;
  let files: SwiftServer;
  let smtp: TestSmtpServer;
  /** Each has a disk of its own. */
  const disks: string[] = [];
  const apis: SupervisedProcess[] = [];
  /** Each with the API process at the same place of the list. */
  const websites: SupervisedProcess[] = [];
  let publicUrl: string;
  let family: ApiClient;
  let auPair: ApiClient;
  let conversationId: string;

  beforeAll(async () => {
    const folder = join(process.env['TEST_DATA_DIR'] ?? '', `machines-${randomUUID()}`);
    mkdirSync(folder);
    build = buildApi();
    postgres = await PostgresServer.start(folder);
    replica = await PostgresReplica.start(postgres, REPLICA_DELAY_MS);
    pooler = await PgBouncerServer.start(postgres.url, POOLED_CONNECTIONS);
    [redis, files, smtp] = await Promise.all([RedisServer.start(), SwiftServer.start(), startSmtpServer()]);
    const ports = [await freePort(), await freePort()];
    publicUrl = `http://localhost:${ports[0]}`;
    for (const [index, port] of ports.entries()) {
      const name = `api ${index + 1}`;
      const disk = join(folder, name);
      mkdirSync(disk);
      disks.push(disk);
      const env = {
        ...PRODUCTION,
        ...files.env,
        DATABASE_URL: pooler.url,
        DATABASE_DIRECT_URL: postgres.url,
        DATABASE_ADMIN_URL: postgres.adminUrl,
        DATABASE_REPLICA_URL: replica.url,
        REDIS_URL: redis.url,
        SMTP_URL: smtp.url,
        PUBLIC_URL: publicUrl,
        DATA_DIR: disk,
      };
      const api = await apiProcess(name, build.program('src/main.ts'), env);
      apis.push(api);
      websites.push(websiteProcess(`website ${index + 1}`, port, { PUBLIC_URL: publicUrl, API_URL: api.url }));
    }
    for (const process of [...apis, ...websites]) process.launch();
    for (const process of [...apis, ...websites]) await process.ready();
    family = await member('family', '10.1.0.1', at(apis, 0));
    auPair = await member('aupair', '10.1.0.2', at(apis, 1));
    await postgres.query('INSERT INTO profile_reputations (user_id, verified_at) VALUES ($1, now())', [
      auPair.account.userId,
    ]);
    const conversation = { userId: auPair.account.userId };
    ({ id: conversationId } = await family.call<ConversationDto>('POST', '/conversations', conversation));
  }, 600_000);
  afterAll(async () => {
    for (const process of [...websites, ...apis]) await process.stop();
    await redis?.kill();
    await files?.kill();
    await pooler?.kill();
    await replica?.stop();
    await postgres?.stop();
    await smtp?.close();
    build?.remove();
  });

  const at = (processes: SupervisedProcess[], index: 0 | 1) => processes[index]?.url ?? '';
  const urls = () => apis.map(({ url }) => url);

  /** Someone with a complete profile. */
  async function member(userType: 'family' | 'aupair', address: string, url: string): Promise<ApiClient> {
    const account = await signUpAt(url, postgres, userType, address);
    const client = new ApiClient(account, urls(), Math.random);
    await completeProfile(client, userType);
    return client;
  }

  const open = ({ token }: Account, url: string) => LiveClient.connect({ url }, { token, origin: publicUrl });
  const thread = async (client: ApiClient, url: string): Promise<MessageDto[]> => {
    const { items } = await client.call<ThreadPageDto>(
      'GET',
      `/conversations/${conversationId}/messages?after=0&limit=100`,
      undefined,
      { url },
    );
    return items.flatMap((item) => ('message' in item && item.message ? [item.message] : []));
  };
  const message = (content: string) => ({ clientMessageId: randomUUID(), content });

  it('bring a message to someone whose page is open at the other website', async () => {
    const [writer, reader] = [await open(family.account, at(websites, 0)), await open(auPair.account, at(websites, 1))];
    try {
      const sent = await writer.done<MessageDto>('message.send', { conversationId, ...message('Across') });
      expect(await reader.waitFor<MessageDto>('message.created')).toMatchObject({ id: sent.id, content: 'Across' });
      reader.socket.emit('typing', { conversationId });
      expect(await writer.waitFor('typing')).toEqual({ conversationId, userId: auPair.account.userId });
    } finally {
      writer.close();
      reader.close();
    }
  });

  it('show people at once what they wrote, and visitors when the replica has it', async () => {
    for (const [index, tagline] of ['Breakfast is loud.', 'Dinner is louder.'].entries()) {
      await family.call('PUT', '/family-profiles/me', familyInput({ tagline }), { url: urls()[index] ?? '' });
      for (const url of urls())
        expect(await family.call('GET', '/family-profiles/me', undefined, { url })).toMatchObject({ tagline });
    }
    const entries = async (headers = {}) => {
      const answer = await fetch(`${at(apis, 0)}/api/faq-entries?region=australia`, { headers });
      return ((await answer.json()) as unknown[]).length;
    };
    const signedIn = { authorization: `Bearer ${family.account.token}` };
    // While a busy machine keeps the replica from answering visitors read the primary, so there is another try.
    const newest = await eventually('the replica to be read', async () => {
      const stored = await entries(signedIn);
      await postgres.query(
        `INSERT INTO faq_entries (audience, question, answer, position) VALUES ('family', 'Does it lag?', 'Yes.', 1)`,
      );
      const shown = await entries();
      expect(await entries(signedIn)).toBe(stored + 1);
      return shown <= stored && stored + 1;
    });
    await eventually('visitors to see it', async () => (await entries()) === newest);
  });

  it('count wrong passwords together', async () => {
    let tries = 0;
    const guess = async (email: string, index: number) => {
      const address = `10.2.0.${tries}`;
      const answer = await fetch(`${urls()[index % 2]}/api/sessions`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-requested-with': 'fetch', 'x-forwarded-for': address },
        body: JSON.stringify({ email, password: 'not the right one' }),
      });
      return answer.status;
    };
    const expected = [...Array.from({ length: FREE_FAILURES }, () => 401), 429, 429].join();
    // While Redis is slow each process counts alone for some seconds, so a busy machine gets another try.
    await eventually('wrong passwords to be counted together', async () => {
      tries += 1;
      const email = `${randomUUID()}@example.com`;
      const statuses = [];
      for (let index = 0; index < FREE_FAILURES + 2; index += 1) statuses.push(await guess(email, index));
      return statuses.join() === expected;
    });
  });

  it('end a session everywhere at once', async () => {
    const ask = async (url: string, token: string) => {
      const headers = { authorization: `Bearer ${token}` };
      return (await fetch(`${url}/api/dashboards/me`, { headers })).status;
    };
    const everywhere = async (token: string) => [await ask(at(apis, 1), token), await ask(at(apis, 0), token)];
    // On a busy machine the next request can be quicker than the news of the end, so there is another try.
    await eventually('an end that is known everywhere by the next request', async () => {
      const elsewhere = new ApiClient({ ...auPair.account }, urls(), Math.random);
      await elsewhere.signIn();
      const { token } = elsewhere.account;
      const page = await open(elsewhere.account, at(websites, 1));
      expect(await everywhere(token)).toEqual([200, 200]);
      await elsewhere.call('DELETE', '/sessions/current', undefined, { url: at(apis, 0) });
      const statuses = await everywhere(token);
      await page.waitFor('disconnect');
      return statuses.join() === '401,401';
    });
    expect(await ask(at(apis, 1), auPair.account.token)).toBe(200);
  });

  it('take a photo at one and serve it at the other, with nothing of it on their disks', async () => {
    const picture = await sharp({ create: { width: 400, height: 500, channels: 3, background: '#2f7a4b' } })
      .jpeg()
      .toBuffer();
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'us.jpg');
    const { id } = await family.call<{ id: string }>('POST', '/photos', form, { url: at(websites, 0) });
    for (const url of [at(websites, 1), at(websites, 0)]) {
      const headers = { authorization: `Bearer ${family.account.token}` };
      const shown = await fetch(`${url}/media/${id}/400.webp`, { headers });
      expect(shown.status).toBe(200);
      expect(
        Buffer.from(await shown.arrayBuffer())
          .subarray(8, 12)
          .toString(),
      ).toBe('WEBP');
    }
    const kept = disks.flatMap((disk) => readdirSync(disk, { recursive: true }).map(String));
    expect(kept.filter((path) => path.includes(id))).toEqual([]);
  });

  it('do not miss one of each that is killed', async () => {
    const sent: string[] = [];
    const write = async (content: string) => {
      const body = message(content);
      await family.until(() => family.call('POST', `/conversations/${conversationId}/messages`, body));
      sent.push(content);
    };
    const reader = await open(auPair.account, at(websites, 1));
    for (let number = 0; number < 3; number += 1) await write(`Before ${number}`);
    await Promise.all([apis[1]?.kill(), websites[1]?.kill()]);
    await reader.waitFor('disconnect');
    const again = await open(auPair.account, at(websites, 0));
    try {
      for (let number = 0; number < 5; number += 1) await write(`Meanwhile ${number}`);
      await again.waitFor('message.created', ({ content }: MessageDto) => content === 'Meanwhile 4');
      expect((await thread(auPair, at(apis, 0))).slice(-sent.length).map(({ content }) => content)).toEqual(sent);
      expect((await fetch(at(websites, 0))).status).toBe(200);
    } finally {
      again.close();
    }
  });
});
