import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UserPage } from '../../src/modules/admin/users/user-page.dto.js';
import type { UserReports, UserSignIns } from '../../src/modules/admin/users/user-sections.dto.js';
import { SignInCountsJob } from '../../src/modules/profiles/people/sign-in-counts.job.js';
import type { UsersPage } from '../../src/modules/profiles/index.js';
import { ClockService } from '../../src/platform/clock/index.js';
import { eventually } from '../support/eventually.js';
import { emailTo } from '../support/inbox.js';
import { LiveClient } from '../support/live-client.js';
import type { Person } from '../support/people.js';
import { completeAuPair, createAdmin, createFamily, registerPerson, verifyAuPair } from '../support/profiles.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

let test: TestApp;
let admin: Person;
let family: Person;
let auPair: Person;

beforeAll(async () => {
  test = await createTestApp();
  [admin, family] = await Promise.all([
    createAdmin(test),
    createFamily(test, { familyName: 'Ó Súilleabháin' }, { verified: false }),
  ]);
  auPair = await registerPerson(test, { userType: 'aupair', verified: true });
});
afterAll(() => test.close());

const list = async (query: object = {}) =>
  (await admin.agent.get('/api/admin/users').query(query).expect(200)).body as UsersPage;
const page = async ({ id }: Person) => (await admin.agent.get(`/api/admin/users/${id}`).expect(200)).body as UserPage;
const section = async <T>({ id }: Person, name: string) =>
  (await admin.agent.get(`/api/admin/users/${id}/${name}`).expect(200)).body as T;
const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1_000).toISOString();
const signIn = ({ email, password }: Person) =>
  test.http.post('/api/sessions').set('X-Requested-With', 'fetch').send({ email, password });
const WORDS = 'You asked three families for money. No one pays in advance here.';
const REASON = 'Three reports within an hour';
const suspend = ({ agent }: Person, { id }: Pick<Person, 'id'>, more: object = {}) =>
  agent.put(`/api/admin/users/${id}/suspension`).send({ until: inDays(7), words: WORDS, reason: REASON, ...more });
const restore = ({ id }: Person, reason = 'It was someone else') =>
  admin.agent.post(`/api/admin/users/${id}/restorations`).send({ reason });
const trail = async ({ id }: Person, action: string) => {
  const query = { subjectType: 'user', subjectId: id, action };
  const { body } = await admin.agent.get('/api/admin/audit-entries').query(query).expect(200);
  return (body as { items: { reason: string | null; before: unknown; after: unknown }[] }).items;
};
const idsOf = async (query: object) => (await list(query)).items.map(({ id }) => id);

describe('The list of users (R20, J05)', () => {
  it('shows everyone as they are now: R22 for admins only', async () => {
    expect(await list({ search: family.email })).toEqual({
      items: [
        expect.objectContaining({
          id: family.id,
          name: 'Ó Súilleabháin',
          state: 'email-unverified',
          hasCompletedProfile: true,
          verified: false,
        }),
      ],
      total: { value: 1, capped: false },
    });
    await completeAuPair(auPair, { firstName: 'Søren', lastName: 'Åkesson' });
    await verifyAuPair(test, auPair.id);
    expect((await list({ search: auPair.id })).items).toMatchObject([
      { name: 'Søren Åkesson', state: 'open', verified: true },
    ]);
    await family.agent.get('/api/admin/users').expect(403);
    await test.http.get('/api/admin/users').expect(401);
  });

  it('S07: sign-ins count, and a person who signs in counts as seen', async () => {
    await eventually('the sign-in', async () => (await list({ search: family.id })).items[0]?.loginCount30d === 1);
    const [row] = (await list({ search: family.id })).items;
    expect(Date.now() - Date.parse(row?.lastSeenAt ?? '')).toBeLessThan(60 * 60 * 1_000);
  });

  it('finds pieces of words whatever their accents, and short ones at the beginning of a word', async () => {
    expect(await idsOf({ search: 'suillea' })).toEqual([family.id]);
    expect(await idsOf({ search: 'SØREN akes' })).toEqual([auPair.id]);
    expect(await idsOf({ search: 'ak' })).toEqual([auPair.id]);
    expect(await idsOf({ search: '%' })).toEqual([]);
  });
});

