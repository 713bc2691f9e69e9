import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isoOfDay, today } from '../../src/modules/profiles/index.js';
import { SearchCardsRepository } from '../../src/modules/search/cards/search-cards.repository.js';
import type { AuPairCard, AuPairPage } from '../../src/modules/search/index.js';
import { VisaRulesService } from '../../src/modules/visas/index.js';
import { JobQueueService } from '../../src/platform/jobs/index.js';
import { ContentSeedsService } from '../../src/platform/seeding/index.js';
import { COUNTED, CountedStatements } from '../support/counted-statements.js';
import { browserOf, type Person } from '../support/people.js';
import {
  completeAuPair,
  completeFamily,
  createAdmin,
  createAuPair,
  createFamily,
  NEXT_FEBRUARY,
  registerPerson,
} from '../support/profiles.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const nextYear = Number(NEXT_FEBRUARY.slice(0, 4));
const thisYear = Number(isoOfDay(today()).slice(0, 4));
/** Six months from 1 February. */
const NEXT_JULY = `${nextYear}-07-31`;
/** Of an age, all year round. */
const bornFor = (age: number) => `${thisYear - age}-01-01`;

describe('Until when an au pair can stay', () => {
  let test: TestApp;
  let asked: CountedStatements;
  let family: Person;
  let lena: Person;
  let ada: Person;
  beforeAll(async () => {
    asked = CountedStatements.ofRequests();
    test = await createTestApp();
    await test.app.get(ContentSeedsService).run();
    [family, lena, ada] = await Promise.all([
      createFamily(test),
      createAuPair(test, { bornOn: bornFor(22), age: 22, australianVisas: 0 }),
      createAuPair(test, { firstName: 'Ada', nationality: 'South African' }),
    ]);
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await test.close();
  });

  const pageOf = async (agent: Person['agent'], id: string): Promise<AuPairPage> =>
    (await agent.get(`/api/au-pair-profiles/${id}`).expect(200)).body;
  const cardsFor = async (agent: Person['agent']): Promise<AuPairCard[]> =>
    (await agent.get('/api/au-pair-profiles').query({ sort: 'newest' }).expect(200)).body.items;
  const cardFor = async (agent: Person['agent'], id: string) => (await cardsFor(agent)).find((card) => card.id === id);

  it('is on the card and the page for a family, with the rule, its day and its source', async () => {
    expect((await cardFor(family.agent, lena.id))?.visa).toEqual({ until: NEXT_JULY });
    const { visa } = await pageOf(family.agent, lena.id);
    expect(visa).toMatchObject({
      startsOn: NEXT_FEBRUARY,
      until: NEXT_JULY,
      because: 'employer',
      visa: 'Working Holiday visa (subclass 417)',
      held: false,
      ageLeast: 18,
    });
    expect(visa?.rules[0]).toMatchObject({ passport: 'DE', checkedOn: '2026-11-23' });
    expect(visa?.rules[0]?.url).toMatch(/^https:/);
    expect(visa?.authority.url).toMatch(/^https:/);
  });

  it('follows the country of the family, and counts from the day on which both are free', async () => {
    const kiwis = await createFamily(
      test,
      { location: 'Auckland', startDate: `${nextYear}-04-01` },
      { region: 'newzealand' },
    );
    const { visa } = await pageOf(kiwis.agent, lena.id);
    expect(visa).toMatchObject({ startsOn: `${nextYear}-04-01`, until: `${nextYear + 1}-03-31`, because: 'stay' });
    expect((await cardFor(kiwis.agent, lena.id))?.visa).toEqual({ until: visa?.until });
  });

  it('moves with the start of the family, without a new search index', async () => {
    const late = await createFamily(test, { startDate: `${nextYear}-04-01` });
    expect((await cardFor(late.agent, lena.id))?.visa?.until).toBe(`${nextYear}-09-30`);
    await completeFamily(late, { startDate: `${nextYear}-05-01` });
    expect((await cardFor(late.agent, lena.id))?.visa?.until).toBe(`${nextYear}-10-31`);
  });

  it.each<[string, object]>([
    ['no rule for the passport', { nationality: 'South African' }],
    ['the beginning of the visa is missing', { isAlreadyInCountry: true, visaStatus: 'Working holiday visa granted' }],
    ['a passport that names no country', { nationality: 'Earthling' }],
    ['too many visas before', { australianVisas: 3 }],
    ['another visa', { isAlreadyInCountry: true, visaStatus: 'Student visa' }],
  ])('is not mentioned to a family where it is unclear: %s', async (_, profile) => {
    const auPair = await createAuPair(test, profile);
    expect((await cardFor(family.agent, auPair.id))?.visa).toBeNull();
    expect((await pageOf(family.agent, auPair.id)).visa).toBeNull();
  });

  it('counts in the match: who can stay for all months comes first, and cards, pages and both sides agree', async () => {
    const wanting = await createFamily(test, { duration: '12 months' });
    const citizen = await createAuPair(test, { nationality: 'Australian', preferredDuration: '12 months' });
    const visitor = await createAuPair(test, { preferredDuration: '12 months' });
    const { body } = await wanting.agent.get('/api/au-pair-profiles').query({ sort: 'best' }).expect(200);
    const cards = (body.items as AuPairCard[]).filter(({ id }) => [citizen.id, visitor.id].includes(id));
    expect(cards.map(({ id }) => id)).toEqual([citizen.id, visitor.id]);
    for (const card of cards) expect(card.match).toEqual((await pageOf(wanting.agent, card.id)).match);
    const { body: page } = await visitor.agent.get(`/api/family-profiles/${wanting.id}`).expect(200);
    expect(page.match.inReturn.score).toBe(cards[1]?.match?.score);
    const text = 'Your visa allows six of the twelve months they want';
    expect(page.match.reasons).toContainEqual({ ok: false, text });
  });

  it('tells the au pair alone what is missing', async () => {
    const auPair = await createAuPair(test, { isAlreadyInCountry: true });
    const { body: own } = await auPair.agent.get('/api/visa-fit/me').expect(200);
    expect(own.missing.map(({ field }: { field: string }) => field)).toContain('visaBeganOn');
    for (const agent of [family.agent, ada.agent, browserOf(test)])
      expect(JSON.stringify(await pageOf(agent, auPair.id))).not.toContain('visaBeganOn');
  });

  it('never says a day of birth, the beginning of a visa or former visas', async () => {
    const there = await createAuPair(test, {
      bornOn: bornFor(25),
      age: 25,
      isAlreadyInCountry: true,
      availabilityDate: 'now',
      visaBeganOn: isoOfDay(today() - 40),
      australianVisas: 2,
    });
    const page = await pageOf(family.agent, there.id);
    expect(page.visa).toMatchObject({ held: true });
    for (const text of [JSON.stringify(page), JSON.stringify(await cardFor(family.agent, there.id))]) {
      expect(text).not.toMatch(/bornOn|visaBeganOn|australianVisas|visasLeft|startBy|apply/);
      expect(text).not.toContain(bornFor(25));
      expect(text).not.toContain(isoOfDay(today() - 40));
    }
  });

  it.each<[string, () => Promise<Person['agent']>]>([
    ['a visitor', () => Promise.resolve(browserOf(test))],
    ['another au pair', () => Promise.resolve(ada.agent)],
    ['the au pair', () => Promise.resolve(lena.agent)],
    [
      'a family without a profile',
      async () => (await registerPerson(test, { userType: 'family', verified: true })).agent,
    ],
    [
      'a family without a confirmed email',
      async () => {
        const person = await registerPerson(test, { userType: 'family' });
        await completeFamily(person);
        return person.agent;
      },
    ],
  ])('is not for %s', async (_, agentOf) => {
    const agent = await agentOf();
    expect((await pageOf(agent, lena.id)).visa).toBeNull();
    expect((await cardsFor(agent)).map(({ visa }) => visa).filter(Boolean)).toEqual([]);
  });

  it('is not for a family whom the au pair has blocked', async () => {
    const blocked = await createFamily(test);
    await lena.agent.put(`/api/blocks/${blocked.id}`).send({}).expect(204);
    await blocked.agent.get(`/api/au-pair-profiles/${lena.id}`).expect(404);
    expect(await cardFor(blocked.agent, lena.id)).toBeUndefined();
  });

  it('is read in the statement of the page, however many cards, and not for visitors', async () => {
    const count = async (agent: Person['agent'], limit: number) => {
      await agent.get('/api/au-pair-profiles').query({ sort: 'newest', limit }).expect(200);
      asked.begin();
      await agent
        .get('/api/au-pair-profiles')
        .query({ sort: 'newest', limit })
        .set('x-request-id', COUNTED)
        .expect(200);
      return asked.statements.length;
    };
    expect(await count(family.agent, 1)).toBe(1);
    expect(await count(family.agent, 20)).toBe(1);
    expect(await count(browserOf(test), 20)).toBe(1);
    const read = async (readsVisas: boolean) =>
      (await test.app.get(SearchCardsRepository).find([lena.id], null, { readsNames: false, readsVisas }))[0]?.visa;
    expect(JSON.parse((await read(true)) ?? '')).toMatchObject({ nationality: 'German', bornOn: bornFor(22) });
    expect(await read(false)).toBeNull();
  });
});

