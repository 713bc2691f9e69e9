import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { CallJoinedDto, CallPresenceChangedDto } from '../../src/modules/interviews/calls/live.dto.js';
import type { ConversationDto } from '../../src/modules/messaging/conversations/conversation.dto.js';
import type { MessageDto } from '../../src/modules/messaging/sending/message.dto.js';
import { CANDIDATE, OFFER, sitDown } from '../support/call-seat.js';
import { eventually } from '../support/eventually.js';
import { createInterview } from '../support/interviews.js';
import { LiveClient } from '../support/live-client.js';
import type { Person } from '../support/people.js';
import { createPair, sendMessage } from '../support/talkers.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { describeWithRedis, RedisServer } from './support/redis-server.js';

describeWithRedis('Two processes behind Redis', () => {
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
    for (const client of [sender, secondTab, receiver]) expect(await client.waitFor('message.created')).toEqual(sent);
    receiver.socket.emit('typing', { conversationId });
    expect(await sender.waitFor('typing')).toEqual({ conversationId, userId: auPair.id });
  });

  it('know together who is here, and let a person have five sockets in all', async () => {
    await sendMessage(family, conversationId, 'Hello');
    const receiver = await open(auPair, there);
    const first = await open(family, here);
    await receiver.waitFor('presence', ({ online }: { online: boolean }) => online);
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
    await receiver.waitFor('presence', ({ online }: { online: boolean }) => !online);
    expect(await seenThere()).toBe(false);
  });

  it('J03 hold one room together: presence, signals, a line that comes back elsewhere, leaving, a block', async () => {
    const interview = await createInterview(here, 0);
    const enter = async (person: Person, app: TestApp) => sitDown(await open(person, app), interview.id);
    const ours = await enter(interview.family, here);
    const theirs = await enter(interview.auPair, there);
    expect(theirs.joined.other).toEqual({ state: 'here', visitId: ours.seat.visitId });
    const hears = (client: LiveClient, state: string, visitId: string | null) =>
      client.waitFor(
        'call.presence',
        (other: CallPresenceChangedDto) => other.state === state && other.visitId === visitId,
      );
    await hears(ours.client, 'here', theirs.seat.visitId);

    await ours.client.done('call.signal', { ...ours.seat, to: theirs.seat.visitId, description: OFFER });
    expect(await theirs.client.waitFor('call.signal')).toMatchObject({ from: ours.seat.visitId, description: OFFER });
    await theirs.client.done('call.signal', { ...theirs.seat, to: ours.seat.visitId, candidate: CANDIDATE });
    expect(await ours.client.waitFor('call.signal')).toMatchObject({
      from: theirs.seat.visitId,
      candidate: CANDIDATE,
    });

    // The line drops, and the same page comes back through the other process.
    theirs.client.close();
    await hears(ours.client, 'reconnecting', theirs.seat.visitId);
    const back = await open(interview.auPair, here);
    const again = { ...theirs.seat, again: true };
    expect((await back.done<CallJoinedDto>('call.join', again)).other.visitId).toBe(ours.seat.visitId);
    await back.done('call.leave', theirs.seat);
    await hears(ours.client, 'left', null);

    // A new visit at the one process takes the seat over from a page at the other one, and a block ends it for both.
    const near = await enter(interview.auPair, here);
    const far = await enter(interview.auPair, there);
    expect(await near.client.waitFor('call.taken-over')).toEqual({ interviewId: interview.id });
    await hears(ours.client, 'here', far.seat.visitId);
    await interview.family.agent.put(`/api/blocks/${interview.auPair.id}`).send({}).expect(204);
    for (const { client } of [ours, far])
      expect(await client.waitFor('call.closed')).toEqual({ interviewId: interview.id });
    expect(near.client.all('call.closed')).toEqual([]);
    const signal = { ...far.seat, to: ours.seat.visitId, description: OFFER };
    expect(await far.client.ask('call.signal', signal)).toMatchObject({ error: { code: 'not_in_call' } });
  });

  it('continue without Redis, each for its own sockets, and share events again when it is back', async () => {
    const [sender, near, far] = [await open(family, here), await open(auPair, here), await open(auPair, there)];
    await redis.kill();
    const alone = await sender.done<MessageDto>('message.send', wish('While Redis is away'));
    expect(await near.waitFor('message.created')).toEqual(alone);
    // A client of the other process learns from the heads that something was missed.
    const { body } = await there.http
      .get(`/api/conversations/${conversationId}/messages?after=0`)
      .auth(auPair.session.access_token, { type: 'bearer' })
      .expect(200);
    expect(body).toMatchObject({ items: [{ message: { id: alone.id } }] });
    expect(await (await open(family, there)).waitFor('heads')).toEqual({
      items: [{ conversationId, lastSeq: 1, lastReadSeq: 0, theirLastReadSeq: 0, archived: false }],
    });

    await redis.launch();
    await eventually('the processes to hear each other', async () => {
      const { id } = await sender.done<MessageDto>('message.send', wish('Back'));
      await near.waitFor('message.created', (message: MessageDto) => message.id === id);
      return far.all<MessageDto>('message.created').length > 0;
    });
  });
});
