import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ClockService } from '../../src/platform/clock/index.js';
import { setClock } from '../support/clock.js';
import { eventually } from '../support/eventually.js';
import { emailTo } from '../support/inbox.js';
import { LiveClient } from '../support/live-client.js';
import { caseAbout, casesOf, claim, decide, textsOf } from '../support/moderators.js';
import type { Person } from '../support/people.js';
import { completeAuPair, createAdmin, createFamily } from '../support/profiles.js';
import { createPair, sendMessage } from '../support/talkers.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

let test: TestApp;
let moderator: Person;
let second: Person;

beforeAll(async () => {
  test = await createTestApp();
  [moderator, second] = [await createAdmin(test), await createAdmin(test)];
});
afterEach(() => test.app.get(ClockService).runAhead(0));
afterAll(() => test.close());

const report = ({ agent }: Person, subjectType: string, subjectId: string, more: object = {}) =>
  agent.post('/api/reports').send({ subjectType, subjectId, reason: 'asks-for-money', ...more });
const signIn = ({ email, password }: Person) =>
  test.http.post('/api/sessions').set('X-Requested-With', 'fetch').send({ email, password });

describe('A report', () => {
  it('stores the message and those around it, and notifies its reporter of the decision', async () => {
    const { family, auPair, conversationId } = await createPair(test);
    for (let index = 1; index <= 3; index += 1) await sendMessage(family, conversationId, `Line ${index}`);
    const rude = await sendMessage(family, conversationId, 'You are of no use to anyone.');
    await report(auPair, 'message', rude.id, { reason: 'rude-or-threatening', words: 'Out of the blue.' }).expect(201);
    expect((await report(auPair, 'message', rude.id).expect(409)).body.code).toBe('report_already_open');
    await report(family, 'message', rude.id).expect(404);

    const found = await caseAbout(moderator, family, 'message');
    const { body } = await moderator.agent.get(`/api/admin/moderation-cases/${found.id}`).expect(200);
    expect(body).toMatchObject({ reports: [{ words: 'Out of the blue.', by: { id: auPair.id } }] });
    expect(
      (body as { lines: { text: string; reported: boolean }[] }).lines.map((line) => [line.text, line.reported]),
    ).toEqual([
      ['Line 1', false],
      ['Line 2', false],
      ['Line 3', false],
      ['You are of no use to anyone.', true],
    ]);
    await claim(moderator, found.id).expect(200);
    await decide(moderator, found.id, { action: 'remove' }).expect(200);
    await eventually('the message to be taken away', async () =>
      (await textsOf(auPair, conversationId)).includes('A moderator removed this message.'),
    );
    const { body: own } = await auPair.agent.get('/api/reports').expect(200);
    expect(own).toMatchObject({ items: [{ about: { id: family.id }, state: 'acted-on' }] });
    expect((await family.agent.get('/api/reports').expect(200)).body).toMatchObject({ items: [] });
  });

  it('shows moderators the profile that it is about, also if it was another one at the first report', async () => {
    const { family, auPair } = await createPair(test);
    const words = (more: string) => `I grew up on a farm with four younger brothers and love to cook. ${more}`;
    await completeAuPair(auPair, { aboutMe: words('I sing.') });
    await report(family, 'profile', auPair.id).expect(201);
    await completeAuPair(auPair, { aboutMe: words('You are all idiots.') });
    await report(await createFamily(test), 'profile', auPair.id).expect(201);
    const found = await caseAbout(moderator, auPair, 'profile');
    const { body } = await moderator.agent.get(`/api/admin/moderation-cases/${found.id}`).expect(200);
    expect(body).toMatchObject({
      facts: { aboutMe: words('I sing.') },
      reports: [{ facts: {} }, { facts: { aboutMe: words('You are all idiots.') } }],
    });
  });

  it('blocks as well where that is ticked', async () => {
    const { family, auPair } = await createPair(test);
    await report(family, 'profile', auPair.id, { block: true }).expect(201);
    await auPair.agent.get(`/api/family-profiles/${family.id}`).expect(404);
  });

  it('needs a reason, and something of someone else that exists', async () => {
    const { family } = await createPair(test);
    expect((await report(family, 'profile', family.id).expect(409)).body.code).toBe('cannot_report_yourself');
    await report(family, 'message', crypto.randomUUID()).expect(404);
    const refused = await report(family, 'profile', crypto.randomUUID(), { reason: 'bored' }).expect(400);
    expect(refused.body.fields).toHaveProperty('reason');
  });
});

