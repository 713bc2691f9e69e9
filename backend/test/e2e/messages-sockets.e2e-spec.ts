import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Manager } from 'socket.io-client';
import { SessionExpiryCheckService } from '../../src/modules/messaging/live/session-expiry-check.service.js';
import { RealtimeService } from '../../src/platform/realtime/index.js';
import { eventually } from '../support/eventually.js';
import { LiveClient } from '../support/live-client.js';
import { signUpPerson, type Person } from '../support/people.js';
import { createPair, createTalker, sendMessage, startConversation } from '../support/talkers.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

interface PresenceChange {
  userId: string;
  online: boolean;
  lastSeenAt: string | null;
}

describe('A socket', () => {
  let app: TestApp;
  /** A second process of the same installation; runs until the end, because a process has one passport for all. */
  let second: TestApp;
  let clients: LiveClient[] = [];
  beforeAll(async () => {
    app = await createTestApp();
    second = await createTestApp({ database: app.database });
  });
  afterEach(() => {
    for (const client of clients) client.close();
    clients = [];
  });
  afterAll(async () => {
    await second.close();
    await app.close();
  });

  const connect = async (options: { token: unknown; origin?: string }, to: TestApp = app) => {
    const client = await LiveClient.connect(to, options);
    clients.push(client);
    return client;
  };
  const open = ({ session }: Person, to: TestApp = app) => connect({ token: session.access_token }, to);

  it.each([
    ['none', undefined],
    ['rubbish', 'rubbish'],
    ['an object', { $ne: null }],
    ['a token without a signature', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIiwic2lkIjoiMSIsInR5cCI6ImFjY2VzcyJ9.'],
  ])('is refused when its token is %s (v5.0.0-4.4.3)', async (_case, token) => {
    await expect(connect({ token })).rejects.toMatchObject({
      message: 'unauthorized',
      data: { statusCode: 401, code: 'unauthorized' },
    });
  });

  it('is refused when its session has ended (v5.0.0-4.4.3)', async () => {
    const person = await signUpPerson(app);
    await person.agent.delete('/api/sessions/current').expect(204);
    await expect(open(person)).rejects.toMatchObject({ data: { code: 'unauthorized' } });
  });

  it.each(['http://evil.example', 'null', 'http://localhost:3000.evil.example', 'https://localhost:3000'])(
    'is refused from a page of %s, with 403 before any token is read (v5.0.0-4.4.2)',
    async (origin) => {
      const { session } = await signUpPerson(app);
      await expect(connect({ token: session.access_token, origin })).rejects.toThrow();
      const upgrade = {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
        'sec-websocket-version': '13',
      };
      for (const [transport, headers] of [
        ['websocket', upgrade],
        ['polling', {}],
      ] as const) {
        const status = new Promise((resolve, reject) => {
          const path = `/socket.io/?EIO=4&transport=${transport}`;
          request(`${app.url}${path}`, { headers: { ...headers, origin } }, (response) =>
            resolve(response.resume().statusCode),
          )
            .on('error', reject)
            .end();
        });
        expect(await status).toBe(403);
      }
    },
  );

  it('is notified and closed when the person logs out, and not before (v5.0.0-7.4.1)', async () => {
    const { family, auPair, conversationId } = await createPair(app);
    const otherDevice = await app.http
      .post('/api/sessions')
      .set('X-Requested-With', 'fetch')
      .send({ email: auPair.email, password: auPair.password })
      .expect(200);
    const { session } = otherDevice.body as { session: { access_token: string } };
    const [leaving, staying] = [await open(auPair), await connect({ token: session.access_token })];
    await auPair.agent.delete('/api/sessions/current').expect(204);
    expect(await leaving.waitFor('session.ended')).toMatchObject({ reason: 'signed-out' });
    await leaving.waitFor('disconnect');
    await sendMessage(family, conversationId, 'Who is still here?');
    await staying.waitFor('message.created');
    expect(leaving.all('message.created')).toEqual([]);
  });

  it('can do nothing once its session has ended without an announcement, and is closed', async () => {
    const { auPair, conversationId } = await createPair(app);
    const client = await open(auPair, second);
    // As if this process had missed the announcement: only the database knows.
    await app.database.query('UPDATE sessions SET ended_at = now() WHERE account_id = $1', [auPair.id]);
    const answer = await eventually('the session to be found out', async () => {
      const result = await client.ask('message.send', {
        conversationId,
        clientMessageId: randomUUID(),
        content: 'Too late?',
      });
      return result.ok ? null : result;
    });
    expect(answer).toMatchObject({ error: { code: 'unauthorized' } });
    await client.waitFor('disconnect');
  });

  it('that sends nothing is closed by the scheduled task when its session has expired', async () => {
    const person = await signUpPerson(app);
    const [silent, living] = [await open(person), await open(await signUpPerson(app))];
    await app.database.query(`UPDATE sessions SET expires_at = now() - interval '1 second' WHERE account_id = $1`, [
      person.id,
    ]);
    await eventually('the socket to be closed', async () => {
      await app.app.get(SessionExpiryCheckService).check();
      return silent.socket.disconnected;
    });
    expect(living.socket.connected).toBe(true);
  });

  it('is refused as the sixth of a person', async () => {
    const person = await signUpPerson(app);
    for (let count = 0; count < 5; count += 1) await open(person);
    await expect(open(person)).rejects.toMatchObject({ data: { statusCode: 429, code: 'rate_limited' } });
    clients[0]?.close();
    await eventually(
      'a place to be free',
      async () => (await app.app.get(RealtimeService).socketCount(person.id)) === 4,
    );
    await open(person);
  });

  it('is one of five at most, even if many connect at once', async () => {
    const person = await signUpPerson(app);
    const answers = await Promise.allSettled(Array.from({ length: 8 }, () => open(person)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(await app.app.get(RealtimeService).socketCount(person.id)).toBe(5);
  });

  it('that does not read what it is sent is cut off', async () => {
    const person = await signUpPerson(app);
    const { socket } = await open(person);
    const transport = (socket.io.engine as unknown as { transport: { ws: { _socket: { pause(): void } } } }).transport;
    transport.ws._socket.pause();
    const realtime = app.app.get(RealtimeService);
    const letter = 'x'.repeat(64_000);
    await eventually('the socket to be cut off', async () => {
      for (let count = 0; count < 100; count += 1) realtime.emitToUser(person.id, 'message.created', letter);
      return (await realtime.socketCount(person.id)) === 0;
    });
  });

  it('tells those who have written with a person, and no one else, that they came and went', async () => {
    const { family, auPair, conversationId } = await createPair(app);
    const onlyBegun = await createTalker(app, 'aupair');
    await startConversation(family, onlyBegun);
    await sendMessage(family, conversationId, 'Hello');
    const [partner, other] = [await open(auPair), await open(onlyBegun)];
    const own = (change: PresenceChange) => change.userId === family.id;

    const first = await open(family);
    const second = await open(family);
    expect(await partner.waitFor('presence', own)).toEqual({
      userId: family.id,
      online: true,
      lastSeenAt: expect.any(String),
    });
    const seen = async () =>
      ((await auPair.agent.get(`/api/conversations/${conversationId}`).expect(200)).body as { with: PresenceChange })
        .with;
    expect(await seen()).toMatchObject({ online: true });

    first.close();
    second.close();
    const gone = await partner.waitFor('presence', (change: PresenceChange) => own(change) && !change.online);
    expect(gone.lastSeenAt).toMatch(/:[0-5][05]:00\.000Z$/);
    expect(await seen()).toMatchObject({ online: false, lastSeenAt: gone.lastSeenAt });
    expect(partner.all<PresenceChange>('presence').filter(own)).toHaveLength(2);
    expect(other.all<PresenceChange>('presence').filter(own)).toEqual([]);
  });

  it('that reconnects at once, as when a page is reloaded, is never announced as away', async () => {
    const { family, auPair, conversationId } = await createPair(app);
    await sendMessage(family, conversationId, 'Hello');
    const partner = await open(auPair);
    const page = await open(family);
    await partner.waitFor('presence');
    page.close();
    await eventually(
      'the page to be gone',
      async () => (await app.app.get(RealtimeService).socketCount(family.id)) === 0,
    );
    const reloaded = await open(family);
    await reloaded.waitFor('heads');
    reloaded.close();
    await partner.waitFor('presence', ({ online }: PresenceChange) => !online);
    expect(partner.all<PresenceChange>('presence').map(({ online }) => online)).toEqual([true, false]);
  });
});

describe('Limits of a person who writes', () => {
  let lenient: TestApp;
  let strict: TestApp;
  const clients: LiveClient[] = [];
  beforeAll(async () => {
    lenient = await createTestApp();
    strict = await createTestApp({ env: { RATE_LIMIT_SCALE: '1' }, database: lenient.database });
  });
  afterAll(async () => {
    for (const client of clients) client.close();
    await strict.close();
    await lenient.close();
  });

  it('hold for both ways together, and never for what was stored before (v5.0.0-2.4.1)', async () => {
    const { family, conversationId } = await createPair(lenient);
    const client = await LiveClient.connect(strict, { token: family.session.access_token });
    clients.push(client);
    const wish = () => ({ conversationId, clientMessageId: randomUUID(), content: 'One of many' });
    const first = wish();
    // Sent again it is the same one, and counts once.
    for (let time = 0; time < 4; time += 1) await client.done('message.send', first);
    for (let count = 1; count < 10; count += 1) await client.done('message.send', wish());
    expect(await client.ask('message.send', wish())).toMatchObject({
      ok: false,
      error: { statusCode: 429, code: 'rate_limited' },
    });
    const { conversationId: id, ...body } = wish();
    const overHttp = await strict.http
      .post(`/api/conversations/${id}/messages`)
      .auth(family.session.access_token, { type: 'bearer' })
      .send(body);
    expect(overHttp).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    expect(overHttp.headers['retry-after']).toBeDefined();
    expect(await client.done('message.send', first)).toMatchObject({ seq: 1 });
  });

  it('hold for connecting: the eleventh time in a minute is refused', async () => {
    const { session } = await signUpPerson(lenient);
    for (let count = 0; count < 10; count += 1)
      (await LiveClient.connect(strict, { token: session.access_token })).close();
    await expect(LiveClient.connect(strict, { token: session.access_token })).rejects.toMatchObject({
      data: { code: 'rate_limited' },
    });
  });

  it('hold for connections of one address that do not say whose they are, and let others in again when those close', async () => {
    const { session } = await signUpPerson(lenient);
    const silent: Manager[] = [];
    const openSilent = () =>
      new Promise<boolean>((resolve) => {
        const manager = new Manager(strict.url, { transports: ['websocket'], reconnection: false, autoConnect: false });
        silent.push(manager);
        manager.open((error) => resolve(!error));
      });
    const answers: boolean[] = [];
    for (let count = 0; count < 21; count += 1) answers.push(await openSilent());
    expect(answers).toEqual([...Array<boolean>(20).fill(true), false]);
    for (const manager of silent) manager.engine.close();
    await eventually('a place to be free', async () => {
      const client = await LiveClient.connect(strict, { token: session.access_token }).catch(() => null);
      client?.close();
      return client !== null;
    });
  });

  it('apply to every event that a socket may send', async () => {
    const { family, conversationId } = await createPair(lenient);
    const client = await LiveClient.connect(strict, { token: family.session.access_token });
    clients.push(client);
    const answers = await Promise.all(Array.from({ length: 61 }, () => client.ask('typing', { conversationId })));
    expect(answers.filter(({ ok }) => !ok)).toMatchObject([{ error: { code: 'rate_limited' } }]);
  });
});
