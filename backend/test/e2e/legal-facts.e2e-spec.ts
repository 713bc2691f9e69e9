import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Response } from 'supertest';
import type { EntityManager } from 'typeorm';
import type { AdminFact } from '../../src/modules/admin/facts/admin-fact.dto.js';
import type { AgreementDto } from '../../src/modules/agreements/agreement.dto.js';
import type { BoardPage } from '../../src/modules/job-board/job-listing.dto.js';
import { ClockService } from '../../src/platform/clock/index.js';
import { TransactionsService } from '../../src/platform/database/index.js';
import { LegalFactEditingService, type FactValues } from '../../src/platform/facts/index.js';
import { JobQueueService } from '../../src/platform/jobs/index.js';
import { ContentSeedsService } from '../../src/platform/seeding/index.js';
import { confirmAgreement, dayAhead, goodTerms, propose, startAgreement } from '../support/agreements.js';
import { advanceClock } from '../support/clock.js';
import { COUNTED, CountedStatements } from '../support/counted-statements.js';
import { eventually } from '../support/eventually.js';
import { publish } from '../support/job-listings.js';
import { emailsTo } from '../support/inbox.js';
import type { Person } from '../support/people.js';
import { createAdmin } from '../support/profiles.js';
import { createPair } from '../support/talkers.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const LEVEL2 = 'australia/award_level2_hour';
const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

/** A value that follows every rule, valid since the beginning of the year before last. */
const value = (change: Partial<FactValues> = {}): FactValues => ({
  value: 28.11,
  validFrom: day(-1),
  sourceTitle: 'Fair Work Ombudsman: pay guide of the Miscellaneous Award',
  sourceUrl: 'https://www.fairwork.gov.au/pay-and-wages/minimum-wages/pay-guides',
  checkedOn: day(-1),
  reviewBy: day(200),
  note: null,
  ...change,
});

