import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContactInboxDetail, ContactInboxPage } from '../../src/modules/content/index.js';
import { headerOf, emailsTo, emailTo } from '../support/inbox.js';
import { signUpPerson, type Person } from '../support/people.js';
import { createAdmin } from '../support/profiles.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const SUPPORT = 'kitchen@wattleandfern.example';
const QUESTION = 'Do I need my visa first?\n\nOr may I write to families before I have it?';
const ANSWER = 'You may write first.\n\nMost families ask for the visa before they say yes.';

describe('The inbox of messages to us', () => {
  let test: TestApp;
  let admin: Person;
  let second: Person;
  beforeAll(async () => {
    test = await createTestApp({ env: { SUPPORT_EMAIL: SUPPORT } });
    [admin, second] = [await createAdmin(test), await createAdmin(test)];
  });
  afterAll(() => test.close());

  const write = async (more: object = {}): Promise<string> => {
    const wish = { name: 'Noémie Laurent', email: 'noemie@visitor.example', subject: 'aupair', message: QUESTION };
    const { body } = await test.http
      .post('/api/contact-messages')
      .send({ ...wish, region: 'newzealand', ...more })
      .expect(201);
    return (body as { id: string }).id;
  };
  const path = (id: string, more = '') => `/api/admin/contact-messages/${id}${more}`;
  const entry = (words: string) => ({ entryId: randomUUID(), words });
  const list = async (query = ''): Promise<ContactInboxPage> =>
    (await admin.agent.get(`/api/admin/contact-messages?${query}`).expect(200)).body as ContactInboxPage;
  const actions = async (id: string): Promise<string[]> => {
    const { body } = await admin.agent
      .get(`/api/admin/audit-entries?subjectType=contact-message&subjectId=${id}`)
      .expect(200);
    return (body as { items: { action: string }[] }).items.map(({ action }) => action).reverse();
  };

  it('J05 C08 shows a message, takes it, notes, answers by email as often as needed, closes and reopens, all audited', async () => {
    const id = await write();
    const queue = async () => {
      const { body } = await admin.agent.get('/api/admin/queues').expect(200);
      return (body as { items: { name: string; waiting: number }[] }).items.find(({ name }) => name === 'contact');
    };
    expect(await queue()).toMatchObject({ waiting: 1 });
    const opened = (await admin.agent.get(path(id)).expect(200)).body as ContactInboxDetail;
    expect(opened).toMatchObject({ message: QUESTION, state: 'open', entries: [], member: null, assignedTo: null });

    const taken = (await admin.agent.put(path(id, '/assignee')).expect(200)).body as ContactInboxDetail;
    expect(taken).toMatchObject({ assignedTo: admin.username, assignedToId: admin.id });
    const late = await second.agent.put(path(id, '/assignee')).send({ assigneeRead: null }).expect(409);
    expect(late.body.code).toBe('assigned_meanwhile');
    await second.agent.delete(path(id, '/assignee')).expect(409);
    expect((await list('assigned=me')).items.map((item) => item.id)).toEqual([id]);
    await admin.agent.post(path(id, '/notes')).send(entry('Wrote in French before.')).expect(201);
    expect(await queue()).toMatchObject({ waiting: 1 });

    await admin.agent.post(path(id, '/answers')).send(entry(ANSWER)).expect(201);
    const mail = await emailTo(test, 'noemie@visitor.example', /^Re: Being an au pair \[[0-9A-F]{8}\]$/);
    expect(mail.text).toContain('Most families ask for the visa before they say yes.');
    expect(mail.text).toContain('  Or may I write to families before I have it?');
    expect(mail.text).not.toContain('in French');
    expect(mail.subject).toContain(opened.reference);
    expect(await queue()).toMatchObject({ waiting: 0, oldestSince: null });
    const { body } = await admin.agent.post(path(id, '/answers')).send(entry('And good luck!')).expect(201);
    const answered = body as ContactInboxDetail;
    expect(answered.entries.map(({ kind, author, words }) => [kind, author, words])).toEqual([
      ['note', admin.username, 'Wrote in French before.'],
      ['answer', admin.username, ANSWER],
      ['answer', admin.username, 'And good luck!'],
    ]);
    expect(answered).toMatchObject({ state: 'answered', answers: 2 });
    expect((await list('state=answered')).items).toMatchObject([{ id, answers: 2 }]);

    await admin.agent.put(path(id, '/state')).send({ state: 'closed' }).expect(200);
    expect((await list('state=closed')).items.map((item) => item.id)).toEqual([id]);
    await admin.agent.put(path(id, '/state')).send({ state: 'open' }).expect(200);
    await admin.agent.delete(path(id, '/assignee')).expect(200);
    await admin.agent.put(path(id, '/state')).send({ state: 'spam' }).expect(200);
    expect(await actions(id)).toEqual(
      'read taken noted answered answered closed reopened given-back marked-spam'
        .split(' ')
        .map((done) => `contact.${done}`),
    );
    expect(await queue()).toMatchObject({ waiting: 0 });
  });

  it('J05 sends an answer once, however often it is asked: pressed twice, or again after a lost answer', async () => {
    const id = await write({ email: 'once@visitor.example' });
    const answer = entry(ANSWER);
    const send = (written: object) => admin.agent.post(path(id, '/answers')).send(written);
    const both = await Promise.all([send(answer), send(answer)]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    const again = (await send(answer).expect(201)).body as ContactInboxDetail;
    expect(again.entries.map(({ id: known }) => known)).toEqual([answer.entryId]);
    const otherwise = await send({ ...answer, words: 'Better wait.' }).expect(409);
    expect(otherwise.body.code).toBe('duplicate_request_mismatch');
    const note = entry('Rang her.');
    await admin.agent.post(path(id, '/notes')).send(note).expect(201);
    await admin.agent.post(path(id, '/notes')).send(note).expect(201);
    expect(await actions(id)).toEqual(['contact.answered', 'contact.noted']);
    await emailTo(test, 'once@visitor.example', /^Re: /);
    expect((await emailsTo(test, 'once@visitor.example')).filter(({ subject }) => /^Re: /.test(subject))).toHaveLength(
      1,
    );
    const nameless = await send({ words: ANSWER }).expect(400);
    expect(nameless.body.fields).toEqual({ entryId: ['entryId must be a UUID'] });
  });

  it('sends one answer when two admins write at once, and shows it to the other, who may then add to it', async () => {
    const other = await createAdmin(test);
    const id = await write({ email: 'both@visitor.example' });
    const send = ({ agent }: Person, answersRead: number) =>
      agent.post(path(id, '/answers')).send({ ...entry(ANSWER), answersRead });
    const both = await Promise.all([send(admin, 0), send(other, 0)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('answered_meanwhile');
    expect((await admin.agent.get(path(id)).expect(200)).body).toMatchObject({
      answers: 1,
      entries: [{ words: ANSWER }],
    });
    const answersTo = async () =>
      (await emailsTo(test, 'both@visitor.example')).filter(({ subject }) => subject.startsWith('Re: ')).length;
    await emailTo(test, 'both@visitor.example', /^Re: /);
    expect(await answersTo()).toBe(1);
    expect((await send(other, 1).expect(201)).body).toMatchObject({ answers: 2 });
  });

  it('counts and shows every answer, however many entries there are', async () => {
    const id = await write({ email: 'many@visitor.example' });
    await test.database.query(
      `INSERT INTO contact_entries (message_id, kind, author_id, words, created_at)
       SELECT $1, CASE WHEN number <= 30 THEN 'answer' ELSE 'note' END, $2, 'Entry ' || number,
              now() + make_interval(secs => number) FROM generate_series(1, 230) AS number`,
      [id, admin.id],
    );
    const { answers, entries } = (await admin.agent.get(path(id)).expect(200)).body as ContactInboxDetail;
    expect({ answers, entries: entries.length, first: entries[0]?.words }).toEqual({
      ...{ answers: 30, entries: 230, first: 'Entry 1' },
    });
  });

  it('sends answers that a person can reply to, which reach us', async () => {
    const id = await write({ email: 'reply@visitor.example' });
    await admin.agent.post(path(id, '/answers')).send(entry(ANSWER)).expect(201);
    const mail = await emailTo(test, 'reply@visitor.example', /^Re: /);
    expect(await headerOf(test, mail, 'reply-to')).toBe(SUPPORT);
  });

  it('names the member whose address it is, and whether that was proven', async () => {
    const lena = await signUpPerson(test, { userType: 'aupair', email: 'lena@member.example', verified: true });
    const id = await write({ email: 'Lena@Member.example' });
    const { body } = await admin.agent.get(path(id)).expect(200);
    const member = { id: lena.id, username: lena.username, userType: 'aupair', emailVerified: true };
    expect((body as ContactInboxDetail).member).toEqual(member);
  });

  it('finds by subject, region, words, address and reference, literally, and pages by key', async () => {
    const ids: string[] = [];
    for (let at = 0; at < 5; at += 1)
      ids.push(
        await write({
          email: `page-${at}@pages.example`,
          subject: 'press',
          region: 'australia',
          name: `100% of ${at}_`,
        }),
      );
    const newest = [...ids].reverse();
    const first = await list('subject=press&region=australia&limit=3');
    expect(first.items.map(({ id }) => id)).toEqual(newest.slice(0, 3));
    const second = await list(`subject=press&region=australia&limit=3&cursor=${first.nextCursor}`);
    expect(second).toMatchObject({ items: newest.slice(3).map((id) => ({ id })), nextCursor: null });
    expect((await list('search=page-3@pages')).items.map(({ id }) => id)).toEqual([ids[3]]);
    expect((await list('search=100%25')).items).toHaveLength(5);
    expect((await list('search=4_')).items.map(({ id }) => id)).toEqual([ids[4]]);
    expect((await list(`search=${ids[2]?.slice(0, 8).toUpperCase()}`)).items.map(({ id }) => id)).toEqual([ids[2]]);
    expect((await list('subject=press&region=newzealand')).items).toEqual([]);
    await admin.agent.get('/api/admin/contact-messages?cursor=abc').expect(400);
  });

  it('refuses bad input field by field and changes nothing', async () => {
    const id = await write({ email: 'bad@visitor.example' });
    const refused = await admin.agent.post(path(id, '/answers')).send(entry('  ')).expect(400);
    expect(refused.body.fields).toEqual({ words: ['Write something first'] });
    const long = await admin.agent
      .post(path(id, '/answers'))
      .send(entry('x'.repeat(8001)))
      .expect(400);
    expect(long.body.fields).toEqual({ words: ['An answer can have 8,000 characters at most'] });
    const state = await admin.agent.put(path(id, '/state')).send({ state: 'answered' }).expect(400);
    expect(state.body.fields).toEqual({ state: ['Please choose open, closed or spam'] });
    const unknownId = '5b2e6f4c-0f5e-4c0e-8f5d-6a7b8c9d0e1f';
    await admin.agent.get(path(unknownId)).expect(404);
    await admin.agent.post(path(unknownId, '/answers')).send(entry(ANSWER)).expect(404);
    expect((await emailsTo(test, 'bad@visitor.example')).filter(({ subject }) => /^Re: /.test(subject))).toEqual([]);
    expect(await actions(id)).toEqual([]);
  });

  it('is closed to members', async () => {
    const id = await write({ email: 'closed@visitor.example' });
    const family = await signUpPerson(test);
    await family.agent.get('/api/admin/contact-messages').expect(403);
    await family.agent.get(path(id)).expect(403);
    await family.agent.post(path(id, '/answers')).send(entry(ANSWER)).expect(403);
  });
});
