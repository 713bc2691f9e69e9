import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SiteSettingsService } from '../../src/platform/site-settings/index.js';
import { LIMITS } from '../../src/platform/rate-limit/index.js';
import { advanceClock } from '../support/clock.js';
import { eventually } from '../support/eventually.js';
import type { Person } from '../support/people.js';
import { createAdmin, createAuPair, createFamily } from '../support/profiles.js';
import { sendMessage } from '../support/talkers.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const REASON = 'Tried out by the people who keep this running.';
const NOTICE = {
  on: true,
  text: 'We are moving house on Sunday.',
  link: { label: 'What that means', href: '/blog/moving-house' },
  tone: 'warning',
  regions: ['newzealand'],
  until: null,
};

describe('Settings of the site', () => {
  let test: TestApp;
  /** Another process of the same installation. */
  let other: TestApp;
  let admin: Person;
  beforeAll(async () => {
    test = await createTestApp({ env: { RATE_LIMIT_SCALE: '1' } });
    other = await createTestApp({ database: test.database });
    admin = await createAdmin(test);
  });
  afterAll(async () => {
    await other.close();
    await test.close();
  });

  const stored = async (key: string) => (await admin.agent.get(`/api/admin/settings/${key}`).expect(200)).body;
  const put = (key: string, change: object) =>
    admin.agent.put(`/api/admin/settings/${key}`).send({ reason: REASON, ...change });
  const bannerIn = async (region: string, { http }: TestApp = test) =>
    (await http.get('/api/banner').query({ region }).expect(200)).body.banner;

  it('J05 have their defaults until an admin changes them', async () => {
    const { body } = await admin.agent.get('/api/admin/settings').expect(200);
    const limits = (body.items as { key: string }[]).find(({ key }) => key === 'limits');
    expect(limits).toEqual({
      key: 'limits',
      value: { newConversationsPerDay: 20, newConversationsAtFirstPerDay: 5, profileViewsPerDay: 150 },
      standard: { newConversationsPerDay: 20, newConversationsAtFirstPerDay: 5, profileViewsPerDay: 150 },
      version: 0,
      updatedAt: null,
      updatedBy: null,
    });
    await admin.agent.get('/api/admin/settings/weather').expect(404);
    await put('weather', { value: {}, version: 0 }).expect(404);
  });

  it('J05 a change applies at once in every process, and the audit log has the admin, both values and the reason', async () => {
    expect(await bannerIn('newzealand', other)).toBeNull();
    const { version } = await stored('banner');
    const { body } = await put('banner', { value: NOTICE, version }).expect(200);
    expect(body).toMatchObject({ key: 'banner', value: NOTICE, version: version + 1, updatedBy: admin.id });

    const shown = { id: expect.any(String), text: NOTICE.text, link: NOTICE.link, tone: 'warning' };
    expect(await bannerIn('newzealand')).toEqual(shown);
    await eventually('the other process to know', () => bannerIn('newzealand', other));
    expect(await bannerIn('australia')).toBeNull();

    const about = { subjectType: 'setting', subjectId: 'banner' };
    const trail = await admin.agent.get('/api/admin/audit-entries').query(about).expect(200);
    expect(trail.body.items).toEqual([
      expect.objectContaining({
        actorId: admin.id,
        action: 'setting.changed',
        reason: REASON,
        before: expect.objectContaining({ on: false }),
        after: NOTICE,
      }),
    ]);
  });

  it('a banner ends automatically, and says something new under a new id', async () => {
    const before = await bannerIn('newzealand');
    const { version } = await stored('banner');
    const until = new Date(Date.now() + 60 * 60_000).toISOString();
    await put('banner', { value: { ...NOTICE, until }, version }).expect(200);
    expect(await bannerIn('newzealand')).toEqual(before);
    advanceClock(test, 61);
    expect(await bannerIn('newzealand')).toBeNull();
    advanceClock(test, -61);
    const said = { ...NOTICE, text: 'We have moved house.' };
    await put('banner', { value: said, version: version + 1 }).expect(200);
    expect((await bannerIn('newzealand')).id).not.toBe(before.id);
  });

  it('shows an admin who edited an older version the current one, and stores nothing of theirs', async () => {
    const { version, value } = await stored('limits');
    const seen = { value: { ...value, profileViewsPerDay: 200 }, version };
    const answers = await Promise.all([put('limits', seen), put('limits', seen), put('limits', seen)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);

    const late = await put('limits', { value: { ...value, profileViewsPerDay: 90 }, version }).expect(409);
    expect(late.body).toMatchObject({ code: 'stale_edit', current: await stored('limits') });
    expect((await stored('limits')).value.profileViewsPerDay).toBe(200);
  });

  it.each([
    ['limits', { profileViewsPerDay: 0 }, 'value.profileViewsPerDay'],
    ['limits', { newConversationsPerDay: 1_000_000 }, 'value.newConversationsPerDay'],
    ['limits', { newConversationsAtFirstPerDay: 50 }, 'value.newConversationsAtFirstPerDay'],
    ['limits', { search: 5 }, 'value.search'],
    ['banner', { text: ' ' }, 'value.text'],
    ['banner', { text: 'x'.repeat(161) }, 'value.text'],
    ['banner', { link: { label: 'Look', href: 'javascript:alert(1)' } }, 'value.link.href'],
    ['banner', { link: { label: 'Look', href: '//evil.example' } }, 'value.link.href'],
    ['banner', { regions: [] }, 'value.regions'],
    ['banner', { until: 'tomorrow' }, 'value.until'],
    ['banner', { until: '2020-01-01T00:00:00Z' }, 'value.until'],
  ])('V05%s with %j is refused by the field', async (key, wrong, field) => {
    const { value, version } = await stored(key);
    const { body } = await put(key, { value: { ...value, on: true, ...wrong }, version });
    expect(body.code).toBe('validation_failed');
    expect(Object.keys(body.fields as object)).toContain(field);
    expect((await stored(key)).version).toBe(version);
  });

  it('the offer takes two admins, and is refused by the field when it has ended already', async () => {
    const second = await createAdmin(test);
    const { value, version } = await stored('offer');
    const wanted = { on: true, percentOff: 100, until: '2100-01-31' };
    const alone = await put('offer', { value: wanted, version }).expect(409);
    expect(alone.body.code).toBe('second_admin_required');
    const propose = (offer: object, by = admin) =>
      by.agent.post('/api/admin/approvals').send({ kind: 'offer', offer, version, reason: REASON });
    const over = await propose({ ...wanted, until: '2020-01-01' }).expect(400);
    expect(Object.keys(over.body.fields as object)).toEqual(['value.until']);
    const { body } = await propose(wanted).expect(201);
    expect(body).toMatchObject({ kind: 'offer', personId: null, offer: { value: wanted, version } });
    await propose(wanted, second).expect(409, /approval_already_pending/);
    expect((await stored('offer')).value).toEqual(value);
    const decide = (by: Person) =>
      by.agent.post(`/api/admin/approvals/${body.id}/decisions`).send({ decision: 'agreed' });
    await decide(admin).expect(409, /cannot_approve_own_proposal/);
    await decide(second).expect(200);
    expect(await stored('offer')).toMatchObject({ value: wanted, version: version + 1, updatedBy: admin.id });
    const about = { subjectType: 'setting', subjectId: 'offer', action: 'setting.changed' };
    const trail = await admin.agent.get('/api/admin/audit-entries').query(about).expect(200);
    expect(trail.body.items).toMatchObject([
      {
        actorId: second.id,
        reason: REASON,
        before: value,
        after: { ...wanted, proposedBy: admin.id, agreedBy: second.id },
      },
    ]);
    // The edited version is no longer the valid one.
    await propose({ ...wanted, percentOff: 50 }).expect(409, /stale_edit/);
  });

  it('a change needs a reason', async () => {
    const { value, version } = await stored('banner');
    const { body } = await put('banner', { value, version, reason: ' ' }).expect(400);
    expect(Object.keys(body.fields as object)).toEqual(['reason']);
  });

  it('a lower limit applies at once to new conversations and profile pages', async () => {
    const [family, ...auPairs] = await Promise.all([
      createFamily(test, {}, { verified: true }),
      ...Array.from({ length: 3 }, () => createAuPair(test)),
    ]);
    const open = (to: Person) => family.agent.post('/api/conversations').send({ userId: to.id });
    const write = async (to: Person) => sendMessage(family, (await open(to).expect(201)).body.id as string, 'Hello.');
    const { version } = await stored('limits');
    const value = { newConversationsPerDay: 5, newConversationsAtFirstPerDay: 2, profileViewsPerDay: 30 };
    await put('limits', { value, version }).expect(200);
    const [first, second, third] = auPairs as [Person, Person, Person];
    await write(first);
    await write(second);
    expect((await open(third).expect(429)).body.code).toBe('conversation_limit_reached');
    await put('limits', { value: { ...value, newConversationsAtFirstPerDay: 3 }, version: version + 1 }).expect(200);
    await open(third).expect(201);
  });

  it('a value of an earlier release gets defaults for new fields, and an invalid one counts as none', async () => {
    const settings = test.app.get(SiteSettingsService);
    const store = async (value: object) => {
      await test.database.query(`UPDATE site_settings SET value = $1 WHERE key = 'limits'`, [JSON.stringify(value)]);
      settings.forget();
      return settings.get(LIMITS);
    };
    expect(await store({ profileViewsPerDay: 99 })).toEqual({ ...LIMITS.standard, profileViewsPerDay: 99 });
    expect(await store({ profileViewsPerDay: 'many' })).toEqual(LIMITS.standard);
  });
});
