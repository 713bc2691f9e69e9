import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  ConversationDto,
  ConversationHeadsDto,
  ConversationPageDto,
} from '../../src/modules/messaging/conversations/conversation.dto.js';
import { ConversationImportService } from '../../src/modules/messaging/index.js';
import { goodTerms } from '../support/agreements.js';
import { signUpPerson, type Person } from '../support/people.js';
import { createProfile, createTalker, sendMessage, startConversation } from '../support/talkers.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

describe('Conversations', () => {
  let app: TestApp;
  let family: Person;
  let auPair: Person;
  beforeAll(async () => {
    app = await createTestApp();
    [family, auPair] = await Promise.all([createTalker(app, 'family'), createTalker(app, 'aupair')]);
  });
  afterAll(() => app.close());

  const begin = ({ agent }: Person, userId: string) => agent.post('/api/conversations').send({ userId });
  const list = async ({ agent }: Person, query = '') =>
    (await agent.get(`/api/conversations${query}`).expect(200)).body as ConversationPageDto;
  const ids = ({ items }: ConversationPageDto) => items.map(({ id }) => id);

  it('are one for each pair, even if both begin, and more than once', async () => {
    const parallel = await Promise.all([
      ...Array.from({ length: 5 }, () => begin(family, auPair.id)),
      ...Array.from({ length: 5 }, () => begin(auPair, family.id.toUpperCase())),
    ]);
    expect(parallel.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 200, 201]);
    expect(new Set(parallel.map(({ body }) => (body as ConversationDto).id)).size).toBe(1);
  });

  it('say who the other one is, in the words of their card', async () => {
    const { body } = await begin(family, auPair.id).expect(200);
    expect(body).toEqual({
      id: expect.any(String),
      with: {
        id: auPair.id,
        displayName: 'Lena',
        userType: 'aupair',
        photo: null,
        photoPreview: null,
        photoFocalPoint: null,
        place: 'German',
        timeZone: expect.any(String),
        online: false,
        lastSeenAt: null,
        verified: { since: expect.any(String), until: null },
        replies: null,
      },
      lastMessage: null,
      lastMessageAt: expect.any(String),
      lastSeq: 0,
      lastReadSeq: 0,
      theirLastReadSeq: 0,
      unreadCount: 0,
      answered: false,
      archived: false,
      mutedUntil: null,
      draft: null,
    });
  });

  it('may be begun only with a verified address, and then only with a completed profile', async () => {
    const newcomer = await signUpPerson(app, { userType: 'family' });
    expect((await begin(newcomer, auPair.id).expect(403)).body).toMatchObject({ code: 'email_not_verified' });
    await app.database.query('UPDATE accounts SET email_verified_at = now() WHERE id = $1', [newcomer.id]);
    expect((await begin(newcomer, auPair.id).expect(403)).body).toMatchObject({ code: 'profile_incomplete' });
    await createProfile(newcomer, 'family');
    expect((await begin(newcomer, auPair.id).expect(403)).body).toMatchObject({ code: 'profile_incomplete' });
  });

  it('may be answered by anyone they were begun with, verified or not', async () => {
    const other = await createTalker(app, 'aupair');
    const { id } = await startConversation(family, other);
    await app.database.query('UPDATE accounts SET email_verified_at = NULL WHERE id = $1', [other.id]);
    await other.agent.put('/api/au-pair-profiles/me/active').send({ active: false }).expect(200);
    await sendMessage(other, id, 'I can still answer');
    expect((await begin(other, family.id).expect(200)).body).toMatchObject({ id });
    expect((await begin(family, other.id).expect(200)).body).toMatchObject({ id });
  });

  it('take place between families and au pairs only', async () => {
    const neighbours = await createTalker(app, 'family');
    expect((await begin(family, neighbours.id).expect(403)).body).toMatchObject({ code: 'conversation_not_possible' });
    expect((await begin(family, family.id).expect(403)).body).toMatchObject({ code: 'conversation_not_possible' });
  });

  it('cannot be begun with no one, nor with someone who paused or has not finished (S08)', async () => {
    const paused = await createTalker(app, 'aupair');
    await paused.agent.put('/api/au-pair-profiles/me/active').send({ active: false }).expect(200);
    const unfinished = await signUpPerson(app, { userType: 'aupair', verified: true });
    for (const id of [randomUUID(), paused.id, unfinished.id]) await begin(family, id).expect(404);
    await begin(family, 'lena').expect(400);
    await family.agent.post('/api/conversations').send({ userId: auPair.id, lastSeq: 9 }).expect(400);
  });

  it('are not shown to the other person before the first message', async () => {
    const other = await createTalker(app, 'aupair');
    const { id } = await startConversation(family, other);
    expect(ids(await list(family))).toContain(id);
    expect(ids(await list(other))).toEqual([]);
    await sendMessage(family, id, 'Hello');
    expect(ids(await list(other))).toEqual([id]);
  });

  it('are listed with the latest first and paged without losing or repeating one', async () => {
    const talkative = await createTalker(app, 'family');
    const begun: string[] = [];
    for (let index = 0; index < 7; index += 1) {
      const { id } = await startConversation(talkative, await createTalker(app, 'aupair'));
      await sendMessage(talkative, id, `To number ${index}`);
      begun.unshift(id);
    }
    const shown: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: ConversationPageDto = await list(talkative, `?limit=3${cursor && `&cursor=${cursor}`}`);
      shown.push(...ids(page));
      cursor = page.nextCursor;
    }
    expect(shown).toEqual(begun);
    const oldest = begun.at(-1) as string;
    await sendMessage(talkative, oldest, 'Once more');
    const { items } = await list(talkative);
    expect(items[0]).toMatchObject({
      id: oldest,
      lastSeq: 2,
      lastMessage: { content: 'Once more', senderId: talkative.id, seq: 2 },
    });
    const heads = (await talkative.agent.get('/api/conversations/heads').expect(200)).body as ConversationHeadsDto;
    expect(heads.items).toHaveLength(7);
    expect(heads.items[0]).toEqual({
      conversationId: oldest,
      archived: false,
      lastSeq: 2,
      lastReadSeq: expect.any(Number),
      theirLastReadSeq: expect.any(Number),
    });
  });

  it.each([
    'cursor=nonsense',
    `cursor=${Buffer.from('["x","y"]').toString('base64url')}`,
    'limit=51',
    'limit=0',
    'user=1',
  ])('V05 refuses the page %s', async (query) => {
    await family.agent.get(`/api/conversations?${query}`).expect(400);
  });

  it('import trusted history with its dates, reactions and read marks', async () => {
    const [host, guest] = await Promise.all([createTalker(app, 'family'), createTalker(app, 'aupair')]);
    const history = app.app.get(ConversationImportService);
    const at = (day: number) => new Date(Date.UTC(2026, 9, day, 8));
    const id = await history.add({
      startedById: host.id,
      otherId: guest.id,
      messages: [
        { senderId: host.id, content: 'Hello Lena', createdAt: at(1), reactions: { heart: [guest.id] } },
        { senderId: guest.id, content: 'Hello!', createdAt: at(2) },
        { senderId: guest.id, content: 'Shall we talk on Sunday?', createdAt: at(3) },
      ],
      read: { [host.id]: 2 },
    });
    const conversation = (await host.agent.get(`/api/conversations/${id}`).expect(200)).body as ConversationDto;
    expect(conversation).toMatchObject({
      lastSeq: 3,
      lastReadSeq: 2,
      theirLastReadSeq: 3,
      unreadCount: 1,
      lastMessageAt: at(3).toISOString(),
    });
    const { body } = await host.agent.get(`/api/conversations/${id}/messages`).expect(200);
    expect(body).toMatchObject({
      items: [
        { seq: 1, message: { createdAt: at(1).toISOString(), isRead: true, reactions: { heart: [guest.id] } } },
        { seq: 2, message: { isRead: true } },
        { seq: 3, message: { isRead: false } },
      ],
    });
    const other = { senderId: host.id, content: 'Not taken over', createdAt: at(9) };
    expect(await history.add({ startedById: guest.id, otherId: host.id, messages: [other] })).toBe(id);
    expect((await sendMessage(guest, id, 'Live again')).seq).toBe(4);
  });
});

