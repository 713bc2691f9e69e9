import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emailsTo, emailTo } from '../support/inbox.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const SUPPORT = 'kitchen@wattleandfern.example';

const message = (more: object = {}) => ({
  name: 'Noémie Laurent',
  email: 'noemie@visitor.example',
  subject: 'aupair',
  message: 'Do I need my visa first?\n\nOr may I write to families before I have it?',
  region: 'newzealand',
  ...more,
});

describe('A message to us', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ env: { SUPPORT_EMAIL: SUPPORT, PRODUCT_NAME: 'Kōwhai House' } });
  });
  afterAll(() => test.close());

  const send = (body: object) => test.http.post('/api/contact-messages').send(body);
  const stored = () =>
    test.database.query<Record<string, unknown>>(
      'SELECT id, name, email, subject, message, region, created_at FROM contact_messages ORDER BY created_at',
    );

  it('R09 N06 is kept, reaches support with the writer to answer to, and is thanked for', async () => {
    const { body } = await send(message()).expect(201);
    const { id, created_at, ...row } = (await stored())[0] ?? {};
    expect(body).toEqual({ id, receivedAt: (created_at as Date).toISOString() });
    expect(row).toEqual(message());

    const toSupport = await emailTo(test, SUPPORT, /^Being an au pair: a message from Noémie Laurent$/);
    expect(toSupport.text).toContain('Noémie Laurent <noemie@visitor.example> wrote from the New Zealand side');
    expect(toSupport.text).toContain('Or may I write to families before I have it?');
    const thanks = await emailTo(test, 'noemie@visitor.example', /^Kōwhai House has your message$/);
    expect(thanks.text).not.toContain('visa');
    expect(thanks.text).not.toContain('Noémie');
  });

  it('about someone’s safety names the emergency numbers of both countries: the page does not say where someone is', async () => {
    await send(message({ email: 'n@visitor.example', subject: 'safety' })).expect(201);
    const { text } = await emailTo(test, 'n@visitor.example', /has your message/);
    expect(text.replace(/\s+/g, ' ')).toContain('call 000 in Australia, 111 in New Zealand');
  });

  it('of a program that fills in the hidden field is answered as any other, and is not stored', async () => {
    const before = (await stored()).length;
    const { body } = await send(message({ email: 'bot@visitor.example', website: 'https://spam.example' })).expect(201);
    expect(body).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), receivedAt: expect.stringMatching(/Z$/) });
    expect(await stored()).toHaveLength(before);
    await send(message({ email: 'after@visitor.example', website: '' })).expect(201);
    await emailTo(test, 'after@visitor.example', /has your message/);
    expect(await emailsTo(test, 'bot@visitor.example')).toEqual([]);
  });

  it.each([
    ['no name', { name: '  ' }, 'name', 'Please tell us your name'],
    ['a name too long', { name: 'N'.repeat(101) }, 'name', 'Your name cannot exceed 100 characters'],
    [
      'a name that is an email header',
      { name: 'Eve\r\nBcc: all@visitor.example' },
      'name',
      expect.stringMatching(/one line/),
    ],
    ['a list for a name', { name: ['Eve'] }, 'name', 'Please tell us your name'],
    ['half an address', { email: 'noemie' }, 'email', 'Please enter a valid email address'],
    ['two addresses', { email: 'a@b.example, c@d.example' }, 'email', 'Please enter a valid email address'],
    ['an unknown subject', { subject: 'love' }, 'subject', 'Please choose what your message is about'],
    [
      'a message too short',
      { message: `  ${'m'.repeat(19)}  ` },
      'message',
      expect.stringMatching(/at least 20 characters/),
    ],
    ['a message too long', { message: 'm'.repeat(4001) }, 'message', 'Your message cannot exceed 4000 characters'],
    [
      'a message that cannot be stored',
      { message: `A NUL\u0000 and much more text` },
      'message',
      expect.stringMatching(/cannot be shown/),
    ],
    ['an unknown region', { region: 'atlantis' }, 'region', 'Please choose Australia or New Zealand'],
    ['a field of its own', { userId: 1 }, 'userId', 'userId is not accepted here'],
  ])(
    'R09 V05 1.3.11 is refused with %s, with an error next to the field, and not stored',
    async (_, wrong, field, words) => {
      const before = (await stored()).length;
      const { body } = await send(message(wrong)).expect(400);
      expect(body.code).toBe('validation_failed');
      expect(Object.keys(body.fields as object)).toEqual([field]);
      expect(body.fields[field]).toContainEqual(words);
      expect(await stored()).toHaveLength(before);
    },
  );

  it('2.2.1 is accepted at the shortest and the longest length of the contract', async () => {
    await send(message({ name: 'N', message: 'm'.repeat(20) })).expect(201);
    await send(message({ name: 'N'.repeat(100), message: 'm'.repeat(4000) })).expect(201);
  });
});

describe('Someone who writes again and again', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ env: { RATE_LIMIT_SCALE: '1', SUPPORT_EMAIL: SUPPORT } });
  });
  afterAll(() => test.close());

  const send = (address: string, body: object = message()) =>
    test.http.post('/api/contact-messages').set('x-forwarded-for', address).send(body);

  it('is asked to wait after three messages in an hour; mistakes do not count', async () => {
    for (let mistake = 0; mistake < 5; mistake += 1) await send('203.0.113.9', message({ name: '' })).expect(400);
    for (let sent = 0; sent < 3; sent += 1) await send('203.0.113.9').expect(201);
    const { body, headers } = await send('203.0.113.9').expect(429);
    expect(body).toMatchObject({ code: 'rate_limited' });
    expect(Number(headers['retry-after'])).toBeGreaterThan(60);
  });

  it('cannot flood the inbox of another person, but support gets each message', async () => {
    const mailsWaiting = async () => {
      const [row] = await test.database.query<{ count: number }>(
        "SELECT count(*)::integer AS count FROM jobs.job WHERE name = 'email.send'",
      );
      return row?.count ?? 0;
    };
    const mails = [];
    for (const host of [21, 22, 23, 24, 25]) {
      const before = await mailsWaiting();
      await send(`203.0.113.${host}`, message({ email: 'Victim@visitor.example' })).expect(201);
      mails.push((await mailsWaiting()) - before);
    }
    expect(mails).toEqual([2, 2, 2, 1, 1]);
  });
});
