import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ConversationDto } from '../../src/modules/messaging/conversations/conversation.dto.js';
import type { ThreadPageDto } from '../../src/modules/messaging/thread/thread.dto.js';
import { signUpPerson, type Person } from '../support/people.js';
import { createPair, sendMessage, startConversation } from '../support/talkers.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

describe('Reading', () => {
  let app: TestApp;
  let family: Person;
  let auPair: Person;
  let conversationId: string;
  beforeAll(async () => {
    app = await createTestApp();
  });
  beforeEach(async () => {
    ({ family, auPair, conversationId } = await createPair(app));
  });
  afterAll(() => app.close());

  const read = ({ agent }: Person, seq: unknown) =>
    agent.put(`/api/conversations/${conversationId}/read`).send({ seq });
  const unread = async ({ agent, id }: Person) =>
    (await agent.post('/api/rpc/get_new_unread_message_count').send({ p_user_profile_id: id }).expect(200))
      .body as number;
  const conversation = async ({ agent }: Person) =>
    (await agent.get(`/api/conversations/${conversationId}`).expect(200)).body as ConversationDto;
  const isReadFlags = async ({ agent }: Person) => {
    const { body } = await agent.get(`/api/conversations/${conversationId}/messages`).expect(200);
    return (body as ThreadPageDto).items.map((item) => item.kind === 'message' && item.message.isRead);
  };
  const sendThree = async () => {
    for (const word of ['One', 'Two', 'Three']) await sendMessage(family, conversationId, word);
  };

  it('C04 S06 counts what the receiver has not read, as a bare number', async () => {
    expect(await unread(auPair)).toBe(0);
    await sendThree();
    const answer = await auPair.agent
      .post('/api/rpc/get_new_unread_message_count')
      .send({ p_user_profile_id: auPair.id })
      .expect(200)
      .expect('content-type', /^application\/json/);
    expect(answer.text).toBe('3');
    expect(await unread(family)).toBe(0);
  });

  it('S06 counts 0 for someone without a profile', async () => {
    expect(await unread(await signUpPerson(app))).toBe(0);
  });

  it("C04 tells no one another person's count (v5.0.0-8.2.2)", async () => {
    const ask = (body: object) => auPair.agent.post('/api/rpc/get_new_unread_message_count').send(body);
    await ask({ p_user_profile_id: family.id }).expect(404);
    await ask({ p_user_profile_id: randomUUID() }).expect(404);
    await ask({ p_user_profile_id: 'me' }).expect(400);
    await ask({}).expect(400);
    await ask({ p_user_profile_id: auPair.id, all: true }).expect(400);
    await app.http.post('/api/rpc/get_new_unread_message_count').send({ p_user_profile_id: auPair.id }).expect(401);
  });

  it('marks messages up to a number, and both people see it', async () => {
    await sendThree();
    expect((await read(auPair, 2).expect(200)).body).toEqual({ lastReadSeq: 2, unreadCount: 1 });
    expect(await isReadFlags(family)).toEqual([true, true, false]);
    expect(await conversation(auPair)).toMatchObject({ lastReadSeq: 2, theirLastReadSeq: 0, unreadCount: 1 });
    expect(await conversation(family)).toMatchObject({ lastReadSeq: 0, theirLastReadSeq: 2, unreadCount: 0 });
    expect(await unread(auPair)).toBe(1);
  });

  it('only goes forward, and never past what there is', async () => {
    await sendThree();
    expect((await read(auPair, 1_000).expect(200)).body).toEqual({ lastReadSeq: 3, unreadCount: 0 });
    expect((await read(auPair, 1).expect(200)).body).toEqual({ lastReadSeq: 3, unreadCount: 0 });
    await sendMessage(family, conversationId, 'Four');
    expect(await isReadFlags(auPair)).toEqual([true, true, true, false]);
    expect(await unread(auPair)).toBe(1);
  });

  it("does not mark one's own messages as read", async () => {
    await sendThree();
    await read(family, 3).expect(200);
    expect(await isReadFlags(auPair)).toEqual([false, false, false]);
    expect(await unread(auPair)).toBe(3);
  });

  it('ends at the highest number, however many say so at once, with nothing unread below it', async () => {
    await sendThree();
    const sends = Promise.all(
      Array.from({ length: 10 }, (_, index) => sendMessage(family, conversationId, `More ${index}`)),
    );
    await Promise.all(Array.from({ length: 13 }, (_, seq) => read(auPair, seq + 1).expect(200)));
    await sends;
    const { lastReadSeq, unreadCount } = await conversation(auPair);
    const flags = await isReadFlags(auPair);
    expect(flags.map((_, index) => index < lastReadSeq)).toEqual(flags);
    expect(unreadCount).toBe(13 - lastReadSeq);
    expect((await read(auPair, 13).expect(200)).body).toEqual({ lastReadSeq: 13, unreadCount: 0 });
  });

  it.each([-1, 1.5, '3', null, undefined, 2 ** 31, [1]])('V05 refuses %o as a number', async (seq) => {
    expect((await read(auPair, seq).expect(400)).body).toHaveProperty('fields.seq');
  });

  it('counts over all conversations', async () => {
    await sendThree();
    const second = await createPair(app);
    const { id } = await startConversation(second.family, auPair);
    await sendMessage(second.family, id, 'And you?');
    expect(await unread(auPair)).toBe(4);
  });
});

