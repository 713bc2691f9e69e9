import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ConversationDto } from '../../src/modules/messaging/conversations/conversation.dto.js';
import type { MessageDto } from '../../src/modules/messaging/sending/message.dto.js';
import { eventually } from '../support/eventually.js';
import { LiveClient } from '../support/live-client.js';
import type { Person } from '../support/people.js';
import { createPair, sendMessage } from '../support/talkers.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { hasRedis, RedisServer } from './support/redis-server.js';

const withRedis = hasRedis() ? describe : describe.skip;
if (!hasRedis()) process.stdout.write('Skipped: what needs Redis. There is no redis-server on this machine.\n');

withRedis('Two processes behind Redis', () => {
  let redis: RedisServer;
  let here: TestApp;
  let there: TestApp;
  let family: Person;
  let auPair: Person;
  let conversationId: string;
  let clients: LiveClient[] = [];
  beforeAll(async () => {
    redis = await RedisServer.start();
    const env = { REDIS_URL: redis.url };
    here = await createTestApp({ env });
    there = await createTestApp({ env, database: here.database });
  });
  beforeEach(async () => {
    ({ family, auPair, conversationId } = await createPair(here));
  });
  afterEach(() => {
    for (const client of clients) client.close();
    clients = [];
  });
  afterAll(async () => {
    await there.close();
    await here.close();
    await redis.kill();
  });

  const open = async ({ session }: Person, app: TestApp) => {
    const client = await LiveClient.connect(app, { token: session.access_token });
    clients.push(client);
    return client;
  };
  const wish = (content: string) => ({ conversationId, clientMessageId: randomUUID(), content });

  it('bring a message to both people, whichever process they are connected to', async () => {
    const [sender, secondTab, receiver] = [
      await open(family, here),
      await open(family, there),
      await open(auPair, there),
    ];
    const sent = await sender.done<MessageDto>('message.send', wish('Across'));
    for (const client of [sender, secondTab, receiver]) expect(await client.heard('message.created')).toEqual(sent);
    receiver.socket.emit('typing', { conversationId });
    expect(await sender.heard('typing')).toEqual({ conversationId, userId: auPair.id });
  });

  it('know together who is here, and let a person have five sockets in all', async () => {
    await sendMessage(family, conversationId, 'Hello');
    const receiver = await open(auPair, there);
    const first = await open(family, here);
    await receiver.heard('presence', ({ online }: { online: boolean }) => online);
    const seenThere = async () => {
      const { body } = await there.http
        .get(`/api/conversations/${conversationId}`)
        .auth(auPair.session.access_token, { type: 'bearer' })
        .expect(200);
      return (body as ConversationDto).with.online;
    };
    expect(await seenThere()).toBe(true);
    for (const app of [there, here, there, here]) await open(family, app);
    await expect(open(family, there)).rejects.toMatchObject({ data: { code: 'rate_limited' } });
    first.close();
    await eventually('a place to be free', () => open(family, there).catch(() => null));
    for (const client of clients.filter((client) => client !== receiver)) client.close();
    await receiver.heard('presence', ({ online }: { online: boolean }) => !online);
    expect(await seenThere()).toBe(false);
  });

  it('go on without Redis, each for its own sockets, and find together again when it is back', async () => {
    const [sender, near, far] = [await open(family, here), await open(auPair, here), await open(auPair, there)];
    await redis.kill();
    const alone = await sender.done<MessageDto>('message.send', wish('While Redis is away'));
    expect(await near.heard('message.created')).toEqual(alone);
    // Whoever is connected to the other process learns from the heads that something was missed.
    const { body } = await there.http
      .get(`/api/conversations/${conversationId}/messages?after=0`)
      .auth(auPair.session.access_token, { type: 'bearer' })
      .expect(200);
    expect(body).toMatchObject({ items: [{ message: { id: alone.id } }] });
    expect(await (await open(family, there)).heard('heads')).toEqual({ items: [{ conversationId, lastSeq: 1 }] });

    await redis.launch();
    await eventually('the processes to hear each other', async () => {
      const { id } = await sender.done<MessageDto>('message.send', wish('Back'));
      await near.heard('message.created', (message: MessageDto) => message.id === id);
      return far.all<MessageDto>('message.created').length > 0;
    });
  });
});
