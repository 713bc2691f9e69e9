import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../src/platform/calendar-days/index.js';
import { ClockService } from '../../src/platform/clock/index.js';
import { dayAt } from '../../src/platform/daily-metrics/index.js';
import { MetricRunsJob } from '../../src/modules/admin/index.js';
import type { MetricsDto } from '../../src/modules/admin/metrics/site-metrics.dto.js';
import type { AgreementRegisterPage, RegisteredAgreementDetail } from '../../src/modules/agreements/index.js';
import type { FeaturedFamiliesDto } from '../../src/modules/search/featured/featured-choice.dto.js';
import type { Person } from '../support/people.js';
import { createAdmin, createAuPair, createFamily } from '../support/profiles.js';
import { everythingNoticed } from '../support/settled.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

let test: TestApp;
let admin: Person;

beforeAll(async () => {
  test = await createTestApp();
  admin = await createAdmin(test);
});
afterAll(() => test.close());

const auditOf = (subjectType: string, subjectId: string) =>
  test.database.query(
    'SELECT actor_id, action, reason, before, after FROM audit_entries WHERE subject_type = $1 AND subject_id = $2 ORDER BY recorded_at',
    [subjectType, subjectId],
  );

describe('R20 C08 Featured families', () => {
  const ids: Record<string, string> = {};
  const path = '/api/admin/featured-families/perth';
  const chosen = async (place = 'perth') =>
    (await admin.agent.get(`/api/admin/featured-families/${place}`).expect(200)).body as FeaturedFamiliesDto;
  const shown = async (address = '/api/cities/perth/families') => {
    const { body } = await test.http.get(address).expect(200);
    return (body as { items: { id: string }[] }).items.map(({ id }) => id);
  };

  beforeAll(async () => {
    for (const familyName of ['Ash', 'Birch', 'Cedar'])
      ids[familyName] = (await createFamily(test, { familyName, location: 'Fremantle, Perth' })).id;
    ids.Elsewhere = (await createFamily(test, { familyName: 'Elsewhere', location: 'Newtown, Sydney' })).id;
  });

  it('R14 come first on the city’s page as soon as they are chosen, and the audit log has both lists', async () => {
    const { version, items, room } = await chosen();
    expect({ items, room }).toEqual({ items: [], room: 5 });
    const order = [ids.Birch, ids.Ash];
    const { body } = await admin.agent.put(path).send({ ids: order, version }).expect(200);
    expect(body).toMatchObject({ items: [{ familyName: 'Birch' }, { familyName: 'Ash' }], next: [{ id: ids.Cedar }] });
    expect(await shown()).toEqual([ids.Birch, ids.Ash, ids.Cedar]);
    expect(await auditOf('featured-families', 'perth')).toEqual([
      {
        actor_id: admin.id,
        action: 'featured-families.chosen',
        reason: null,
        before: { families: [] },
        after: { families: order },
      },
    ]);
  });

  it('are not changed by an admin who read an older list: 409 with the current one', async () => {
    const { version } = await chosen();
    await admin.agent
      .put(path)
      .send({ ids: [ids.Ash], version })
      .expect(200);
    const { body } = await admin.agent
      .put(path)
      .send({ ids: [ids.Cedar], version })
      .expect(409);
    expect(body).toMatchObject({ code: 'stale_edit', current: { items: [{ id: ids.Ash }] } });
    expect((await shown())[0]).toBe(ids.Ash);
  });

  it('are not accepted if they live elsewhere, are unknown or are too many, and the field is named', async () => {
    const { version } = await chosen();
    for (const wrong of [[ids.Elsewhere], ['nobody'], Array(11).fill(ids.Ash), [ids.Ash, ids.Ash]]) {
      const { body } = await admin.agent.put(path).send({ ids: wrong, version }).expect(400);
      expect(Object.keys((body as { fields: object }).fields).join()).toMatch(/^ids/);
    }
    await admin.agent.get('/api/admin/featured-families/atlantis').expect(404);
  });

  it('say why the page does not show one of them', async () => {
    await test.database.query('UPDATE profiles SET withheld_for = $2 WHERE id = $1', [ids.Ash, ['being-checked']]);
    await test.database.query('UPDATE family_profiles SET active = false WHERE id = $1', [ids.Ash]);
    await test.database.query('DELETE FROM family_search_terms WHERE user_id = $1', [ids.Ash]);
    expect((await chosen()).items).toMatchObject([{ id: ids.Ash, state: 'withheld' }]);
    expect(await shown()).not.toContain(ids.Ash);
    await test.database.query(`UPDATE profiles SET withheld_for = '{}' WHERE id = $1`, [ids.Ash]);
    expect((await chosen()).items).toMatchObject([{ state: 'paused' }]);
  });

  it('of a region come first on its home page, and are found by name or suburb', async () => {
    const { version, room } = await chosen('australia');
    expect(room).toBe(3);
    await admin.agent
      .put('/api/admin/featured-families/australia')
      .send({ ids: [ids.Birch], version })
      .expect(200);
    expect((await shown('/api/regions/australia/families'))[0]).toBe(ids.Birch);
    expect(await shown('/api/regions/newzealand/families')).toEqual([]);
    const found = await admin.agent.get(`${path}/candidates`).query({ search: 'ceDAR' }).expect(200);
    expect(found.body).toMatchObject({ items: [{ id: ids.Cedar, state: 'visible' }] });
  });
});