describe('Reactions', () => {
  let app: TestApp;
  let family: Person;
  let auPair: Person;
  let conversationId: string;
  beforeAll(async () => {
    app = await createTestApp();
    ({ family, auPair, conversationId } = await createPair(app));
  });
  afterAll(() => app.close());

  const path = (messageId: string, reaction: string) => `/api/messages/${messageId}/reactions/${reaction}`;
  const after = async (seq: number) =>
    (
      (await family.agent.get(`/api/conversations/${conversationId}/messages?after=${seq}`).expect(200))
        .body as ThreadPageDto
    ).items;

  it('are set and taken back, each as its own numbered event', async () => {
    const message = await sendMessage(family, conversationId, 'Shall we meet?');
    const heart = { heart: [auPair.id] };
    expect((await auPair.agent.put(path(message.id, 'heart')).expect(200)).body).toEqual({
      ...message,
      reactions: heart,
    });
    await family.agent.put(path(message.id, 'heart')).expect(200);
    expect(await after(message.seq)).toEqual([
      { kind: 'reaction', seq: message.seq + 1, messageId: message.id, reactions: { heart: [auPair.id, family.id] } },
      { kind: 'reaction', seq: message.seq + 2, messageId: message.id, reactions: { heart: [auPair.id, family.id] } },
    ]);
    await auPair.agent.delete(path(message.id, 'heart')).expect(200);
    const { body } = await family.agent.delete(path(message.id, 'heart')).expect(200);
    expect(body).toMatchObject({ reactions: {} });
    expect((await after(message.seq)).map(({ seq }) => seq - message.seq)).toEqual([1, 2, 3, 4]);
    expect((await sendMessage(auPair, conversationId, 'Yes')).seq).toBe(message.seq + 5);
  });

  it('change nothing when they are set or taken back again', async () => {
    const message = await sendMessage(family, conversationId, 'Twice');
    await auPair.agent.delete(path(message.id, 'wow')).expect(200);
    await auPair.agent.put(path(message.id, 'wow')).expect(200);
    await auPair.agent.put(path(message.id, 'wow')).expect(200);
    expect(await after(message.seq)).toHaveLength(1);
  });

  it('of both people at once all stay, without a gap', async () => {
    const message = await sendMessage(family, conversationId, 'Everyone at once');
    const names = ['heart', 'laugh', 'thumbs_up', 'wow', 'sad', 'celebrate'];
    await Promise.all(
      [family, auPair].flatMap(({ agent }) => names.map((name) => agent.put(path(message.id, name)).expect(200))),
    );
    const events = await after(message.seq);
    expect(events.map(({ seq }) => seq - message.seq)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
    const { reactions } = events[0] as { reactions: Record<string, string[]> };
    expect(Object.keys(reactions)).toEqual(names);
    for (const people of Object.values(reactions)) expect(people.toSorted()).toEqual([family.id, auPair.id].toSorted());
  });

  it.each(['__proto__', 'constructor', 'toString', 'love', '%00', 'HEART'])(
    'refuse the name %s, and no object is the worse for it (v5.0.0-15.3.6)',
    async (name) => {
      const message = await sendMessage(family, conversationId, 'Try me');
      await auPair.agent.put(path(message.id, name)).expect(400);
      expect(await after(message.seq)).toEqual([]);
      expect(({} as Record<string, unknown>)['0']).toBeUndefined();
    },
  );

  it('refuse a message id that is none', async () => {
    await auPair.agent.put(path('1', 'heart')).expect(400);
  });

  it('do not move the unread count', async () => {
    const { id: p_user_profile_id } = family;
    const ask = () =>
      family.agent.post('/api/rpc/get_new_unread_message_count').send({ p_user_profile_id }).expect(200);
    const { body: before } = await ask();
    const message = await sendMessage(family, conversationId, 'No noise');
    await auPair.agent.put(path(message.id, 'sad')).expect(200);
    expect((await ask()).body).toBe(before);
  });
});
