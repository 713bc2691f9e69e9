import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuPairCard } from '../../src/modules/search/cards/au-pair-card.dto.js';
import type { AuPairSearchPage } from '../../src/modules/search/results/search.dto.js';
import { VerificationImportService } from '../../src/modules/verification/index.js';
import type { WorkingWithChildren } from '../../src/modules/verification/verification-check.entity.js';
import type { Person } from '../support/people.js';
import { eventually } from '../support/eventually.js';
import { createAuPair, createFamily, registerPerson } from '../support/profiles.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

/** Later than today, whenever the tests run. */
const NEXT_YEAR = new Date().getUTCFullYear() + 1;

let test: TestApp;
let family: Person;
let lena: Person;

beforeAll(async () => {
  test = await createTestApp();
  family = await createFamily(test, {
    languagesAtHome: 'English, German',
    childrenAges: '8 months, 7',
    hoursPerWeek: 30,
  });
  lena = await createAuPair(test, {
    firstName: 'Lena',
    preferredLocation: 'Sydney',
    availabilityDate: `${NEXT_YEAR}-02-01`,
    hasDrivingLicense: true,
    hasPoliceCheck: true,
    preferredHours: 25,
    tagline: 'I bake when I am homesick.',
    homeTown: 'Munich',
    lastName: 'Grünwald',
  });
  await createAuPair(test, {
    firstName: 'Samira',
    age: 25,
    languages: 'German, Arabic, English',
    preferredLocation: 'Melbourne',
    availabilityDate: `March ${NEXT_YEAR}`,
    preferredDuration: '12 months',
    hasInfantExperience: true,
    hasWorkWithChildrenCheck: true,
    visaStatus: 'Student visa',
  });
  await createAuPair(test, {
    firstName: 'Diego',
    age: 30,
    nationality: 'Spanish',
    languages: 'Spanish, English',
    preferredLocation: null,
    availabilityDate: 'now',
    preferredDuration: 'up to 6 months',
    hasDrivingLicense: true,
    isAlreadyInCountry: true,
    visaStatus: 'Working holiday (417)',
  });
  await createAuPair(test, {
    firstName: 'Noémie',
    age: 20,
    nationality: 'French',
    languages: 'French',
    preferredLocation: 'Sydney or Perth',
    availabilityDate: `${NEXT_YEAR}-01-15`,
    preferredDuration: '9-12 months',
    hasInfantExperience: true,
  });
  await createAuPair(
    test,
    {
      firstName: 'Aroha',
      age: 28,
      nationality: 'British',
      languages: 'English',
      preferredLocation: 'Auckland',
      availabilityDate: 'we will see',
      preferredDuration: 'a while',
    },
    { region: 'newzealand' },
  );
  const paused = await createAuPair(test, { firstName: 'Paused' });
  await paused.agent.put('/api/au-pair-profiles/me/active').send({ active: false }).expect(200);
  await registerPerson(test, { userType: 'aupair' });
});
afterAll(() => test.close());

type Query = Record<string, string | number | boolean>;
const search = async (
  query: Query = {},
  agent: Pick<Person['agent'], 'get'> = test.http,
): Promise<AuPairSearchPage> => {
  const { body } = await agent.get('/api/au-pair-profiles').query(query).expect(200);
  return body as AuPairSearchPage;
};
const names = async (query: Query) => (await search(query)).items.map(({ firstName }) => firstName).sort();
const EVERYONE = ['Aroha', 'Diego', 'Lena', 'Noémie', 'Samira'];