describe('R20 J05 Metrics', () => {
  const today = dayAt(new Date());
  const figures = async (from = addDays(today, -29), to = today) =>
    (await admin.agent.get('/api/admin/figures').query({ from, to }).expect(200)).body as MetricsDto;
  const sumOf = ({ series }: MetricsDto, name: string, when: 'now' | 'before' = 'now') =>
    series.filter(({ figure }) => figure === name).reduce((sum, one) => sum + one[when], 0);
  const seen = ({ series }: MetricsDto, name: string, part: string) =>
    series.find((one) => one.figure === name && one.part === part);

  it('equal what was done, day by day, and change within a minute', async () => {
    const [counted] = await test.database.query<{ count: number }>(
      `SELECT count(*)::integer AS count FROM profiles WHERE user_type = 'family' AND region = 'australia'`,
    );
    const count = counted?.count ?? 0;
    const first = await figures();
    expect(first.points).toHaveLength(30);
    expect(seen(first, 'new-people', 'family:australia')).toMatchObject({ now: count, before: 0 });
    expect(seen(first, 'people', 'family:australia')?.values.slice(-2)).toEqual([0, count]);
    await createAuPair(test, {});
    test.app.get(ClockService).runAhead(60_000);
    const later = await figures();
    test.app.get(ClockService).runAhead(0);
    expect(seen(later, 'new-people', 'aupair:australia')?.values.at(-1)).toBe(1);
    expect(seen(later, 'verified', 'aupair:australia')?.now).toBe(1);
  });

  it('count past conversations, answers, interviews and confirmations on their days, next to the period before', async () => {
    const family = await createFamily(test, {});
    const auPairs = [await createAuPair(test, {}), await createAuPair(test, {}), await createAuPair(test, {})];
    const [day, before] = [addDays(today, -10), addDays(today, -40)];
    const write = async (auPairId: string, on: string, answeredAfter: string | null) => {
      const [made] = await test.database.query<{ id: string }>(
        `INSERT INTO conversations (user1_id, user2_id, started_by_id, created_at, last_message_at, last_seq)
         VALUES (least($1::uuid, $2::uuid), greatest($1::uuid, $2::uuid), $1, $3, $3, 2) RETURNING id`,
        [family.id, auPairId, `${on}T02:00:00Z`],
      );
      await test.database.query(
        `INSERT INTO messages (conversation_id, sender_id, receiver_id, content, created_at, seq, client_message_id)
         SELECT $1::uuid, $2::uuid, $3::uuid, 'Hello', $4::timestamptz, 1, gen_random_uuid() UNION ALL
         SELECT $1, $3, $2, 'Hi', $4::timestamptz + $5::interval, 2, gen_random_uuid() WHERE $5::interval IS NOT NULL`,
        [made?.id, family.id, auPairId, `${on}T02:00:00Z`, answeredAfter],
      );
      return made?.id;
    };
    const [auPairId = ''] = auPairs.map(({ id }) => id);
    const talk = await write(auPairId, day, '100 minutes');
    await test.database.query(
      `INSERT INTO interviews (conversation_id, family_id, au_pair_id, proposed_by, state, starts_at, ends_at, scheduled_at, held_at)
       SELECT $1, $2, $3, $2, 'done', at, at + interval '30 minutes', at, at FROM (SELECT $4::timestamptz AS at) AS moment`,
      [talk, family.id, auPairId, `${day}T04:00:00Z`],
    );
    await test.database.query(
      `INSERT INTO agreements (conversation_id, family_id, au_pair_id, region, time_zone, state, author_id, current_version,
         starts_on, ends_on, fingerprint, confirmed_at, changed_at)
       VALUES ($1, $2, $3, 'australia', 'Australia/Sydney', 'confirmed', $2, 1, '2027-01-01', '2027-06-01', 'f', $4, $4)`,
      [talk, family.id, auPairId, `${day}T06:00:00Z`],
    );
    await write(auPairs[1]?.id ?? '', day, null);
    await write(auPairs[2]?.id ?? '', before, '2 days');
    await test.app.get(MetricRunsJob).countAll();
    const counted = await figures();
    expect([sumOf(counted, 'conversations'), sumOf(counted, 'conversations', 'before')]).toEqual([2, 1]);
    expect([sumOf(counted, 'messages'), sumOf(counted, 'messages', 'before')]).toEqual([3, 2]);
    expect([sumOf(counted, 'interviews'), sumOf(counted, 'confirmations')]).toEqual([1, 1]);
    expect(seen(counted, 'confirmations', '')?.values[counted.points.indexOf(day)]).toBe(1);
    expect(seen(counted, 'conversations', '')?.values[counted.points.indexOf(day)]).toBe(2);
    expect(counted.answers).toMatchObject({ withinADay: 50 });
    expect(counted.answers.medianMinutes).toBeGreaterThanOrEqual(90);
    expect(counted.answers.medianMinutes).toBeLessThanOrEqual(120);
    expect(counted.answersBefore).toMatchObject({ withinADay: 0 });
    expect(counted.answersByPoint[counted.points.indexOf(day)]).toEqual(counted.answers);
  });

  it('of a year are per week, with the same totals', async () => {
    const [month, year] = [await figures(addDays(today, -89)), await figures(addDays(today, -364))];
    expect([year.points.length, year.pointDays]).toEqual([52, 7]);
    for (const name of ['new-people', 'messages']) {
      expect(sumOf(year, name)).toBe(sumOf(month, name));
      const values = year.series.filter(({ figure }) => figure === name).flatMap((one) => one.values);
      expect(values.reduce((sum, value) => sum + value, 0)).toBe(sumOf(year, name));
    }
  });

  it('are not given for days that do not exist', async () => {
    for (const [from, to, field] of [
      [today, addDays(today, -1), 'to'],
      ['2020-01-01', today, 'from'],
      ['yesterday', today, 'from'],
    ]) {
      const { body } = await admin.agent.get('/api/admin/figures').query({ from, to }).expect(400);
      expect(Object.keys((body as { fields: object }).fields)).toContain(field);
    }
  });
});

