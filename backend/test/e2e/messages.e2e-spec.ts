import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MessageDto } from '../../src/modules/messaging/sending/message.dto.js';
import type { ThreadEvent, ThreadPageDto } from '../../src/modules/messaging/thread/thread.dto.js';
import { eventually } from '../support/eventually.js';
import { signUpPerson, type Person } from '../support/people.js';
import { createPair, createTalker, sendMessage } from '../support/talkers.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

describe('Messages over HTTP', () => {
  let app: TestApp;
  let family: Person;
  let auPair: Person;
  let stranger: Person;
  let conversationId: string;
  beforeAll(async () => {
    app = await createTestApp();
    ({ family, auPair, conversationId } = await createPair(app));
    stranger = await createTalker(app, 'family');
  });
  afterAll(() => app.close());

  const path = (id: string = conversationId) => `/api/conversations/${id}/messages`;
  const thread = async ({ agent }: Person, query = '', id?: string) =>
    (await agent.get(`${path(id)}${query}`).expect(200)).body as ThreadPageDto;
  const seqs = (items: ThreadEvent[]) => items.map(({ seq }) => seq);
  const rowsOf = async (clientMessageId: string) =>
    (await app.database.query('SELECT id FROM messages WHERE client_message_id = $1', [clientMessageId])).length;

  it('E01 C08 stores a message with every field and gives it to both people', async () => {
    const clientMessageId = randomUUID();
    const sent = await sendMessage(family, conversationId, 'Kia ora, Lena! 👋', clientMessageId);
    expect(sent).toEqual({
      id: expect.any(String),
      conversationId,
      senderId: family.id,
      receiverId: auPair.id,
      content: 'Kia ora, Lena! 👋',
      isRead: false,
      removed: false,
      deleted: false,
      editedAt: null,
      reactions: {},
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      seq: 1,
      clientMessageId,
      replyTo: null,
      attachments: [],
      photoCount: 0,
      documentCount: 0,
      voiceSeconds: 0,
    });
    for (const person of [family, auPair])
      expect((await thread(person)).items).toEqual([{ kind: 'message', seq: 1, message: sent }]);
  });

  it.each([
    ['id', '5b2e6f4c-0f5e-4c0e-8f5d-6a7b8c9d0e1f'],
    ['createdAt', '2026-11-20T08:30:00.000Z'],
    ['isRead', true],
    ['reactions', '{}'],
    ['seq', 7],
    ['senderId', '5b2e6f4c-0f5e-4c0e-8f5d-6a7b8c9d0e1f'],
  ])('E04 V05 refuses a new message with %s in it and stores nothing (v5.0.0-15.3.3)', async (field, value) => {
    const clientMessageId = randomUUID();
    const { body } = await family.agent
      .post(path())
      .send({ clientMessageId, content: 'Hello', [field]: value })
      .expect(400);
    expect(body).toMatchObject({ code: 'validation_failed', fields: { [field]: [expect.any(String)] } });
    expect(await rowsOf(clientMessageId)).toBe(0);
  });

  it.each([
    ['an empty text', { content: '' }, 'content'],
    ['only spaces', { content: ' \n\t ' }, 'content'],
    ['4,001 characters', { content: 'x'.repeat(4_001) }, 'content'],
    ['a number', { content: 5 }, 'content'],
    ['an object', { content: { $gt: '' } }, 'content'],
    ['no id of its own', { clientMessageId: undefined }, 'clientMessageId'],
    ['an id that is none', { clientMessageId: '1 OR 1=1' }, 'clientMessageId'],
  ])('V05 refuses %s with a message for the field', async (_case, wrong, field) => {
    const body = { clientMessageId: randomUUID(), content: 'Hello', ...wrong };
    const answer = await family.agent.post(path()).send(body).expect(400);
    expect((answer.body as { fields: object }).fields).toHaveProperty(field);
  });

  it('refuses text that no database can store, and takes 4,000 characters and whole emoji', async () => {
    const send = (content: string, clientMessageId: string = randomUUID()) =>
      family.agent.post(path()).send({ clientMessageId, content });
    await send('a\u0000b').expect(400);
    await send('x'.repeat(4_000)).expect(201);
    const clientMessageId = randomUUID();
    await send('half \ud83d pair', clientMessageId).expect(400);
    await send('whole \ud83d\ude00 pair', clientMessageId).expect(201);
    await send('whole \ud83d\ude00 pair', clientMessageId).expect(201);
  });

  it('shows a conversation to its two people only; to strangers it does not exist (v5.0.0-8.2.2)', async () => {
    const message = await sendMessage(family, conversationId, 'Between us');
    const visitor = await signUpPerson(app);
    const attempts = ({ agent }: Person, id: string, messageId: string) => [
      agent.get(`/api/conversations/${id}`),
      agent.get(path(id)),
      agent.post(path(id)).send({ clientMessageId: randomUUID(), content: 'Let me in' }),
      agent.put(`/api/conversations/${id}/read`).send({ seq: 1 }),
      agent.put(`/api/messages/${messageId}/reactions/heart`),
      agent.delete(`/api/messages/${messageId}/reactions/heart`),
    ];
    for (const person of [stranger, visitor]) {
      const others = await Promise.all(attempts(person, conversationId, message.id));
      const missing = await Promise.all(attempts(person, randomUUID(), randomUUID()));
      expect(others.map(({ status }) => status)).toEqual(Array(6).fill(404));
      expect(others.map(({ body }) => body as object)).toEqual(missing.map(({ body }) => body as object));
    }
    await app.http.get(path()).expect(401);
  });

  it('answers a message that is sent twice with the first one, and stores it once', async () => {
    const clientMessageId = randomUUID();
    const first = await sendMessage(auPair, conversationId, 'Sent again after a lost answer', clientMessageId);
    expect(await sendMessage(auPair, conversationId, 'Sent again after a lost answer', clientMessageId)).toEqual(first);
    expect(await rowsOf(clientMessageId)).toBe(1);
  });

  it('makes one row of twenty sends of the same message at once, without a gap in the numbers', async () => {
    const before = await thread(family);
    const clientMessageId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => sendMessage(family, conversationId, 'All at once', clientMessageId)),
    );
    expect(new Set(answers.map(({ id, seq }) => `${id} ${seq}`)).size).toBe(1);
    expect(answers[0]?.seq).toBe(before.lastSeq + 1);
    expect(await rowsOf(clientMessageId)).toBe(1);
    expect((await sendMessage(family, conversationId, 'The next one')).seq).toBe(before.lastSeq + 2);
  });

  it('refuses another message under an id that was used', async () => {
    const clientMessageId = randomUUID();
    await sendMessage(family, conversationId, 'The first', clientMessageId);
    const answer = await family.agent.post(path()).send({ clientMessageId, content: 'The second' }).expect(409);
    expect(answer.body).toMatchObject({ code: 'message_id_reused' });
    const other = await createPair(app);
    const elsewhere = path(other.conversationId);
    const { id } = (await family.agent.post('/api/conversations').send({ userId: other.auPair.id }).expect(201))
      .body as { id: string };
    await family.agent.post(path(id)).send({ clientMessageId, content: 'The first' }).expect(409);
    // The same id of another person is another message.
    await other.family.agent.post(elsewhere).send({ clientMessageId, content: 'Mine' }).expect(201);
  });

  it('numbers what both send at once in the order in which it was stored', async () => {
    const { lastSeq } = await thread(family);
    const sends = [family, auPair].flatMap((person) =>
      Array.from({ length: 15 }, (_, index) => sendMessage(person, conversationId, `Number ${index}`)),
    );
    const sent = await Promise.all(sends);
    const { items } = await thread(auPair, `?after=${lastSeq}&limit=100`);
    expect(seqs(items)).toEqual(Array.from({ length: 30 }, (_, index) => lastSeq + 1 + index));
    const byNumber = sent.toSorted((a, b) => a.seq - b.seq);
    expect(items).toEqual(byNumber.map((message) => ({ kind: 'message', seq: message.seq, message })));
    const times = items.map((item) => (item as { message: MessageDto }).message.createdAt);
    expect(times).toEqual(times.toSorted());
  });

  it('is noted of each person the first time, replies included', async () => {
    const pair = await createPair(app);
    const whoWrote = () =>
      app.database.query<{ id: string }>(
        'SELECT id FROM profiles WHERE id = ANY($1) AND first_contact_at IS NOT NULL',
        [[pair.family.id, pair.auPair.id]],
      );
    expect(await whoWrote()).toEqual([]);
    await sendMessage(pair.family, pair.conversationId, 'Hello');
    await eventually('the first message to be noted', async () => (await whoWrote()).length === 1);
    await sendMessage(pair.auPair, pair.conversationId, 'Hello!');
    await eventually('the reply to be noted', async () => (await whoWrote()).length === 2);
  });

  it('pages backwards and forwards without losing or repeating anything', async () => {
    const { items: whole, lastSeq } = await thread(family, '?limit=100');
    const back: ThreadEvent[] = [];
    for (let before = lastSeq + 1; before > 1; before = back[0]?.seq ?? 0)
      back.unshift(...(await thread(family, `?before=${before}&limit=7`)).items);
    const forth: ThreadEvent[] = [];
    for (let after = 0; after < lastSeq; after = forth.at(-1)?.seq ?? lastSeq)
      forth.push(...(await thread(family, `?after=${after}&limit=7`)).items);
    expect(seqs(back)).toEqual(Array.from({ length: lastSeq }, (_, index) => index + 1));
    expect(forth).toEqual(back);
    expect(back.slice(-whole.length)).toEqual(whole);
    expect(await thread(family, `?after=${lastSeq}`)).toEqual({ items: [], lastSeq });
  });

  it.each([
    '?after=-1',
    '?after=x',
    '?limit=0',
    '?limit=101',
    '?after=1&before=9',
    '?before=99999999999',
    '?sort=asc',
    '?after=1&after=2',
  ])('V05 refuses the page %s (v5.0.0-15.3.7)', async (query) => {
    const { body } = await family.agent.get(`${path()}${query}`).expect(400);
    expect(body).toMatchObject({ code: 'validation_failed' });
  });
});
