import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MessageDto } from '../../src/modules/messaging/sending/message.dto.js';
import { LiveClient } from '../support/live-client.js';
import type { Person } from '../support/people.js';
import { createPair, createTalker, sendMessage, startConversation } from '../support/talkers.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

describe('Messages over sockets', () => {
  let app: TestApp;
  let family: Person;
  let auPair: Person;
  let stranger: Person;
  let conversationId: string;
  let clients: LiveClient[] = [];
  beforeAll(async () => {
    app = await createTestApp();
    stranger = await createTalker(app, 'family');
  });
  beforeEach(async () => {
    ({ family, auPair, conversationId } = await createPair(app));
  });
  afterEach(() => {
    for (const client of clients) client.close();
    clients = [];
  });
  afterAll(() => app.close());

  const open = async ({ session }: Person) => {
    const client = await LiveClient.connect(app, { token: session.access_token });
    clients.push(client);
    return client;
  };
  const message = (content: string) => ({ conversationId, clientMessageId: randomUUID(), content });

  it('are acknowledged with the stored message and shown to both people at once', async () => {
    const [sender, secondTab, receiver] = [await open(family), await open(family), await open(auPair)];
    const wish = message('Hello over the wire');
    const sent = await sender.done<MessageDto>('message.send', wish);
    expect(sent).toMatchObject({ ...wish, seq: 1, senderId: family.id, receiverId: auPair.id, isRead: false });
    for (const client of [secondTab, receiver]) expect(await client.waitFor('message.created')).toEqual(sent);
    expect(await receiver.waitFor('unread', ({ count }: { count: number }) => count === 1)).toEqual({ count: 1 });
  });

  it('are the same messages as over HTTP, and one id is one message on both ways', async () => {
    const sender = await open(family);
    const wish = message('Once, by either way');
    const overSocket = await sender.done<MessageDto>('message.send', wish);
    expect(await sendMessage(family, conversationId, wish.content, wish.clientMessageId)).toEqual(overSocket);
    const overHttp = await sendMessage(family, conversationId, 'The other way round');
    const again = { conversationId, clientMessageId: overHttp.clientMessageId, content: overHttp.content };
    expect(await sender.done('message.send', again)).toEqual(overHttp);
    expect(await sender.ask('message.send', { ...again, content: 'Something else' })).toMatchObject({
      ok: false,
      error: { statusCode: 409, code: 'message_id_reused' },
    });
  });

  it('fail in the same words as over HTTP, whatever is sent (E04, V05)', async () => {
    const sender = await open(family);
    for (const wrong of [{ content: '' }, { isRead: true }, { clientMessageId: 'x' }, { reactions: '{}' }]) {
      const { conversationId: id, ...body } = { ...message('Hello'), ...wrong };
      const { body: overHttp } = await family.agent.post(`/api/conversations/${id}/messages`).send(body).expect(400);
      expect(await sender.ask('message.send', { conversationId: id, ...body })).toEqual({
        ok: false,
        error: overHttp as object,
      });
    }
    for (const payload of [undefined, null, 'hello', 5, [], ['a', 'b'], { conversationId: { $ne: null } }])
      for (const event of ['message.send', 'conversation.read', 'reaction.set', 'typing'])
        expect(await sender.ask(event, payload)).toMatchObject({
          ok: false,
          error: { statusCode: 400, code: 'validation_failed' },
        });
    expect(await sender.done('message.send', message('Still here'))).toMatchObject({ seq: 1 });
  });

  it('are hidden from strangers in every way (v5.0.0-8.2.2)', async () => {
    const [outsider, insider] = [await open(stranger), await open(auPair)];
    const sent = await sendMessage(family, conversationId, 'Between us');
    await insider.waitFor('message.created');
    const attempts: [string, object][] = [
      ['message.send', message('Let me in')],
      ['conversation.read', { conversationId, seq: 1 }],
      ['reaction.set', { messageId: sent.id, reaction: 'heart', on: true }],
      ['typing', { conversationId }],
    ];
    for (const [event, payload] of attempts)
      expect(await outsider.ask(event, payload)).toMatchObject({
        ok: false,
        error: { statusCode: 404, code: 'not_found' },
      });
    expect(outsider.received.filter(({ event }) => !['heads', 'unread'].includes(event))).toEqual([]);
  });

  it('tell both people how far one has read, and the reader what is left', async () => {
    const [writer, reader] = [await open(family), await open(auPair)];
    for (const word of ['One', 'Two']) await writer.done('message.send', message(word));
    await reader.waitFor('unread', ({ count }: { count: number }) => count === 2);
    expect(await reader.done('conversation.read', { conversationId, seq: 1 })).toEqual({
      lastReadSeq: 1,
      unreadCount: 1,
    });
    const read = { conversationId, userId: auPair.id, lastReadSeq: 1 };
    for (const client of [writer, reader]) expect(await client.waitFor('conversation.read')).toEqual(read);
    await reader.waitFor('unread', ({ count }: { count: number }) => count === 1);
  });

  it('carry reactions with their numbers to both people', async () => {
    const [writer, reader] = [await open(family), await open(auPair)];
    const { id, seq } = await writer.done<MessageDto>('message.send', message('Sunday?'));
    const set = (on: boolean) => reader.done<MessageDto>('reaction.set', { messageId: id, reaction: 'celebrate', on });
    const reactions = { celebrate: [auPair.id] };
    expect(await set(true)).toMatchObject({ id, reactions });
    await set(false);
    for (const client of [writer, reader]) {
      await client.waitFor('reaction.changed', (change: { seq: number }) => change.seq === seq + 2);
      expect(client.all('reaction.changed')).toEqual([
        { conversationId, messageId: id, seq: seq + 1, reactions },
        { conversationId, messageId: id, seq: seq + 2, reactions: {} },
      ]);
    }
    for (const reaction of ['__proto__', 'constructor', 'love'])
      expect(await reader.ask('reaction.set', { messageId: id, reaction, on: true })).toMatchObject({
        error: { statusCode: 400 },
      });
  });

  it('show typing to the other one only', async () => {
    const other = await createTalker(app, 'aupair');
    await startConversation(family, other);
    const [writer, ownTab, reader, bystander] = [
      await open(family),
      await open(family),
      await open(auPair),
      await open(other),
    ];
    writer.socket.emit('typing', { conversationId });
    expect(await reader.waitFor('typing')).toEqual({ conversationId, userId: family.id });
    await writer.done('message.send', message('Done typing'));
    await ownTab.waitFor('message.created');
    for (const client of [ownTab, bystander]) expect(client.all('typing')).toEqual([]);
  });

  it('begin with how far every conversation has got, and the unread count', async () => {
    const { seq } = await sendMessage(family, conversationId, 'While you were away');
    const client = await open(auPair);
    const head = { conversationId, archived: false, lastSeq: seq, lastReadSeq: 0, theirLastReadSeq: 0 };
    expect(await client.waitFor('heads')).toEqual({ items: [head] });
    expect(await client.waitFor('unread')).toEqual({ count: 1 });
  });

  it('and with how far both have read, so that no one misses a read mark', async () => {
    const { seq } = await sendMessage(family, conversationId, 'Did you see it?');
    await auPair.agent.put(`/api/conversations/${conversationId}/read`).send({ seq }).expect(200);
    const head = { conversationId, archived: false, lastSeq: seq };
    expect(await (await open(family)).waitFor('heads')).toEqual({
      items: [{ ...head, lastReadSeq: 0, theirLastReadSeq: seq }],
    });
    const { body } = await auPair.agent.get('/api/conversations/heads').expect(200);
    expect(body).toEqual({ items: [{ ...head, lastReadSeq: seq, theirLastReadSeq: 0 }] });
  });
});
