import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Match } from '../../src/modules/matching/index.js';
import type { Person } from '../support/people.js';
import {
  auPairInput,
  completeAuPair,
  completeFamily,
  createAuPair,
  createFamily,
  familyInput,
} from '../support/profiles.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const AU_PAIR_FACTS = {
  daysOff: 2,
  agesCaredFor: ['toddler', 'school'] as ('toddler' | 'school')[],
  livesWithPets: true,
  swims: false,
  smokes: false,
};
const FAMILY_FACTS = { daysOff: 1, needsDriver: false, needsSwimmer: true, smokesAtHome: false };

describe('Facts that the match score compares', () => {
  let test: TestApp;
  let family: Person;
  let auPair: Person;
  beforeAll(async () => {
    test = await createTestApp();
    family = await createFamily(test, FAMILY_FACTS);
    auPair = await createAuPair(test, AU_PAIR_FACTS);
  });
  afterAll(() => test.close());

  const matchOf = async (viewer: Person): Promise<Match> => {
    const path = viewer === family ? `au-pair-profiles/${auPair.id}` : `family-profiles/${family.id}`;
    return (await viewer.agent.get(`/api/${path}`).expect(200)).body.match as Match;
  };

  it('are read by their owner and by members, never by visitors', async () => {
    const own = await auPair.agent.get('/api/au-pair-profiles/me').expect(200);
    expect(own.body).toMatchObject(AU_PAIR_FACTS);
    const page = await family.agent.get(`/api/au-pair-profiles/${auPair.id}`).expect(200);
    expect(page.body.full).toMatchObject(AU_PAIR_FACTS);
    const familyPage = await auPair.agent.get(`/api/family-profiles/${family.id}`).expect(200);
    expect(familyPage.body.full).toMatchObject(FAMILY_FACTS);
    for (const path of [`au-pair-profiles/${auPair.id}`, `family-profiles/${family.id}`]) {
      const { body } = await test.http.get(`/api/${path}`).expect(200);
      for (const fact of ['smokes', 'smokesAtHome', 'swims', 'needsDriver', 'livesWithPets', 'daysOff'])
        expect(JSON.stringify(body)).not.toContain(`"${fact}"`);
    }
  });

  it('may be sent as not said, as the profile forms do', async () => {
    await completeAuPair(auPair, { ...AU_PAIR_FACTS, livesWithPets: null, swims: null, smokes: null });
    await completeFamily(family, { ...FAMILY_FACTS, needsDriver: null, needsSwimmer: null, smokesAtHome: null });
    await completeAuPair(auPair, AU_PAIR_FACTS);
    await completeFamily(family, FAMILY_FACTS);
  });

  it('are optional, and are removed when they are left out', async () => {
    const someone = await createAuPair(test, AU_PAIR_FACTS);
    await completeAuPair(someone, { agesCaredFor: [] });
    const { body } = await someone.agent.get('/api/au-pair-profiles/me').expect(200);
    expect(body).toMatchObject({ daysOff: null, agesCaredFor: null, livesWithPets: null, swims: null, smokes: null });
  });

  it.each([
    [{ daysOff: 0 }, 'daysOff', 'Days off a week must be at least 1'],
    [{ daysOff: 6 }, 'daysOff', 'Days off a week cannot exceed 5'],
    [{ agesCaredFor: ['newborn'] }, 'agesCaredFor', 'Please choose from the age groups of the form'],
    [{ agesCaredFor: 'baby' }, 'agesCaredFor', 'Please choose from the age groups of the form'],
    [{ smokes: 'sometimes' }, 'smokes', 'Please answer yes or no'],
  ])('are refused with the name of the field, and nothing is stored: %j', async (wrong, field, message) => {
    const { body } = await auPair.agent
      .put('/api/au-pair-profiles/me')
      .send({ ...auPairInput(AU_PAIR_FACTS), ...wrong })
      .expect(400);
    expect(body.fields).toEqual({ [field]: [message] });
    expect((await auPair.agent.get('/api/au-pair-profiles/me')).body).toMatchObject(AU_PAIR_FACTS);
  });

  it('make two scores, the same for both people, with what does not fit', async () => {
    const [seenByFamily, seenByAuPair] = [await matchOf(family), await matchOf(auPair)];
    expect([seenByAuPair.score, seenByAuPair.inReturn.score]).toEqual([
      seenByFamily.inReturn.score,
      seenByFamily.score,
    ]);
    const texts = ({ reasons }: Match['inReturn']) => reasons.map(({ ok, text }) => `${ok ? '+' : '-'} ${text}`);
    expect(texts(seenByFamily)).toEqual(
      expect.arrayContaining(['- Does not swim well, and you need a swimmer', '+ Does not smoke']),
    );
    expect(texts(seenByFamily.inReturn)).toContain('- Hopes for two days off a week; you give one');
    expect(texts(seenByAuPair)).toContain('- One day off a week; you hope for two');
  });

  it('are named where they are missing, with the field to the one who can say it', async () => {
    await completeFamily(family, { ...FAMILY_FACTS, smokesAtHome: null });
    expect((await matchOf(family)).missing).toContainEqual({
      field: 'smokesAtHome',
      text: 'You have not said whether someone smokes at home',
    });
    expect((await matchOf(auPair)).missing).toContainEqual({
      field: null,
      text: 'Has not said whether someone smokes at home',
    });
    await completeFamily(family, FAMILY_FACTS);
  });

  it('change a card in search at once, in the order of the scores that it shows', async () => {
    const better = await createAuPair(test, { ...AU_PAIR_FACTS, swims: true });
    const shown = async () =>
      (await family.agent.get('/api/au-pair-profiles?sort=best').expect(200)).body.items as {
        id: string;
        match: Match;
      }[];
    const ids = (await shown()).map(({ id }) => id);
    expect(ids.indexOf(better.id)).toBeLessThan(ids.indexOf(auPair.id));
    const ranks = (await shown()).map(({ match }) => match.score * 101 + match.inReturn.score);
    expect(ranks).toEqual([...ranks].sort((a, b) => b - a));
    await completeAuPair(better, { ...AU_PAIR_FACTS, swims: false, smokes: true });
    const after = (await shown()).map(({ id }) => id);
    expect(after.indexOf(better.id)).toBeGreaterThan(after.indexOf(auPair.id));
  });

  it('exist for families too', async () => {
    const { body } = await family.agent
      .put('/api/family-profiles/me')
      .send({ ...familyInput(FAMILY_FACTS), daysOff: 9, needsDriver: 'yes' })
      .expect(400);
    expect(Object.keys(body.fields as object).sort()).toEqual(['daysOff', 'needsDriver']);
  });
});