describe('R20 C08 Agreements', () => {
  it('are listed by state, region, day and name, and opened only with a reason, which the audit log has', async () => {
    const list = async (query: object) =>
      (await admin.agent.get('/api/admin/agreements').query(query).expect(200)).body as AgreementRegisterPage;
    const all = await list({});
    expect(all.items).toMatchObject([{ state: 'confirmed', region: 'australia', startsOn: '2027-01-01' }]);
    expect((await list({ state: 'confirmed', startsFrom: '2027-01-01', search: 'harrow' })).items).toEqual(all.items);
    for (const none of [
      { state: 'active' },
      { region: 'newzealand' },
      { startsTo: '2026-12-31' },
      { search: 'nobody' },
    ])
      expect((await list(none)).items).toEqual([]);
    // A year alone is a date by ISO 8601, and no day.
    for (const year of ['agreements?startsFrom=2027', 'payments?from=2027', 'invoices?until=2027'])
      await admin.agent.get(`/api/admin/${year}`).expect(400);
    const [{ id = '' } = {}] = all.items;
    const path = `/api/admin/agreements/${id}/openings`;
    await admin.agent.post(path).send({}).expect(400);
    expect(await auditOf('arrangement', id)).toEqual([]);
    const { body } = await admin.agent.post(path).send({ reason: 'They asked for help' }).expect(200);
    expect(body).toMatchObject({ id, history: [{ step: 'confirmed', version: 1 }] });
    expect(await auditOf('arrangement', id)).toMatchObject([
      { action: 'arrangement.opened', reason: 'They asked for help', actor_id: admin.id },
    ]);

    const reason = 'The account of the family is closed for fraud.';
    const withdraw = (words: string, category = 'account_closed', more = {}) =>
      admin.agent.post(`/api/admin/agreements/${id}/withdrawal`).send({ category, reason: words, ...more });
    await withdraw('no').expect(400);
    expect((await withdraw(reason, 'boredom').expect(400)).body.fields).toHaveProperty('category');
    // Both have signed since the admin read it.
    const late = await withdraw(reason, 'account_closed', { stateRead: 'proposed' }).expect(409);
    expect(late.body).toMatchObject({ code: 'invalid_state_transition', state: 'confirmed' });
    const ended = (await withdraw(reason, 'account_closed', { stateRead: 'confirmed' }).expect(200))
      .body as RegisteredAgreementDetail;
    expect(ended).toMatchObject({
      state: 'cancelled',
      history: [{ step: 'confirmed' }, { step: 'cancelled', by: null }],
    });
    expect(ended.closedReason).toMatch(/^Our team has cancelled it. One of the two accounts has been closed\. If/);
    expect((await withdraw(reason).expect(409)).body).toMatchObject({ state: 'cancelled' });
    const [, entry] = await auditOf('arrangement', id);
    expect(entry).toMatchObject({
      reason,
      before: { state: 'confirmed' },
      after: { state: 'cancelled', category: 'account_closed' },
    });
    await everythingNoticed(test, 'arrangement.withdrawn');
    const told = await test.database.query<{ id: string }>(
      `SELECT person_id AS id FROM notifications WHERE kind = 'arrangement.withdrawn'`,
    );
    expect(new Set(told.map((row) => row.id))).toEqual(new Set([ended.family.id, ended.auPair.id]));
  });
});
