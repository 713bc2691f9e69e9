import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  SupportQueueDetail,
  SupportQueuePage,
  SupportRequestDetail,
  SupportRequestPage,
} from '../../src/modules/support/support-request.dto.js';
import { emailTo } from '../support/inbox.js';
import type { Person } from '../support/people.js';
import { createAdmin, createAuPair, createFamily } from '../support/profiles.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const WORDS = 'My six months with this family end in March. Whom do I ask before I go on with them?';

let test: TestApp;
let family: Person;
let auPair: Person;
let admin: Person;

beforeAll(async () => {
  test = await createTestApp();
  [family, auPair, admin] = await Promise.all([createFamily(test), createAuPair(test), createAdmin(test)]);
});
afterAll(() => test.close());

const ask = async ({ agent }: Person, words = WORDS): Promise<SupportRequestDetail> =>
  (await agent.post('/api/support-requests').send({ subject: 'visa_and_work', words }).expect(201)).body;
const read = async ({ agent }: Person, id: string): Promise<SupportRequestDetail> =>
  (await agent.get(`/api/support-requests/${id}`).expect(200)).body;

describe('R19 Asking us for help', () => {
  it('is stored, answered, continued and closed, and reopens with the next message', async () => {
    const { id, state, messages } = await ask(auPair);
    expect({ state, messages }).toMatchObject({ state: 'open', messages: [{ fromSupport: false, words: WORDS }] });

    const { body: queue } = await admin.agent.get('/api/admin/support-requests').query({ state: 'open' }).expect(200);
    expect((queue as SupportQueuePage).items[0]).toMatchObject({ id, person: { id: auPair.id }, beginning: WORDS });
    const answer = { words: 'Ask Home Affairs before month six.' };
    await admin.agent.post(`/api/admin/support-requests/${id}/messages`).send(answer).expect(201);
    expect(await read(auPair, id)).toMatchObject({
      state: 'answered',
      messages: [{}, { fromSupport: true, ...answer }],
    });

    await auPair.agent.post(`/api/support-requests/${id}/closing`).expect(200);
    await auPair.agent.post(`/api/support-requests/${id}/closing`).expect(200);
    expect((await read(auPair, id)).state).toBe('closed');
    await auPair.agent.post(`/api/support-requests/${id}/messages`).send({ words: 'One more thing.' }).expect(201);
    expect(await read(auPair, id)).toMatchObject({ state: 'open', messages: [{}, {}, { words: 'One more thing.' }] });
  });

  it('waits for us while the member has written more than the admin who answers has read', async () => {
    const request = await ask(auPair, WORDS);
    const path = `/api/admin/support-requests/${request.id}`;
    const read: SupportQueueDetail = (await admin.agent.get(path).expect(200)).body;
    const readUntil = read.messages.at(-1)?.id;
    await auPair.agent
      .post(`/api/support-requests/${request.id}/messages`)
      .send({ words: 'I have been locked out of the house.' })
      .expect(201);
    const { body: crossed } = await admin.agent
      .post(`${path}/messages`)
      .send({ words: 'Ask before the sixth month.', readUntil })
      .expect(201);
    expect(crossed).toMatchObject({ state: 'open' });
    const { body: answered } = await admin.agent
      .post(`${path}/messages`)
      .send({ words: 'We call you now.', readUntil: (crossed as SupportQueueDetail).messages.at(-1)?.id })
      .expect(201);
    expect(answered).toMatchObject({ state: 'answered' });
    await admin.agent.post(`${path}/messages`).send({ words: 'Hello', readUntil: 'x' }).expect(400);
  });

  it('is not closed over a message that the admin has not read', async () => {
    const { id, messages } = await ask(auPair);
    const close = (readUntil: string | undefined) =>
      admin.agent
        .put(`/api/admin/support-requests/${id}/state`)
        .send({ state: 'closed', reason: 'Nothing is left to do.', readUntil });
    await auPair.agent.post(`/api/support-requests/${id}/messages`).send({ words: 'I had to leave.' }).expect(201);
    const { body: problem } = await close(messages[0]?.id).expect(409);
    expect(problem).toMatchObject({ code: 'written_meanwhile' });
    const now = await read(auPair, id);
    expect(now.state).toBe('open');
    expect((await close(now.messages.at(-1)?.id).expect(200)).body).toMatchObject({ state: 'closed' });
  });

  it('sends one answer when two admins write at once, and shows it to the other, who may then add to it', async () => {
    const other = await createAdmin(test);
    const { id, messages } = await ask(auPair);
    const send = ({ agent }: Person, readUntil: string | undefined) =>
      agent.post(`/api/admin/support-requests/${id}/messages`).send({ words: 'Ask Home Affairs.', readUntil });
    const both = await Promise.all([admin, other].map((one) => send(one, messages[0]?.id)));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('answered_meanwhile');
    const now = (await read(auPair, id)).messages;
    expect(now).toMatchObject([{}, { fromSupport: true }]);
    await send(other, now[1]?.id).expect(201);
  });

  it('shows all messages and notes, also of the longest request', async () => {
    const { id } = await ask(auPair);
    await test.database.query(
      `WITH many AS (SELECT n, now() + make_interval(secs => n) AS at FROM generate_series(1, 230) AS n), answers AS (
         INSERT INTO support_messages (request_id, from_support, words, created_at) SELECT $1, true, 'Answer ' || n, at FROM many)
       INSERT INTO support_notes (request_id, kind, author_id, words, created_at) SELECT $1, 'note', $2, 'Note ' || n, at FROM many`,
      [id, admin.id],
    );
    const { beginning, messages } = await read(auPair, id);
    expect([beginning, messages.length, messages.at(-1)?.words]).toEqual([WORDS, 231, 'Answer 230']);
    const asAdmin = await admin.agent.get(`/api/admin/support-requests/${id}`);
    expect((asAdmin.body as SupportQueueDetail).notes).toHaveLength(230);
  });

  it('notifies support by an email without the text', async () => {
    const { id } = await ask(auPair, `${WORDS} And a secret.`);
    const mail = await emailTo(test, test.settings.supportEmail, /asks for help/i);
    expect(mail.text).not.toContain('secret');
    expect(mail.links.join()).toContain('/admin/support');
    await admin.agent.get(`/api/admin/support-requests/${id}`).expect(200);
    const looks = await test.database.query(
      `SELECT actor_id FROM audit_entries WHERE action = 'support.read' AND subject_id = $1`,
      [id],
    );
    expect(looks).toEqual([{ actor_id: admin.id }]);
  });

  it('is readable by no one else, page by page', async () => {
    const { id } = await ask(auPair);
    await family.agent.get(`/api/support-requests/${id}`).expect(404);
    await family.agent.post(`/api/support-requests/${id}/messages`).send({ words: 'Me too.' }).expect(404);
    await family.agent.post(`/api/support-requests/${id}/closing`).expect(404);
    await auPair.agent.get('/api/admin/support-requests').expect(403);
    const { body: first } = await auPair.agent.get('/api/support-requests').query({ limit: 1 }).expect(200);
    const { items, nextCursor } = first as SupportRequestPage;
    expect(items.map((item) => item.id)).toEqual([id]);
    const { body: rest } = await auPair.agent.get('/api/support-requests').query({ cursor: nextCursor }).expect(200);
    expect((rest as SupportRequestPage).items.map((item) => item.id)).not.toContain(id);
    expect((await family.agent.get('/api/support-requests').expect(200)).body.items).toEqual([]);
  });

  it('is worked on: assigned, noted, closed and reopened with a reason, of which the member sees the state alone', async () => {
    const other = await createAdmin(test);
    const { id } = await ask(auPair);
    const path = `/api/admin/support-requests/${id}`;
    const { body: assigned } = await admin.agent.put(`${path}/assignee`).send({ adminId: other.id }).expect(200);
    expect(assigned.assignedTo).toEqual({ id: other.id, name: expect.any(String) });
    await admin.agent.put(`${path}/assignee`).send({ adminId: admin.id, assigneeRead: null }).expect(409);
    for (const wrong of [{ adminId: auPair.id }, {}]) await admin.agent.put(`${path}/assignee`).send(wrong).expect(400);
    await other.agent.post(`${path}/notes`).send({ words: 'Rang her; no one else may know.' }).expect(201);
    await other.agent.put(`${path}/state`).send({ state: 'closed', reason: ' ' }).expect(400);
    const close = { state: 'closed', reason: 'Her visa is there.' };
    const closings = await Promise.all([admin, other].map(({ agent }) => agent.put(`${path}/state`).send(close)));
    expect(closings.map(({ status }) => status)).toEqual([200, 200]);
    const { body: reopened } = await other.agent
      .put(`${path}/state`)
      .send({ state: 'open', reason: 'It was refused after all.' })
      .expect(200);
    expect(reopened).toMatchObject({
      state: 'open',
      assignedTo: { id: other.id },
      notes: [
        { kind: 'note', words: 'Rang her; no one else may know.', author: assigned.assignedTo.name },
        { kind: 'closed', words: close.reason },
        { kind: 'reopened', words: 'It was refused after all.' },
      ],
    });
    await other.agent.put(`${path}/state`).send(close).expect(200);
    const seen = await read(auPair, id);
    expect(seen.state).toBe('closed');
    expect(Object.keys(seen).sort()).toEqual(
      ['beginning', 'createdAt', 'id', 'lastMessageAt', 'messages', 'state', 'subject'].sort(),
    );
    expect(JSON.stringify(seen)).not.toMatch(/Rang her|visa is there/);
    const list = await auPair.agent.get('/api/support-requests').expect(200);
    expect(JSON.stringify(list.body)).not.toContain('assigned');
    await auPair.agent.put(`${path}/assignee`).send({ adminId: null }).expect(403);
    await auPair.agent.post(`${path}/notes`).send({ words: 'Me' }).expect(403);
    const trail = await admin.agent.get('/api/admin/audit-entries').query({ subjectId: id, limit: 50 }).expect(200);
    const done = (trail.body.items as { action: string }[]).map(({ action }) => action).reverse();
    expect(done).toEqual(['support.assigned', 'support.noted', 'support.closed', 'support.reopened', 'support.closed']);
  });

  it('is found by whose it is, by who works on it, and by name, email address and words', async () => {
    const asker = await createAuPair(test);
    const word = `kookaburra${asker.username.replaceAll('-', '')}`;
    const { id } = await ask(asker, `${WORDS} It is about the ${word} in our 100% wild garden.`);
    const found = async (query: object, by = admin) =>
      ((await by.agent.get('/api/admin/support-requests').query(query).expect(200)).body as SupportQueuePage).items.map(
        (item) => item.id,
      );
    for (const search of [asker.email, asker.email.toUpperCase(), asker.username, word, `  ${word} `])
      expect(await found({ search })).toEqual([id]);
    expect(await found({ search: `${word}_` })).toEqual([]);
    expect(await found({ search: `${word} in our 100% wild` })).toEqual([id]);
    expect(await found({ search: word, state: 'closed' })).toEqual([]);
    expect(await found({ search: word, assigned: 'me' })).toEqual([]);
    await admin.agent.put(`/api/admin/support-requests/${id}/assignee`).send({ adminId: admin.id }).expect(200);
    expect(await found({ search: word, assigned: 'me' })).toEqual([id]);
    expect(await found({ assigned: 'me' }, await createAdmin(test))).toEqual([]);
    await ask(asker, `${WORDS} Once more about the ${word}.`);
    const page = async (cursor?: string) =>
      (await admin.agent.get('/api/admin/support-requests').query({ search: word, limit: 1, cursor }).expect(200)).body;
    const first = await page();
    const rest = await page(first.nextCursor);
    expect(new Set([...first.items, ...rest.items].map((item: { id: string }) => item.id)).size).toBe(2);
    expect(rest.nextCursor).toBeNull();
  });

  it('says per field what is wrong', async () => {
    const send = (body: object) => auPair.agent.post('/api/support-requests').send(body).expect(400);
    expect(Object.keys((await send({ subject: 'weather', words: WORDS })).body.fields)).toEqual(['subject']);
    expect(Object.keys((await send({ subject: 'other', words: 'Help' })).body.fields)).toEqual(['words']);
  });
});