describe('Facts of law and money', () => {
  let test: TestApp;
  /** Another process of the same installation. */
  let other: TestApp;
  let admin: Person;
  let counted: CountedStatements;

  beforeAll(async () => {
    counted = CountedStatements.ofRequests();
    test = await createTestApp();
    await test.app.get(ContentSeedsService).run();
    other = await createTestApp({ database: test.database });
    admin = await createAdmin(test);
  });
  afterEach(() => test.app.get(ClockService).runAhead(0));
  afterAll(async () => {
    vi.restoreAllMocks();
    await other.close();
    await test.close();
  });

  const read = async (fact: string): Promise<AdminFact> =>
    (await admin.agent.get(`/api/admin/legal-facts/${fact}`).expect(200)).body;
  const add = (fact: string, input: object) => admin.agent.post(`/api/admin/legal-facts/${fact}/rows`).send(input);
  const correct = (fact: string, id: string, input: object) =>
    admin.agent.put(`/api/admin/legal-facts/${fact}/rows/${id}`).send(input);
  const shown = async (region: string, key: string, { http }: TestApp = test) => {
    const { body } = await http.get('/api/legal-facts').query({ region }).expect(200);
    return (body.items as { key: string; value: number }[]).find((fact) => fact.key === key)?.value;
  };

  it('are those of the release at first, and each page reads them with their sources', async () => {
    const { body } = await test.http.get('/api/legal-facts').query({ region: 'newzealand' }).expect(200);
    expect(body.items).toContainEqual({
      key: 'minimum_hour',
      value: 23.95,
      unit: 'NZD an hour',
      validFrom: '2026-04-01',
      source: { title: expect.any(String), url: expect.stringMatching(/^https:/) },
    });
    await test.http.get('/api/legal-facts').query({ region: 'fiji' }).expect(400);
    await test.http.get('/api/admin/legal-facts').query({ region: 'australia' }).expect(401);
  });

  it('stand in Admin with those that have to be reviewed first at the top', async () => {
    const { body } = await admin.agent.get('/api/admin/legal-facts').query({ region: 'australia' }).expect(200);
    const reviews = (body.items as AdminFact[]).map(({ current }) => current.reviewBy);
    expect(reviews).toEqual([...reviews].sort());
    expect((body.items as AdminFact[])[0]).toMatchObject({ key: 'opal_weekend_day', due: true });
    await admin.agent.get('/api/admin/legal-facts/australia/nothing').expect(404);
    await add('fiji/minimum_hour', value()).expect(404);
  });

  it.each([
    ['a figure that its unit cannot have', { value: 2708 }, ['value']],
    ['no figure', { value: 'much' }, ['value']],
    ['a day that the calendar lacks', { validFrom: '2026-02-30' }, ['validFrom']],
    ['a day too far ahead', { validFrom: '2126-07-01' }, ['validFrom']],
    ['a day on which another value begins', { validFrom: '2026-07-01' }, ['validFrom']],
    ['a source without https', { sourceUrl: 'http://fairwork.gov.au' }, ['sourceUrl']],
    ['a source that is no address', { sourceUrl: 'the pay guide' }, ['sourceUrl']],
    ['a source without a name', { sourceTitle: 'x' }, ['sourceTitle']],
    ['a check in the future', { checkedOn: day(3), reviewBy: day(9) }, ['checkedOn']],
    ['a review before the check', { reviewBy: day(-2) }, ['reviewBy']],
    ['several of them', { value: -1, validFrom: 'soon', reviewBy: '2026-13-01' }, ['reviewBy', 'validFrom', 'value']],
  ])('are not accepted with %s, and the field is named', async (_, change, fields) => {
    const { body } = await add(LEVEL2, value(change as object)).expect(400);
    expect(body.code).toBe('validation_failed');
    expect(Object.keys(body.fields as object).sort()).toEqual(fields);
    expect((await read(LEVEL2)).rows).toHaveLength(1);
  });

  it('change on pages, in guides, posts and agreements, while what was agreed keeps its figures', async () => {
    const before = await createPair(test);
    const agreed = await confirmAgreement(test, before);
    const open = await createPair(test);
    const draft = await startAgreement(open.family, open.conversationId);
    const soon = await createPair(test);
    const proposed = await startAgreement(soon.family, soon.conversationId);
    await propose(soon.family, proposed.id, 0, goodTerms()).expect(201);
    await publish(soon.family, { startsOn: dayAhead(30) });
    const agreement = async (person: Person, id: string) =>
      (await person.agent.get(`/api/agreements/${id}`).expect(200)).body as AgreementDto;
    const hourly = async (person: Person, id: string) => (await agreement(person, id)).payFacts.hourlyCents;
    const listed = async () =>
      (await soon.family.agent.get('/api/job-listings/me').expect(200)).body.payFloor.hourlyCents;
    const post = async () => (await test.http.get('/api/blog/hours-and-pay').expect(200)).body.content as string;
    expect(await agreement(before.family, agreed)).toMatchObject({
      payFacts: { hourlyCents: 2708 },
      payFactsNow: null,
    });
    expect([await hourly(soon.family, proposed.id), await listed()]).toEqual([2708, 2708]);
    expect(await post()).toContain('A$27.08');
    expect(await post()).not.toContain('{{');

    const { body } = await add(LEVEL2, value({ validFrom: day(2), checkedOn: day(-1) })).expect(201);
    expect((body as AdminFact).rows.map((row) => row.value)).toEqual([28.11, 27.08]);
    expect((body as AdminFact).current.value).toBe(27.08);
    expect(await hourly(open.family, draft.id)).toBe(2708);
    // Both begin after the rise.
    expect([await hourly(soon.family, proposed.id), await listed()]).toEqual([2811, 2811]);
    const { body: onBoard } = await soon.auPair.agent.get('/api/job-listings').expect(200);
    expect((onBoard as BoardPage).items.map(({ payFloor }) => payFloor.hourlyCents)).toEqual([2811]);
    advanceClock(test, 3 * 24 * 60);
    expect(await shown('australia', 'award_level2_hour')).toBe(28.11);
    expect(await post()).toContain('A$28.11');
    expect(await hourly(open.family, draft.id)).toBe(2811);
    const running = { payFacts: { hourlyCents: 2708 }, payFactsNow: { hourlyCents: 2811, since: day(2) } };
    for (const person of [before.family, before.auPair]) expect(await agreement(person, agreed)).toMatchObject(running);

    const about = { subjectType: 'legal-fact', subjectId: 'australia.award_level2_hour' };
    const trail = await admin.agent.get('/api/admin/audit-entries').query(about).expect(200);
    expect(trail.body.items).toEqual([
      expect.objectContaining({
        actorId: admin.id,
        action: 'legal-fact.added',
        before: null,
        after: expect.objectContaining({ value: 28.11, validFrom: day(2) }),
      }),
    ]);
  });

  it('change in every process at once', async () => {
    expect(await shown('newzealand', 'minimum_hour', other)).toBe(23.95);
    await add('newzealand/minimum_hour', value({ value: 24.6 })).expect(201);
    expect(await shown('newzealand', 'minimum_hour')).toBe(24.6);
    await eventually('the other process to know', async () => {
      return (await shown('newzealand', 'minimum_hour', other)) === 24.6;
    });
  });

  it('are not overwritten by an admin who read an older version', async () => {
    const { current } = await read('australia/check_nsw');
    const { body } = await correct('australia/check_nsw', current.id, {
      ...value({ value: 133, validFrom: current.validFrom }),
      version: current.version,
    }).expect(200);
    expect((body as AdminFact).current).toMatchObject({ value: 133, version: current.version + 1 });
    const late = await correct('australia/check_nsw', current.id, {
      ...value({ value: 134, validFrom: current.validFrom }),
      version: current.version,
    }).expect(409);
    expect(late.body).toMatchObject({ code: 'stale_edit', current: { value: 133, version: current.version + 1 } });
    expect(await shown('australia', 'check_nsw')).toBe(133);
  });

  /** Runs work in a transaction that commits only after `meanwhile`. */
  const whileUnstored = (work: (manager: EntityManager) => Promise<unknown>, meanwhile: () => Promise<void>) =>
    test.app.get(TransactionsService).run(async (manager) => {
      await work(manager);
      await meanwhile();
    });
  const someoneWaits = () =>
    eventually('the request to wait for the transaction', async () => {
      const [row] = await test.database.query<{ waiting: number }>(
        `SELECT count(*)::int AS waiting FROM pg_stat_activity
         WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return (row?.waiting ?? 0) > 0;
    });

  it('are added without waiting for another value of the same fact', async () => {
    const editing = test.app.get(LegalFactEditingService);
    await whileUnstored(
      (manager) => editing.add('australia', 'check_qld', value({ value: 99, validFrom: day(-1) }), manager),
      async () => void (await add('australia/check_qld', value({ value: 98, validFrom: day(-2) })).expect(201)),
    );
    expect((await read('australia/check_qld')).rows.map((row) => row.value)).toEqual(expect.arrayContaining([98, 99]));
  });

  it('are added once where two admins add a value for the same day at once', async () => {
    const editing = test.app.get(LegalFactEditingService);
    let second: Promise<Response> | undefined;
    await whileUnstored(
      (manager) => editing.add('australia', 'check_wa', value({ value: 91 }), manager),
      async () => {
        second = add('australia/check_wa', value({ value: 92 })).then((answer) => answer);
        await someoneWaits();
      },
    );
    const answer = await second;
    expect(answer?.status).toBe(409);
    expect(answer?.body).toMatchObject({ code: 'conflict' });
    expect((await read('australia/check_wa')).rows.filter((row) => row.validFrom === day(-1))).toHaveLength(1);
  });

  it('are corrected once where two admins correct a value at once', async () => {
    const editing = test.app.get(LegalFactEditingService);
    const { current } = await read('australia/check_vic');
    const [validFrom, version] = [current.validFrom, current.version];
    let second: Promise<Response> | undefined;
    await whileUnstored(
      (manager) =>
        editing.change(
          { region: 'australia', key: 'check_vic', id: current.id, version },
          value({ value: 81, validFrom }),
          manager,
        ),
      async () => {
        const input = { ...value({ value: 82, validFrom }), version };
        second = correct('australia/check_vic', current.id, input).then((answer) => answer);
        await someoneWaits();
      },
    );
    const answer = await second;
    expect(answer?.status).toBe(409);
    expect(answer?.body).toMatchObject({ code: 'stale_edit', current: { value: 81, version: version + 1 } });
    expect((await read('australia/check_vic')).current.value).toBe(81);
  });

  it('keep an admin’s correction when the product starts again', async () => {
    await test.app.get(ContentSeedsService).run();
    expect((await read('australia/check_nsw')).current.value).toBe(133);
  });

  it('are listed in Admin after their review date, and reported once for each such date', async () => {
    const report = () => test.app.get(JobQueueService).runScheduledTaskNow('facts.review');
    // Either process may send an email, into an outbox of its own.
    const reports = async () =>
      (await Promise.all([test, other].map((one) => emailsTo(one, test.settings.supportEmail))))
        .flat()
        .filter(({ subject }) => /review/.test(subject))
        .sort((a, b) => a.sentAt.localeCompare(b.sentAt));
    const { body } = await admin.agent.get('/api/admin/queues').expect(200);
    const queue = (body.items as { name: string; waiting: number; oldestSince: string }[]).find(
      ({ name }) => name === 'facts',
    );
    expect(queue).toMatchObject({ oldestSince: '2026-07-01T00:00:00.000Z' });
    expect(queue?.waiting).toBeGreaterThan(0);

    await report();
    await eventually('the report', async () => (await reports()).length === 1);
    const [first] = await reports();
    expect(first?.text).toContain('Opal daily cap at weekends, Sydney');
    await report();

    const { current } = await read('australia/opal_weekend_day');
    await correct('australia/opal_weekend_day', current.id, {
      ...value({ value: 9.85, validFrom: current.validFrom, reviewBy: day(1) }),
      version: current.version,
    }).expect(200);
    advanceClock(test, 3 * 24 * 60);
    await report();
    await eventually('the second report', async () => (await reports()).length === 2);
    const [, second] = await reports();
    expect(second?.text).toContain('Opal daily cap at weekends, Sydney');
  });

  it('take as many statements for all as for one', async () => {
    const statementsFor = async (path: string) => {
      counted.begin();
      await admin.agent.get(path).set('x-request-id', COUNTED).expect(200);
      return counted.statements.length;
    };
    await statementsFor(`/api/admin/legal-facts/${LEVEL2}`);
    const one = await statementsFor(`/api/admin/legal-facts/${LEVEL2}`);
    expect(await statementsFor('/api/admin/legal-facts?region=australia')).toBeLessThanOrEqual(one);
  });
});
