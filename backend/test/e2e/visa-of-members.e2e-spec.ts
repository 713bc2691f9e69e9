import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isoOfDay, today } from '../../src/modules/profiles/index.js';
import type { OwnVisaDto } from '../../src/modules/visas/members/own-visa.dto.js';
import { ContentSeedsService } from '../../src/platform/seeding/index.js';
import type { Person } from '../support/people.js';
import {
  auPairInput,
  completeAuPair,
  createAuPair,
  createFamily,
  NEXT_FEBRUARY,
  registerPerson,
} from '../support/profiles.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

/** Six months from 1 February. */
const NEXT_JULY = `${NEXT_FEBRUARY.slice(0, 4)}-07-31`;
const thisYear = Number(isoOfDay(today()).slice(0, 4));
/** Of an age, all year round. */
const bornFor = (age: number) => `${thisYear - age}-01-01`;

describe('The visa of an au pair', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
    await test.app.get(ContentSeedsService).run();
  });
  afterAll(() => test.close());

  const ownVisa = async ({ agent }: Person, typed = false): Promise<OwnVisaDto> =>
    (
      await agent
        .get('/api/visa-fit/me')
        .query(typed ? { typed: true } : {})
        .expect(200)
    ).body;
  const missingOf = async (person: Person) => (await ownVisa(person)).missing.map(({ field }) => field);

  it('is worked out of the own profile: which, until when to apply, how long with one family, and where that is said', async () => {
    const lena = await createAuPair(test, { bornOn: bornFor(22), age: 22, australianVisas: 0 });
    const { regions, missing } = await ownVisa(lena);
    expect(missing).toEqual([]);
    expect(regions).toHaveLength(1);
    const [visa] = regions;
    expect(visa).toMatchObject({ region: 'australia', passport: 'Germany' });
    expect(visa?.options[0]).toMatchObject({
      visa: '417',
      verdict: 'open',
      apply: { until: `${thisYear + 8}-12-31` },
      employer: { months: 6 },
    });
    expect(visa?.limit).toMatchObject({ startsOn: NEXT_FEBRUARY, until: NEXT_JULY, unclear: null });
    expect(visa?.limit.rules[0]).toMatchObject({ passport: 'DE', checkedOn: '2026-11-23' });
    expect(JSON.stringify(regions)).not.toContain('{{');
  });

  it('is worked out for someone who was born in the last century, from the form and from the profile', async () => {
    const profile = { bornOn: bornFor(29), age: 29, australianVisas: 0 };
    const lena = await registerPerson(test, { userType: 'aupair' });
    const draft = { step: 0, data: { ...auPairInput(), ...profile } };
    await lena.agent.put('/api/profile-drafts/me').send(draft).expect(200);
    expect((await ownVisa(lena, true)).missing).toEqual([]);
    await completeAuPair(lena, profile);
    const { missing, regions } = await ownVisa(lena);
    expect(missing).toEqual([]);
    expect(regions[0]?.options[0]).toMatchObject({ verdict: 'open', apply: { until: `${thisYear + 1}-12-31` } });
  });

  it('is worked out for the country that they look in', async () => {
    const lena = await createAuPair(test, { bornOn: bornFor(22), age: 22 }, { region: 'newzealand' });
    const { regions, missing } = await ownVisa(lena);
    expect(regions.map(({ region }) => region)).toEqual(['newzealand']);
    expect(missing.map(({ field }) => field)).toEqual(['newZealandVisas']);
  });

  it('names what is missing to say more', async () => {
    expect(await missingOf(await createAuPair(test))).toEqual(['bornOn', 'australianVisas']);
    const there = await createAuPair(test, { isAlreadyInCountry: true, visaStatus: 'Working Holiday visa granted' });
    expect(await missingOf(there)).toEqual(['visaBeganOn', 'australianVisas']);
    const vague = await createAuPair(test, { availabilityDate: 'after the harvest', nationality: 'Earthling' });
    expect(await missingOf(vague)).toEqual(['nationality', 'bornOn', 'availabilityDate', 'australianVisas']);
  });

  it('is worked out of what is typed, saved or not, whatever that is', async () => {
    const mei = await registerPerson(test, { userType: 'aupair' });
    const keep = (data: object) => mei.agent.put('/api/profile-drafts/me').send({ step: 0, data });
    await keep({ nationality: 'Taiwan', bornOn: bornFor(24), age: null, availabilityDate: NEXT_FEBRUARY }).expect(200);
    expect((await ownVisa(mei, true)).regions[0]?.limit.until).toBe(NEXT_JULY);
    expect((await ownVisa(mei)).regions[0]?.limit).toMatchObject({ until: null, unclear: 'nationality' });
    const nonsense = { nationality: 7, bornOn: ['x'], australianVisas: 'many', isAlreadyInCountry: 'no' };
    await mei.agent.delete('/api/profile-drafts/me').expect(204);
    await keep(nonsense).expect(200);
    expect((await ownVisa(mei, true)).regions[0]?.limit.unclear).toBe('nationality');
  });

  it('is no one else’s to ask for, and no family’s', async () => {
    await test.http.get('/api/visa-fit/me').expect(401);
    const family = await createFamily(test);
    const { body } = await family.agent.get('/api/visa-fit/me').expect(403);
    expect(body.code).toBe('wrong_role');
  });

  describe('follows from days that only the owner reads:', () => {
    const FACTS = {
      bornOn: bornFor(25),
      age: 25,
      isAlreadyInCountry: true,
      visaBeganOn: isoOfDay(today() - 40),
      australianVisas: 1,
      newZealandVisas: 0,
    };

    it('they are saved with the profile, and read by its owner alone', async () => {
      const lena = await createAuPair(test, FACTS);
      const { body: own } = await lena.agent.get('/api/au-pair-profiles/me').expect(200);
      expect(own).toMatchObject(FACTS);
      const family = await createFamily(test);
      const answers = await Promise.all(
        [`/api/au-pair-profiles/${lena.id}`, '/api/au-pair-profiles?region=australia'].flatMap((path) => [
          family.agent.get(path).expect(200),
          test.http.get(path).expect(200),
        ]),
      );
      for (const { text } of answers) {
        expect(text).not.toMatch(/bornOn|visaBeganOn|australianVisas|newZealandVisas/);
        expect(text).not.toContain(FACTS.bornOn);
        expect(text).not.toContain(FACTS.visaBeganOn);
      }
    });

    it.each([
      ['bornOn', '30 February', `${thisYear - 22}-02-30`],
      ['bornOn', 'a day to come', '2099-01-01'],
      ['bornOn', 'a day too long ago', '1960-01-01'],
      ['bornOn', 'a day that makes another age', bornFor(30)],
      ['visaBeganOn', 'a day to come', '2099-01-01'],
      ['visaBeganOn', 'a day ten years ago', `${thisYear - 10}-06-01`],
      ['australianVisas', 'seven of them', 7],
      ['newZealandVisas', 'half of one', 0.5],
    ])('%s is not accepted for %s, and nothing is stored', async (field, _, value) => {
      const lena = await registerPerson(test, { userType: 'aupair' });
      const { body } = await lena.agent
        .put('/api/au-pair-profiles/me')
        .send({ ...auPairInput(), [field]: value })
        .expect(400);
      expect(Object.keys(body.fields as object)).toEqual([field]);
      await lena.agent.get('/api/au-pair-profiles/me').expect(404);
    });
  });
});