describe('A search for au pairs who can stay long enough', () => {
  let test: TestApp;
  let family: Person;
  let german: Person;
  let australian: Person;
  beforeAll(async () => {
    test = await createTestApp();
    await test.app.get(ContentSeedsService).run();
    [family, german, australian] = await Promise.all([
      createFamily(test),
      createAuPair(test),
      createAuPair(test, { nationality: 'Australian' }),
    ]);
  });
  afterAll(() => test.close());

  const found = async (agent: Person['agent'], query: object, sort = 'newest'): Promise<string[]> => {
    const { body } = await agent
      .get('/api/au-pair-profiles')
      .query({ ...query, sort })
      .expect(200);
    const { body: count } = await agent.get('/api/au-pair-profiles/count').query(query).expect(200);
    const ids = (body.items as AuPairCard[]).map(({ id }) => id).sort();
    expect(count).toEqual({ value: ids.length, capped: false });
    return ids;
  };
  const everyone = () => [german.id, australian.id].sort();

  it('finds those whose visa allows the months, in every order and with other filters', async () => {
    for (const sort of ['best', 'newest', 'soonest']) {
      expect(await found(family.agent, { canStay: 6 }, sort)).toEqual(everyone());
      expect(await found(family.agent, { canStay: 9 }, sort)).toEqual([australian.id]);
    }
    expect(await found(family.agent, { canStay: 6, nationality: 'DE', region: 'australia' })).toEqual([german.id]);
    expect(await found(family.agent, { canStay: 9, nationality: 'DE' })).toEqual([]);
  });

  it('follows a profile at once', async () => {
    const auPair = await createAuPair(test, { nationality: 'South African' });
    expect(await found(family.agent, { canStay: 3 })).not.toContain(auPair.id);
    await completeAuPair(auPair, { nationality: 'German' });
    expect(await found(family.agent, { canStay: 3 })).toContain(auPair.id);
    await auPair.agent.put('/api/au-pair-profiles/me/active').send({ active: false }).expect(200);
  });

  it('is ignored for visitors and au pairs, whom it would tell of visas', async () => {
    for (const agent of [browserOf(test), german.agent])
      expect(await found(agent, { canStay: 9 })).toEqual(await found(agent, {}));
  });

  it('does not accept another number of months', async () => {
    const { body } = await family.agent.get('/api/au-pair-profiles').query({ canStay: 7 }).expect(400);
    expect(Object.keys(body.fields as object)).toEqual(['canStay']);
  });

  it('can be saved', async () => {
    const { body } = await family.agent
      .post('/api/saved-searches')
      .send({ kind: 'auPairs', name: 'All year', filters: { canStay: '9' }, alerts: 'none' })
      .expect(201);
    expect(body).toMatchObject({ filters: { canStay: '9' } });
  });

  it('follows the rules as soon as they are published', async () => {
    const admin = await createAdmin(test);
    const path = '/api/admin/visa-rules/australia/417/all';
    const { body: set } = await admin.agent.get(path).expect(200);
    const last = set.rules.at(-1);
    const rules = [
      { ...last, validUntil: isoOfDay(today() - 1) },
      {
        ...last,
        id: null,
        validFrom: isoOfDay(today()),
        validUntil: null,
        values: { ...last.values, employerMonths: 12 },
      },
    ];
    expect(await found(family.agent, { canStay: 9 })).toEqual([australian.id]);
    await admin.agent.put(path).send({ revision: set.revision, rules }).expect(200);
    await vi.waitFor(async () => expect(await found(family.agent, { canStay: 9 })).toEqual(everyone()), 10_000);
  });

  it('is recalculated every night', async () => {
    await test.database.query(
      `UPDATE visa_rules SET "values" = "values" || '{"employerMonths": 6}' WHERE visa = '417'`,
    );
    test.app.get(VisaRulesService, { strict: false }).forget();
    await test.app.get(JobQueueService).runScheduledTaskNow('search.update-visas');
    await vi.waitFor(async () => expect(await found(family.agent, { canStay: 9 })).toEqual([australian.id]), 10_000);
  });
});