describe('Moderation', () => {
  it('lets one admin at a time work on a case, and the audit log has every view and decision', async () => {
    const { family, auPair } = await createPair(test);
    await report(family, 'profile', auPair.id).expect(201);
    const { id } = await caseAbout(moderator, auPair, 'profile');
    expect((await decide(moderator, id, { action: 'warn' }).expect(409)).body.code).toBe('case_not_claimed');
    await moderator.agent.get(`/api/admin/moderation-cases/${id}`).expect(200);
    await claim(moderator, id).expect(200);
    expect((await claim(second, id).expect(409)).body.code).toBe('case_claimed');
    const listed = async () => (await casesOf(second)).find((one) => one.id === id);
    expect(await listed()).toMatchObject({ claimedBy: { id: moderator.id }, claimedUntil: expect.any(String) });
    expect((await decide(second, id, { action: 'warn' }).expect(409)).body.code).toBe('case_claimed');
    await test.database.query(
      `UPDATE moderation_cases SET claimed_at = claimed_at - interval '31 minutes' WHERE id = $1`,
      [id],
    );
    const abandoned = { claimedBy: null, claimedUntil: null };
    expect(await listed()).toMatchObject(abandoned);
    const { body: opened } = await second.agent.get(`/api/admin/moderation-cases/${id}`).expect(200);
    expect(opened).toMatchObject(abandoned);
    await claim(moderator, id).expect(200);
    await decide(moderator, id, { action: 'suspend' }).expect(400);
    await decide(moderator, id, { action: 'warn', words: 'short' }).expect(400);
    // Another report that no one has read yet stays open.
    const { family: late } = await createPair(test);
    await report(late, 'profile', auPair.id).expect(201);
    expect((await decide(moderator, id, { action: 'warn' }).expect(409)).body.code).toBe('case_changed');
    await decide(moderator, id, { action: 'warn', version: 2 }).expect(200);
    expect((await decide(moderator, id, { action: 'ban' }).expect(409)).body.code).toBe('case_already_decided');
    const log = { subjectType: 'moderation-case', subjectId: id };
    const { body } = await moderator.agent.get('/api/admin/audit-entries').query(log).expect(200);
    expect((body as { items: { action: string }[] }).items.map(({ action }) => action)).toEqual([
      'moderation.decided',
      'moderation.claimed',
      'moderation.opened',
      'moderation.claimed',
      'moderation.opened',
    ]);
  });

  it('is not for anyone else', async () => {
    const { family } = await createPair(test);
    await family.agent.get('/api/admin/moderation-cases').expect(403);
    await test.http.get('/api/admin/moderation-cases').expect(401);
  });

  it('suspends for a while: sign-in says why and until when, and it ends automatically', async () => {
    const { family, auPair } = await createPair(test);
    await report(family, 'profile', auPair.id).expect(201);
    const { id } = await caseAbout(moderator, auPair, 'profile');
    const until = new Date(Date.now() + 3 * 24 * 60 * 60 * 1_000).toISOString();
    await claim(moderator, id).expect(200);
    await decide(moderator, id, { action: 'suspend', until }).expect(200);
    const refused = await signIn(auPair).expect(403);
    expect(refused.body).toMatchObject({
      code: 'account_suspended',
      message: expect.stringContaining('This is against what we ask of each other here.'),
    });
    await family.agent.get(`/api/au-pair-profiles/${auPair.id}`).expect(404);
    test.app.get(ClockService).runAhead(4 * 24 * 60 * 60 * 1_000);
    try {
      await signIn(auPair).expect(200);
      await eventually(
        'the profile to be back',
        async () => (await family.agent.get(`/api/au-pair-profiles/${auPair.id}`)).status === 200,
      );
    } finally {
      test.app.get(ClockService).runAhead(0);
    }
  });

  it('bans: session and socket end, the mailbox is refused, and everyone they wrote to is told; an appeal undoes it', async () => {
    const { family, auPair, conversationId } = await createPair(test);
    await sendMessage(auPair, conversationId, 'Hello there, shall we talk on Sunday?');
    // No email waits for the morning.
    setClock(test, 'Australia/Sydney', 12);
    const page = await LiveClient.connect(test, { token: auPair.session.access_token });
    await report(family, 'profile', auPair.id).expect(201);
    const { id } = await caseAbout(moderator, auPair, 'profile');
    await claim(moderator, id).expect(200);
    await decide(moderator, id, { action: 'ban' }).expect(200);
    expect(await page.waitFor('session.ended')).toMatchObject({ reason: 'account-disabled' });
    await eventually('the session to end', async () => (await auPair.agent.get('/api/blocks')).status === 401);
    expect((await signIn(auPair).expect(403)).body.code).toBe('account_disabled');
    await family.agent.get(`/api/au-pair-profiles/${auPair.id}`).expect(404);
    const [name = ''] = auPair.email.split('@');
    const again = {
      email: `${name.toUpperCase()}+again@example.com`,
      password: auPair.password,
      metadata: { userType: 'aupair', region: 'australia', username: 'back-again' },
    };
    expect(
      (await test.http.post('/api/accounts').set('X-Requested-With', 'fetch').send(again).expect(403)).body.code,
    ).toBe('email_not_accepted');
    const notices = await family.agent.get('/api/ban-notices').expect(200);
    expect(notices.body).toMatchObject({ items: [{ personId: auPair.id }] });
    await family.agent.get(`/api/conversations/${conversationId}`).expect(200);

    // The link of the email; someone who is banned has nothing else.
    await test.http.post('/api/appeal-links').send({ token: 'nobody-got-this-one' }).expect(400);
    const { links } = await emailTo(test, auPair.email, /closed your account/);
    const token = links
      .map((link) => new URL(link))
      .find(({ pathname }) => pathname === '/appeal')
      ?.searchParams.get('token');
    const { body: decision } = await test.http.post('/api/appeal-links').send({ token }).expect(200);
    expect(decision).toMatchObject({ id, action: 'ban', appeal: null });
    const words = 'I am someone else than the person you mean.';
    await test.http.post('/api/appeals').send({ token, words: 'no' }).expect(400);
    await test.http.post('/api/appeals').send({ token, words }).expect(201);
    expect((await test.http.post('/api/appeals').send({ token, words }).expect(409)).body.code).toBe(
      'appeal_not_possible',
    );
    expect((await casesOf(moderator, 'appealed')).map((one) => one.id)).toEqual([id]);
    const answer = (admin: Person) =>
      admin.agent
        .post(`/api/admin/moderation-cases/${id}/appeal-decision`)
        .send({ outcome: 'overturned', answer: 'You are right, and we are sorry.' });
    expect((await answer(moderator).expect(409)).body.code).toBe('cannot_review_own_decision');
    await answer(second).expect(200);
    expect((await answer(second).expect(409)).body.code).toBe('case_already_decided');
    await signIn(auPair).expect(200);
    await family.agent.get(`/api/au-pair-profiles/${auPair.id}`).expect(200);
    expect((await family.agent.get('/api/ban-notices').expect(200)).body).toEqual({ items: [] });
    page.close();
  });

  it('leaves thirty days for an appeal, to the person alone', async () => {
    const { family, auPair } = await createPair(test);
    await report(family, 'profile', auPair.id).expect(201);
    const { id } = await caseAbout(moderator, auPair, 'profile');
    await claim(moderator, id).expect(200);
    await decide(moderator, id, { action: 'warn' }).expect(200);
    const appeal = ({ agent }: Person) =>
      agent.post(`/api/moderation-decisions/${id}/appeal`).send({ words: 'That was a misunderstanding.' });
    await appeal(family).expect(404);
    expect((await auPair.agent.get('/api/moderation-decisions').expect(200)).body).toMatchObject({
      items: [{ id, action: 'warn', appeal: null, appealUntil: expect.any(String) }],
    });
    test.app.get(ClockService).runAhead(31 * 24 * 60 * 60 * 1_000);
    try {
      expect((await appeal(auPair).expect(409)).body.code).toBe('appeal_not_possible');
    } finally {
      test.app.get(ClockService).runAhead(0);
    }
    await appeal(auPair).expect(201);
  });
});