describe('Questions to the list of users', () => {
  it('filters by every property, sorts both ways, pages by number, and refuses what it does not know', async () => {
    const everyone = await list();
    expect(everyone.total).toEqual({ value: 3, capped: false });
    expect(await idsOf({ userType: 'admin' })).toEqual([admin.id]);
    expect(await idsOf({ verified: 'yes', region: 'australia' })).toEqual([auPair.id]);
    expect(await idsOf({ state: 'email-unverified', completed: true, tier: 'free' })).toEqual([family.id]);
    expect(await idsOf({ verified: 'waiting' })).toEqual([]);
    expect(await idsOf({ joinedTo: inDays(-1) })).toEqual([]);
    expect(await idsOf({ seenFrom: inDays(-1), joinedFrom: inDays(-1) })).toHaveLength(3);
    const names = (await list({ sort: 'name', order: 'asc' })).items.map(({ name, username }) => name ?? username);
    expect(names).toEqual(['Ó Súilleabháin', admin.username, 'Søren Åkesson']);
    const joined = await idsOf({ sort: 'joined' });
    expect(await idsOf({ sort: 'joined', order: 'asc' })).toEqual([...joined].reverse());
    expect(await idsOf({ sort: 'joined', limit: 1, page: 2 })).toEqual([joined[1]]);
    for (const wrong of [{ page: 501, limit: 20 }, { state: 'asleep' }, { joinedFrom: 'yesterday' }, { limit: 51 }])
      await admin.agent.get('/api/admin/users').query(wrong).expect(400);
  });

  it('are answered with an index, however few people the planner would rather read through', async () => {
    await test.database.query('SET enable_seqscan = off');
    const plans = [
      "search_text LIKE '%suillea%'",
      "search_text LIKE '% ak%'",
      "state = 'suspended'",
      "tier = 'premium'",
      "user_type = 'admin'",
      'true ORDER BY joined_at DESC, user_id DESC LIMIT 20',
      'true ORDER BY last_seen_at DESC NULLS LAST, user_id DESC LIMIT 20',
      'true ORDER BY sort_name, user_id LIMIT 20',
      'true ORDER BY login_count30d DESC, user_id DESC LIMIT 20',
    ];
    for (const condition of plans) {
      const rows = await test.database.query<{ 'QUERY PLAN': string }>(
        `EXPLAIN SELECT FROM user_directory WHERE ${condition}`,
      );
      expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/Index (Only )?Scan/);
    }
  });
});

describe('A person’s page', () => {
  it('shows the records behind a profile, and the audit log has one view an hour', async () => {
    expect(await page(family)).toMatchObject({
      id: family.id,
      emailVerifiedAt: null,
      closure: null,
      loginCount30d: 1,
      profile: { active: true, withheldFor: [], completeness: { missing: expect.any(Array) } },
    });
    await Promise.all([page(family), section(family, 'checks'), section(family, 'dealings')]);
    expect(await trail(family, 'user.viewed')).toHaveLength(1);
    const { items } = await section<UserSignIns>(family, 'sign-ins');
    expect(items).toMatchObject([{ live: true, network: '127.0.0.x' }]);
    await admin.agent.get('/api/admin/users/0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11').expect(404);
    await family.agent.get(`/api/admin/users/${family.id}/sign-ins`).expect(403);
  });

  it('S07: the count of a person who stops signing in falls to zero within thirty days', async () => {
    await test.database.query(
      `UPDATE profile_sign_ins SET signed_in_at = now() - interval '31 days' WHERE user_id = '${family.id}'`,
    );
    await test.app.get(SignInCountsJob, { strict: false }).run();
    expect((await list({ search: family.id })).items[0]?.loginCount30d).toBe(0);
  });
});

