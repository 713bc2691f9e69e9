import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  AdminVisaRuleInput,
  AdminVisaRuleSet,
  AdminVisaRuleSets,
} from '../../src/modules/admin/visas/visa-rule.dto.js';
import type { AdminVisaTrial } from '../../src/modules/admin/visas/visa-trial.dto.js';
import { VisaFitService } from '../../src/modules/visas/index.js';
import type { VisaFitDto, VisaOptionDto } from '../../src/modules/visas/fit/visa-fit.dto.js';
import { LegalFactsService } from '../../src/platform/facts/index.js';
import { ContentSeedsService } from '../../src/platform/seeding/index.js';
import { eventually } from '../support/eventually.js';
import type { Person } from '../support/people.js';
import { createAdmin, createFamily } from '../support/profiles.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const addDays = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

describe('Rules of visas', () => {
  let test: TestApp;
  /** Another process of the same installation. */
  let other: TestApp;
  let admin: Person;
  /** Today in Australia. */
  let today: string;
  let startsOn: string;

  beforeAll(async () => {
    test = await createTestApp();
    await test.app.get(ContentSeedsService).run();
    other = await createTestApp({ database: test.database });
    admin = await createAdmin(test);
    today = test.app.get(LegalFactsService).dayIn('australia');
    startsOn = addDays(today, 60);
  });
  afterAll(async () => {
    await other.close();
    await test.close();
  });

  const ask = async (query: object, { http }: TestApp = test): Promise<VisaFitDto> =>
    (
      await http
        .get('/api/visa-fit')
        .query({ region: 'australia', startsOn, ...query })
        .expect(200)
    ).body;
  const optionOf = async (query: object, from?: TestApp) => (await ask(query, from)).options[0] as VisaOptionDto;
  const path = (set: string) => `/api/admin/visa-rules/${set}`;
  const read = async (set: string): Promise<AdminVisaRuleSet> => (await admin.agent.get(path(set)).expect(200)).body;
  const publish = (set: string, input: object) => admin.agent.put(path(set)).send(input);
  /** The rules of a set, the last of them ending the day before a new one begins. */
  const withNext = (rules: AdminVisaRuleInput[], from: string, change: Partial<AdminVisaRuleInput>) => {
    const last = rules.at(-1) as AdminVisaRuleInput;
    return [
      ...rules.slice(0, -1),
      { ...last, validUntil: addDays(from, -1) },
      { ...last, id: null, validFrom: from, validUntil: null, ...change },
    ];
  };

  it('are for admins to read and change', async () => {
    const family = await createFamily(test);
    for (const agent of [test.http, family.agent]) {
      const status = agent === test.http ? 401 : 403;
      await agent.get('/api/admin/visa-rules').query({ region: 'australia' }).expect(status);
      await agent.put(path('australia/417/GB')).send({ revision: 'x', rules: [] }).expect(status);
    }
    const { body } = await admin.agent.get('/api/admin/visa-rules').query({ region: 'australia' }).expect(200);
    const items = (body as AdminVisaRuleSets).items;
    expect(items.find((set) => set.visa === '417' && set.passport === 'GB')?.rules).toHaveLength(3);
    expect(items[0]).toMatchObject({ visa: '417', passport: 'all', passportName: 'All passports' });
    await admin.agent.get(path('australia/999/GB')).expect(404);
    await admin.agent.get(path('australia/417/XX')).expect(404);
    await admin.agent.get(path('fiji/417/GB')).expect(404);
  });

  it('are tried on examples before they are published, and nothing is stored', async () => {
    const { rules } = await read('australia/417/GB');
    const tried = withNext(rules, today, { values: { ageMost: 30 } });
    const people = [{ nationality: 'GB', bornOn: addDays(today, -365 * 33), startsOn }];
    const { body } = await admin.agent
      .post(`${path('australia/417/GB')}/trials`)
      .send({ rules: tried, people })
      .expect(200);
    const { problems, results } = body as AdminVisaTrial;
    expect(problems).toEqual([]);
    expect(results[0]).toMatchObject({
      title: '',
      changed: true,
      before: { verdict: 'open' },
      after: { verdict: 'too_old' },
    });
    // Answers for earlier days stay.
    const old = results.find(({ title }) => title === 'United Kingdom, 33 on the first day of the new limit');
    expect(old).toMatchObject({ changed: false, day: '2023-07-01', after: { verdict: 'open' } });
    expect(results.map(({ changed }) => changed)).toEqual(
      results.map(({ changed }) => changed).sort((a, b) => Number(b) - Number(a)),
    );
    expect((await read('australia/417/GB')).rules).toEqual(rules);
    const child = { nationality: 'GB', bornOn: '2024-01-01', startsOn };
    const refused = await admin.agent
      .post(`${path('australia/417/GB')}/trials`)
      .send({ rules: tried, people: [...people, child] })
      .expect(400);
    expect(Object.keys(refused.body.fields as object)).toEqual(['people.1.bornOn']);
  });

  const last = (rules: AdminVisaRuleInput[]) => rules.at(-1) as AdminVisaRuleInput;
  it.each<[string, (rules: AdminVisaRuleInput[], from: string) => object[], string, RegExp]>([
    [
      'two rules are valid',
      (rules, from) => [...rules, { ...last(rules), id: null, validFrom: from }],
      'rules.2.validUntil',
      /^Two rules are valid from \d+ \w+ \d{4} on$/,
    ],
    [
      'two rules are valid for a time',
      (rules, from) => [
        ...rules.slice(0, -1),
        { ...last(rules), validUntil: addDays(from, 9) },
        { ...last(rules), id: null, validFrom: from, validUntil: null },
      ],
      'rules.2.validUntil',
      /^Two rules are valid from \d+ \w+ \d{4} to \d+ \w+ \d{4}$/,
    ],
    [
      'no rule is valid',
      (rules, from) => [
        ...rules.slice(0, -1),
        { ...last(rules), validUntil: from },
        { ...last(rules), id: null, validFrom: addDays(from, 10), validUntil: null },
      ],
      'rules.3.validFrom',
      /^No rule is valid from \d+ \w+ \d{4} to \d+ \w+ \d{4}$/,
    ],
    [
      'the rule for all passports is missing',
      (rules) => [{ ...last(rules), id: null, validFrom: '2010-01-01', validUntil: '2019-06-30' }, ...rules],
      'rules',
      /^The rule for all passports is missing from 1 January 2010 to 30 June 2019$/,
    ],
    [
      'a rule that was valid is gone',
      (rules) => rules.slice(1),
      'rules',
      /^The rule from 1 July 2019 has been in force/,
    ],
    [
      'a rule that was valid begins on another day',
      (rules) => [{ ...(rules[0] as object), validFrom: '2019-08-01' }, ...rules.slice(1)],
      'rules',
      /^The rule from 1 July 2019 has been in force/,
    ],
    ['one is sent twice', (rules, from) => [...rules, { ...last(rules), validFrom: from }], 'rules.3.id', /twice/],
    ['there is none', () => [], 'rules', /at least one rule/],
    [
      'the last day comes before the first',
      (rules) => [...rules.slice(0, -1), { ...last(rules), validUntil: '2024-06-01' }],
      'rules.2.validUntil',
      /not before the first/,
    ],
    [
      'the ages are turned around',
      (rules) => [...rules.slice(0, -1), { ...last(rules), values: { ageLeast: 30, ageMost: 20 } }],
      'rules.2.values.ageMost',
      /highest age/,
    ],
    [
      'a source has no https address',
      (rules) => [...rules.slice(0, -1), { ...last(rules), sourceUrl: 'http://immi.gov.au' }],
      'rules.2.sourceUrl',
      /https/,
    ],
    [
      'a check is in the future',
      (rules) => [...rules.slice(0, -1), { ...last(rules), checkedOn: '2099-01-01' }],
      'rules.2.checkedOn',
      /today at the latest/,
    ],
  ])('are not published where %s, and the message says where', async (_, change, field, message) => {
    const { rules, revision } = await read('australia/417/GB');
    const changed = change(rules, addDays(today, 30));
    const { body } = await publish('australia/417/GB', { revision, rules: changed }).expect(400);
    expect(body.code).toBe('validation_failed');
    expect(body.fields[field]).toEqual(expect.arrayContaining([expect.stringMatching(message)]));
    const trial = await admin.agent
      .post(`${path('australia/417/GB')}/trials`)
      .send({ rules: changed, people: [] })
      .expect(200);
    expect((trial.body as AdminVisaTrial).problems.map((one) => one.field)).toContain(field);
    expect((await read('australia/417/GB')).rules).toEqual(rules);
  });

  it('for all passports need the values that every answer needs', async () => {
    const { rules, revision } = await read('australia/417/all');
    const [rule] = rules as [AdminVisaRuleInput];
    const { body } = await publish('australia/417/all', {
      revision,
      rules: [{ ...rule, values: { ...rule.values, stayMonths: null } }],
    }).expect(400);
    expect(Object.keys(body.fields as object)).toEqual(['rules.0.values']);
    const ended = await publish('australia/417/all', {
      revision,
      rules: [{ ...rule, validUntil: addDays(today, 90) }],
    }).expect(400);
    expect(ended.body.fields.rules[0]).toMatch(/^The rule for \w\w from .* would have no rule for all passports$/);
  });

  it('change the answer in every process once they are published, and older days keep theirs', async () => {
    const bornOn = addDays(today, -365 * 33);
    const question = { nationality: 'GB', bornOn, startsOn, earlierVisas: 0, arrivedOn: null, withFamilySince: null };
    const then = async () =>
      (await test.app.get(VisaFitService).options('australia', question, addDays(today, -1)))[0]?.verdict;
    expect((await optionOf({ nationality: 'GB', bornOn }, other)).verdict).toBe('open');
    expect(await then()).toBe('open');

    const { rules, revision } = await read('australia/417/GB');
    const { body } = await publish('australia/417/GB', {
      revision,
      rules: withNext(rules, today, { values: { ageMost: 30 } }),
    }).expect(200);
    expect((body as AdminVisaRuleSet).rules.map(({ validFrom }) => validFrom)).toEqual([
      '2019-07-01',
      '2023-07-01',
      '2024-07-01',
      today,
    ]);
    expect((await optionOf({ nationality: 'GB', bornOn })).verdict).toBe('too_old');
    await eventually('the other process to know', async () => {
      return (await optionOf({ nationality: 'GB', bornOn }, other)).verdict === 'too_old';
    });
    expect(await then()).toBe('open');

    const about = { subjectType: 'visa-rules', subjectId: 'australia.417.GB' };
    const trail = await admin.agent.get('/api/admin/audit-entries').query(about).expect(200);
    expect(trail.body.items).toEqual([expect.objectContaining({ actorId: admin.id, action: 'visa-rules.published' })]);
    expect(trail.body.items[0].before.rules).toHaveLength(3);
    expect(trail.body.items[0].after.rules).toHaveLength(4);
    await publish('australia/417/GB', { revision, rules }).expect(409);
  });

  it('that begin later are announced to au pairs who start after them, and can still be moved', async () => {
    const soon = addDays(today, 30);
    const first = await read('australia/417/FR');
    const { body } = await publish('australia/417/FR', {
      revision: first.revision,
      rules: withNext(first.rules, soon, { values: { ageMost: 30 } }),
    }).expect(200);
    expect((await optionOf({ nationality: 'FR' })).changes).toEqual([soon]);
    const next = body as AdminVisaRuleSet;
    const later = addDays(today, 40);
    const moved = [
      { ...(next.rules[0] as AdminVisaRuleInput), validUntil: addDays(later, -1) },
      { ...(next.rules[1] as AdminVisaRuleInput), validFrom: later },
    ];
    await publish('australia/417/FR', { revision: next.revision, rules: moved }).expect(200);
    expect((await optionOf({ nationality: 'FR' })).changes).toEqual([later]);
  });

  it('can be published for a passport that a visa did not have', async () => {
    expect((await ask({ nationality: 'ZA' })).options).toEqual([]);
    const empty = await read('australia/462/ZA');
    expect(empty).toMatchObject({ rules: [], currentId: null, passportName: 'South Africa' });
    const rule = {
      id: null,
      validFrom: today,
      validUntil: null,
      values: { places: 100, conditions: [{ text: 'A new agreement, for a test.' }] },
      sourceTitle: 'Home Affairs, a new agreement',
      sourceUrl: 'https://immi.homeaffairs.gov.au/',
      checkedOn: today,
      reviewBy: addDays(today, 200),
    };
    await publish('australia/462/ZA', { revision: empty.revision, rules: [rule] }).expect(200);
    expect(await optionOf({ nationality: 'ZA' })).toMatchObject({ visa: '462', verdict: 'open', places: 100 });
  });

  it('are not overwritten by a release where an admin has published', async () => {
    await test.app.get(ContentSeedsService).run();
    expect((await read('australia/417/GB')).rules).toHaveLength(4);
    expect((await read('australia/417/IE')).rules).toHaveLength(1);
  });

  it('of a visa are confirmed at once', async () => {
    const days = { checkedOn: today, reviewBy: addDays(today, 300) };
    await admin.agent.post('/api/admin/visa-rules/newzealand/working-holiday/confirmations').send(days).expect(204);
    expect((await read('newzealand/working-holiday/ES')).rules.map(({ reviewBy }) => reviewBy)).toEqual([
      '2027-03-15',
      days.reviewBy,
    ]);
    const wrong = { checkedOn: addDays(today, 3), reviewBy: today };
    const { body } = await admin.agent
      .post('/api/admin/visa-rules/newzealand/working-holiday/confirmations')
      .send(wrong)
      .expect(400);
    expect(Object.keys(body.fields as object).sort()).toEqual(['checkedOn', 'reviewBy']);
  });
});