describe('The number of new conversations', () => {
  let lenient: TestApp;
  let strict: TestApp;
  beforeAll(async () => {
    lenient = await createTestApp();
    strict = await createTestApp({ env: { RATE_LIMIT_SCALE: '1' }, database: lenient.database });
  });
  afterAll(async () => {
    await strict.close();
    await lenient.close();
  });

  const post = (by: Person, path: string, body: object) =>
    strict.http.post(path).auth(by.session.access_token, { type: 'bearer' }).send(body);
  const open = (by: Person, userId: string) => post(by, '/api/conversations', { userId });
  const write = (by: Person, id: string) =>
    post(by, `/api/conversations/${id}/messages`, { clientMessageId: randomUUID(), content: 'Hello from us.' });
  const empty = (by: Person, count: number) =>
    lenient.database.query(
      `INSERT INTO conversations (user1_id, user2_id, started_by_id)
       SELECT least($1::uuid, other), greatest($1::uuid, other), $1
       FROM (SELECT gen_random_uuid() AS other FROM generate_series(1, $2)) AS others`,
      [by.id, count],
    );

  const openSeveral = async (by: Person, count: number) => {
    const ids: string[] = [];
    for (let index = 0; index < count; index += 1)
      ids.push((await open(by, (await createTalker(lenient, 'aupair')).id).expect(201)).body.id as string);
    return ids;
  };

  it('is five people written to a day while the account is new, then twenty; the next is a 429 (v5.0.0-2.3.2)', async () => {
    const family = await createTalker(lenient, 'family');
    const auPairs: Person[] = [];
    for (let index = 0; index < 8; index += 1) auPairs.push(await createTalker(lenient, 'aupair'));
    const begin = async () => {
      const [{ id: userId }] = auPairs as [Person];
      const answer = await open(family, userId);
      if (answer.status !== 201) return answer;
      auPairs.shift();
      return write(family, answer.body.id as string);
    };
    for (let index = 0; index < 5; index += 1) expect((await begin()).status).toBe(201);
    const refused = await begin();
    expect(refused).toMatchObject({ status: 429, body: { code: 'conversation_limit_reached' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(86_000);

    await lenient.database.query(`UPDATE accounts SET created_at = now() - interval '73 hours' WHERE id = $1`, [
      family.id,
    ]);
    await empty(family, 14);
    await lenient.database.query('UPDATE conversations SET approached_at = now() WHERE started_by_id = $1', [
      family.id,
    ]);
    expect((await begin()).status).toBe(201);
    expect((await begin()).status).toBe(429);
    await lenient.database.query(
      `UPDATE conversations SET approached_at = now() - interval '25 hours' WHERE started_by_id = $1`,
      [family.id],
    );
    expect((await begin()).status).toBe(201);
  });

  it('counts people who were written to, not opened conversations, also when many first messages are sent at once', async () => {
    const family = await createTalker(lenient, 'family');
    const ids = await openSeveral(family, 7);
    // Opened on earlier days, so that only the first messages are of today.
    const past = `UPDATE conversations SET created_at = now() - interval '9 days' WHERE id = ANY ($1)`;
    await lenient.database.query(past, [ids]);
    const answers = await Promise.all(ids.map((id) => write(family, id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 201, 201, 429, 429]);
    expect(answers.find(({ status }) => status === 429)?.body).toMatchObject({ code: 'conversation_limit_reached' });
    const talking = ids[answers.findIndex(({ status }) => status === 201)] ?? '';
    await write(family, talking).expect(201);
  });

  it('counts interviews and agreements that take the place of a first message', async () => {
    const family = await createTalker(lenient, 'family');
    const times = [new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 16)];
    const interview = (conversationId: string) =>
      post(family, '/api/interviews', { conversationId, minutes: 30, timeZone: 'Australia/Sydney', times });
    const agreement = async (conversationId: string) => {
      const { body } = await post(family, '/api/agreements', { conversationId }).expect(201);
      return post(family, `/api/agreements/${body.id as string}/versions`, { terms: goodTerms(), basedOn: 0 });
    };
    const [first = '', second = '', third = '', fourth = '', fifth = '', sixth = ''] = await openSeveral(family, 6);
    for (const id of [first, second]) await interview(id).expect(201);
    for (const id of [third, fourth]) expect(await agreement(id)).toMatchObject({ status: 201 });
    for (const id of [fifth, first, third]) await write(family, id).expect(201);
    for (const { status, body } of [await interview(sixth), await agreement(sixth), await write(family, sixth)])
      expect([status, body.code]).toEqual([429, 'conversation_limit_reached']);
    expect(await agreement(first)).toMatchObject({ status: 201 });
  });

  it('lets the other member write first, and names the limit when too many are open', async () => {
    const [family, auPair] = [await createTalker(lenient, 'family'), await createTalker(lenient, 'aupair')];
    const { body } = await open(family, auPair.id).expect(201);
    await empty(auPair, 5);
    await lenient.database.query('UPDATE conversations SET approached_at = now() WHERE started_by_id = $1', [
      auPair.id,
    ]);
    await write(auPair, body.id as string).expect(201);
    await empty(family, 20);
    const refused = await open(family, (await createTalker(lenient, 'aupair')).id).expect(429);
    expect(refused.body.message).toMatch(/^You have opened many new conversations today/);
  });
});