describe('Searching au pairs', () => {
  it('R03 S08 shows everyone with a complete profile who has not paused it', async () => {
    expect(await names({})).toEqual(EVERYONE);
  });

  it.each<[Query, string[]]>([
    [{ region: 'newzealand' }, ['Aroha']],
    [{ region: 'australia' }, ['Diego', 'Lena', 'Noémie', 'Samira']],
    [{ place: 'Sydney' }, ['Diego', 'Lena', 'Noémie']],
    [{ place: 'Perth', region: 'australia' }, ['Diego', 'Noémie']],
    [{ city: 'sYdNeY' }, ['Diego', 'Lena', 'Noémie']],
    [{ city: 'Tāmaki Makaurau' }, ['Aroha']],
    [{ place: 'Any Location' }, EVERYONE],
    [{ startBy: `${NEXT_YEAR}-02-01` }, ['Diego', 'Lena', 'Noémie']],
    [{ startBy: `${NEXT_YEAR}-01-31` }, ['Diego', 'Noémie']],
    [{ availableFrom: `${NEXT_YEAR}-01-15`, availableTo: `${NEXT_YEAR}-02-01` }, ['Lena', 'Noémie']],
    [{ availableFrom: `${NEXT_YEAR}-02-02` }, ['Samira']],
    [{ duration: 6 }, ['Diego', 'Lena']],
    [{ duration: 12 }, ['Lena', 'Noémie', 'Samira']],
    [{ ageMin: 25 }, ['Aroha', 'Diego', 'Samira']],
    [{ ageMin: 21, ageMax: 25 }, ['Lena', 'Samira']],
    [{ nationality: 'DE' }, ['Lena', 'Samira']],
    [{ nationality: 'French, Spanish' }, ['Diego', 'Noémie']],
    [{ languages: 'de' }, ['Lena', 'Samira']],
    [{ languages: 'German,Arabic' }, ['Samira']],
    [{ infants: true }, ['Noémie', 'Samira']],
    [{ drives: true }, ['Diego', 'Lena']],
    [{ drives: false }, EVERYONE],
    [{ policeCheck: true }, EVERYONE],
    [{ childrenCheck: true }, ['Samira']],
    [{ visa: 'working_holiday' }, ['Diego']],
    [{ visa: 'student' }, ['Samira']],
    [{ inCountry: true }, ['Diego']],
    [{ place: 'Sydney', drives: true, languages: 'German' }, ['Lena']],
    [{ nationality: 'FR', childrenCheck: true }, []],
  ])('R03 answers %j with %j', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
    const { body } = await test.http.get('/api/au-pair-profiles/count').query(query).expect(200);
    expect(body).toEqual({ value: expected.length, capped: false });
  });

  it('R03 R04 sorts by who is free soonest, those last who have not said', async () => {
    const { items } = await search({ sort: 'soonest' });
    expect(items.map(({ firstName }) => firstName)).toEqual(['Diego', 'Noémie', 'Lena', 'Samira', 'Aroha']);
  });

  it('R03 pages without repeating anyone, with one count', async () => {
    const seen: string[] = [];
    let page = await search({ limit: 2, sort: 'newest' });
    for (;;) {
      expect(page.count).toEqual({ value: 5, capped: false });
      seen.push(...page.items.map(({ firstName }) => firstName));
      if (!page.nextCursor) break;
      page = await search({ limit: 2, sort: 'newest', cursor: page.nextCursor });
    }
    expect(seen.sort()).toEqual(EVERYONE);
  });

  it('J04 shows visitors a teaser: no surname, no contact, no sign of life, no match', async () => {
    const page = await search();
    const whole = JSON.stringify(page);
    for (const secret of ['Grünwald', 'Hoffmann', lena.email, lena.username, '@']) expect(whole).not.toContain(secret);
    for (const card of page.items) expect(card).toMatchObject({ match: null, lastActive: null, saved: false });
  });

  it('P07 tells on a card who, where, when and what they say of their checks', async () => {
    // Her signing in is noted after its answer.
    const items = await eventually('Lena to have been here', async () => {
      const page = await search({}, family.agent);
      return page.items.find(({ id }) => id === lena.id)?.lastActive && page.items;
    });
    const { match, ...card } = items.find(({ id }) => id === lena.id) as AuPairCard;
    expect(card).toEqual({
      id: lena.id,
      firstName: 'Lena',
      age: 22,
      nationality: 'German',
      countryCode: 'DE',
      homeTown: 'Munich',
      tagline: 'I bake when I am homesick.',
      photo: null,
      photoPreview: null,
      photoFocalPoint: null,
      availableFrom: `${NEXT_YEAR}-02-01`,
      availableNow: false,
      preferredDuration: '6-12 months',
      preferredLocation: 'Sydney',
      languages: ['German', 'English'],
      education: 'Abitur, first year of primary teaching.',
      checks: { policeCheck: true, childrenCheck: false, drivingLicence: true, infants: false },
      childrenChecked: false,
      saved: false,
      verified: { since: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), until: null },
      rating: null,
      replies: null,
      lastActive: 'today',
      visa: null,
    });
    expect(match?.reasons).toEqual(
      expect.arrayContaining([
        { ok: true, text: 'Speaks German' },
        { ok: false, text: 'Hopes for 25 hours; you need 30' },
      ]),
    );
    const diego = items.find(({ firstName }) => firstName === 'Diego');
    expect(diego).toMatchObject({ availableFrom: null, availableNow: true, preferredLocation: null });
  });

  it('shows a family its best matches first', async () => {
    const { items } = await search({ sort: 'best' }, family.agent);
    const scores = items.map(({ match }) => match?.score ?? -1);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(scores.every((score) => score >= 0 && score <= 100)).toBe(true);
    const same = await search({ sort: 'newest', languages: 'German', drives: true }, family.agent);
    expect(same.items[0]?.match).toEqual(items.find(({ id }) => id === lena.id)?.match);
  });

  it('has no match for those who have not completed a family profile', async () => {
    const newFamily = await registerPerson(test, { userType: 'family' });
    for (const { agent } of [newFamily, lena]) {
      const { items } = await search({}, agent);
      expect(items.map(({ match }) => match)).toEqual(items.map(() => null));
    }
  });

  it.each<[Query | string, string, RegExp]>([
    [{ city: 'Atlantis' }, 'city', /We do not know this location.*Sydney.*Tauranga/],
    [{ place: "'||pg_sleep(3)--" }, 'place', /do not know/],
    [{ place: 'Sydney', city: 'Sydney' }, 'city', /same filter/],
    [{ place: 'Sydney', region: 'newzealand' }, 'place', /Sydney is not in New Zealand/],
    [{ region: 'mars' }, 'region', /australia or newzealand/],
    [{ startBy: `${NEXT_YEAR}-02-30` }, 'startBy', /date such as/],
    [{ startBy: 'soon' }, 'startBy', /date such as/],
    [
      { availableFrom: `${NEXT_YEAR}-03-01`, availableTo: `${NEXT_YEAR}-02-01` },
      'availableTo',
      /not be before availableFrom/,
    ],
    [{ availableFrom: `${NEXT_YEAR}-03-01`, startBy: `${NEXT_YEAR}-02-01` }, 'startBy', /not be before availableFrom/],
    [{ duration: 0 }, 'duration', /whole number from 1 to 36/],
    [{ ageMin: 17 }, 'ageMin', /whole number from 18 to 45/],
    [{ ageMax: '2e1' }, 'ageMax', /whole number/],
    [{ ageMin: 30, ageMax: 20 }, 'ageMax', /not be below ageMin/],
    [{ nationality: 'Martian' }, 'nationality', /do not know "Martian"/],
    [{ nationality: ',' }, 'nationality', /is empty/],
    [{ nationality: 'DE,FR,ES,IT,BR,NL,SE,DK,PL,CZ,JP' }, 'nationality', /10 values at most/],
    [{ languages: 'de,Klingon' }, 'languages', /do not know "Klingon"/],
    [{ languages: 'de,en,fr,es,it,pt' }, 'languages', /5 values at most/],
    [{ drives: 'yes' }, 'drives', /true or false/],
    [{ visa: 'tourist' }, 'visa', /working_holiday/],
    [{ sort: 'cheapest' }, 'sort', /best, newest or soonest/],
    [{ limit: 51 }, 'limit', /50/],
    [{ cursor: 'abc' }, 'cursor', /not valid/],
    [{ hoursMax: 30 }, 'hoursMax', /not accepted/],
    ['drives=true&drives=true', 'drives', /once/],
    ['ageMin=20&ageMin=30', 'ageMin', /once/],
    ['languages[]=de', 'languages[]', /not accepted/],
  ])('V05 refuses %j and says why', async (query, field, message) => {
    const { body } = await test.http.get('/api/au-pair-profiles').query(query).expect(400);
    const { code, fields } = body as { code: string; fields: Record<string, string[]> };
    expect(code).toBe('validation_failed');
    expect(fields[field]?.join()).toMatch(message);
  });

  it('V05 refuses the cursor of another search', async () => {
    const { nextCursor } = await search({ limit: 1, sort: 'newest' });
    const other = { limit: 1, sort: 'newest', drives: true, cursor: nextCursor ?? '' };
    const { body } = await test.http.get('/api/au-pair-profiles').query(other).expect(400);
    expect(body).toMatchObject({ fields: { cursor: [expect.stringMatching(/another search/)] } });
  });
});

it('R03 finds and marks an au pair by a working with children check that we approved, not by one applied for', async () => {
  const checks = test.app.get(VerificationImportService, { strict: false });
  const approve = (id: string, status: WorkingWithChildren['status']) =>
    checks.add(id, new Date(), [
      {
        kind: 'working_with_children',
        approvedAt: new Date(),
        validUntil: null,
        details: {
          workingWithChildren: { status, state: 'NSW', number: 'WWC1234567E', expiresOn: null, appliedOn: null },
        },
      },
    ]);
  const { items } = await search({});
  const idOf = (name: string) => items.find(({ firstName }) => firstName === name)?.id ?? '';
  await approve(idOf('Noémie'), 'held');
  await approve(idOf('Diego'), 'applied');
  const found = await search({ childrenCheck: true });
  expect(found.items.map(({ firstName, childrenChecked }) => [firstName, childrenChecked]).sort()).toEqual([
    ['Noémie', true],
    ['Samira', false],
  ]);
});