describe('Admins', () => {
  it('suspend: session and socket end, sign-in says why and until when, the person can appeal, and restoring undoes it', async () => {
    const person = await createFamily(test, {}, { verified: true });
    const open = await LiveClient.connect(test, { token: person.session.access_token });
    await suspend(admin, person, { words: 'Too short' }).expect(400);
    await suspend(admin, person, { until: inDays(-1) }).expect(400);
    await suspend(admin, person).expect(204);
    expect(await open.waitFor('session.ended')).toMatchObject({ reason: 'account-disabled' });
    await eventually('the session to end', async () => (await person.agent.get('/api/blocks')).status === 401);
    const { body } = await signIn(person).expect(403);
    expect(body).toMatchObject({ code: 'account_suspended', message: expect.stringContaining(WORDS) });
    expect(await page(person)).toMatchObject({
      state: 'suspended',
      closure: { words: WORDS },
      profile: { active: false, withheldFor: ['suspended'] },
    });
    await auPair.agent.get(`/api/family-profiles/${person.id}`).expect(404);
    const { about } = await section<UserReports>(person, 'reports');
    expect(about).toMatchObject([{ subjectType: 'account', action: 'suspend', liftedAt: null }]);
    await emailTo(test, person.email, /suspended/);

    await suspend(admin, person, { until: inDays(30), reason: 'A fourth report' }).expect(204);
    await restore(person, 'no').expect(400);
    await restore(person).expect(204);
    await signIn(person).expect(200);
    await auPair.agent.get(`/api/family-profiles/${person.id}`).expect(200);
    expect((await restore(person).expect(409)).body.code).toBe('account_not_closed');
    expect(await page(person)).toMatchObject({ closure: null, profile: { active: true, withheldFor: [] } });
    expect(await trail(person, 'user.suspended')).toMatchObject([
      { reason: 'A fourth report', before: { state: 'closed', words: WORDS } },
      { reason: REASON, before: { state: 'open' }, after: { state: 'closed', words: WORDS } },
    ]);
    expect(await trail(person, 'user.restored')).toMatchObject([{ after: { state: 'open' } }]);
    await emailTo(test, person.email, /open again/);
  });

  it('suspend someone again: the appeal is about the suspension in force, not about the one that it replaced', async () => {
    const person = await createFamily(test, {}, { verified: true });
    const tokenOf = async (skip: number) => {
      const { links } = await emailTo(test, person.email, /suspended/, skip);
      return links.map((link) => new URL(link).searchParams.get('token')).find(Boolean);
    };
    const read = async (token: unknown) => (await test.http.post('/api/appeal-links').send({ token }).expect(200)).body;
    const appeal = (token: unknown) =>
      test.http.post('/api/appeals').send({ token, words: 'I am someone else than the person you mean.' });
    await suspend(admin, person).expect(204);
    const replaced = await tokenOf(0);
    expect((await read(replaced)).appealUntil).not.toBeNull();
    await suspend(admin, person, { until: inDays(30) }).expect(204);
    const current = await tokenOf(1);
    expect((await read(replaced)).appealUntil).toBeNull();
    expect((await appeal(replaced).expect(409)).body.code).toBe('appeal_not_possible');
    await appeal(current).expect(201);
  });

  it('follow each other when two admins decide at the same moment, and so do their audit entries', async () => {
    const [person, other] = await Promise.all([createFamily(test), createAdmin(test)]);
    await Promise.all([5, 9].map((days) => suspend(days === 5 ? admin : other, person, { until: inDays(days) })));
    const suspended = await trail(person, 'user.suspended');
    const states = suspended.map(({ before }) => (before as { state: string }).state);
    expect(states.sort()).toEqual(['closed', 'open']);
    const restored = await Promise.all([restore(person), restore(person)]);
    expect(restored.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(await trail(person, 'user.restored')).toHaveLength(1);
    await test.database.query(`UPDATE accounts SET user_type = 'family' WHERE id = $1`, [other.id]);
  });

  it('keep the longest of several suspensions in force, whichever one is lifted', async () => {
    const person = await createFamily(test);
    await auPair.agent
      .post('/api/reports')
      .send({ subjectType: 'profile', subjectId: person.id, reason: 'asks-for-money' })
      .expect(201);
    const { about } = await section<UserReports>(person, 'reports');
    const caseId = about[0]?.id ?? '';
    await suspend(admin, person, { until: inDays(5) }).expect(204);
    await admin.agent.put(`/api/admin/moderation-cases/${caseId}/claim`).expect(200);
    const decision = { action: 'ban', words: WORDS, version: 1 };
    await admin.agent.post(`/api/admin/moderation-cases/${caseId}/decision`).send(decision).expect(200);
    expect((await suspend(admin, person).expect(409)).body.code).toBe('account_banned');
    expect(await page(person)).toMatchObject({ state: 'banned', closure: { until: null } });
    await restore(person).expect(204);
    expect(await page(person)).toMatchObject({ state: 'open', profile: { withheldFor: [] } });
  });

  it('cannot suspend themselves, or another admin without a second one', async () => {
    const other = await createAdmin(test);
    expect((await suspend(admin, admin).expect(403)).body.code).toBe('cannot_suspend_yourself');
    const answers = await Promise.all([suspend(admin, other), suspend(other, admin)]);
    expect(answers.map(({ body }) => (body as { code: string }).code)).toEqual(Array(2).fill('second_admin_required'));
    await test.database.query(`UPDATE accounts SET user_type = 'family' WHERE id = $1`, [other.id]);
  });

  it('sign someone out on one device or everywhere, and help with unconfirmed addresses (v5.0.0-7.4.5)', async () => {
    const person = await registerPerson(test);
    const second = (await signIn(person).expect(200)).body as { session: { access_token: string } };
    const { items } = await section<UserSignIns>(person, 'sign-ins');
    const end = (body: object) => admin.agent.post(`/api/admin/users/${person.id}/sign-outs`).send(body);
    await end({ sessionId: items[0]?.id }).expect(400);
    await end({ sessionId: items[0]?.id, reason: 'A lost phone' }).expect(204);
    await end({ sessionId: items[0]?.id, reason: 'A lost phone' }).expect(404);
    const me = (token: string) => test.http.get('/api/accounts/me').auth(token, { type: 'bearer' });
    await eventually('one session to end', async () => (await me(second.session.access_token)).status === 401);
    await person.agent.get('/api/accounts/me').expect(200);
    await end({ reason: 'Everything was stolen' }).expect(204);
    await eventually('the other one to end', async () => (await person.agent.get('/api/accounts/me')).status === 401);
    expect(await trail(person, 'user.signed-out')).toMatchObject([
      { reason: 'Everything was stolen', after: { sessionsEnded: 1 } },
      { reason: 'A lost phone', after: { sessionsEnded: 1 } },
    ]);
    await admin.agent.post(`/api/admin/users/${person.id}/email-verification/mails`).expect(202);
    const marking = { reason: 'We spoke on the phone' };
    await admin.agent.put(`/api/admin/users/${person.id}/email-verification`).send(marking).expect(204);
    expect((await page(person)).emailVerifiedAt).not.toBeNull();
    expect(await trail(person, 'user.email-verified')).toHaveLength(1);
  });

  it('see a suspension end automatically', async () => {
    const person = await createFamily(test);
    await suspend(admin, person, { until: inDays(2) }).expect(204);
    test.app.get(ClockService).runAhead(3 * 24 * 60 * 60 * 1_000);
    await signIn(person).expect(200);
    expect(await page(person)).toMatchObject({ closure: null });
    test.app.get(ClockService).runAhead(0);
  });
});
