import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UnavailableDatesService } from '../../src/modules/profiles/index.js';
import type { AuPairCard, FamilyCard } from '../../src/modules/search/index.js';
import { TransactionsService } from '../../src/platform/database/index.js';
import { browserOf, type Person } from '../support/people.js';
import { dayFromNow } from '../support/placements.js';
import { auPairInput, completeAuPair, completeFamily, createAuPair, createFamily } from '../support/profiles.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

type Agent = Person['agent'];

describe('Cards that are kept for searches', () => {
  let test: TestApp;
  let family: Person;
  let auPair: Person;
  beforeAll(async () => {
    test = await createTestApp();
    family = await createFamily(test, {
      familyName: 'The Okafors',
      location: '12 King Street, Newtown, Sydney',
      hoursPerWeek: 30,
    });
    auPair = await createAuPair(test, { tagline: 'I am Lena Hoffmann, and I bake.', preferredHours: 30 });
  });
  afterAll(() => test.close());

  const visitor = (): Agent => browserOf(test);
  const auPairCards = async (agent: Agent): Promise<AuPairCard[]> =>
    (await agent.get('/api/au-pair-profiles').query({ sort: 'newest' }).expect(200)).body.items;
  const familyCards = async (agent: Agent): Promise<FamilyCard[]> =>
    (await agent.get('/api/family-profiles').query({ sort: 'newest' }).expect(200)).body.items;
  const everyCard = async () => [
    await auPairCards(visitor()),
    await auPairCards(family.agent),
    await familyCards(visitor()),
    await familyCards(auPair.agent),
  ];
  const keptCards = () => test.database.query<{ user_id: string }>('SELECT user_id FROM search_cards ORDER BY user_id');

  it('say what the profile says, to visitors and to members', async () => {
    expect((await keptCards()).map(({ user_id: id }) => id)).toEqual([family.id, auPair.id].sort());
    const kept = await everyCard();
    expect(kept.map((cards) => cards.length)).toEqual([1, 1, 1, 1]);
    await test.database.query('DELETE FROM search_cards');
    expect(await everyCard()).toEqual(kept);
    await completeFamily(family, { familyName: 'The Okafors', location: '12 King Street, Newtown, Sydney' });
    await completeAuPair(auPair, { tagline: 'I am Lena Hoffmann, and I bake.', preferredHours: 30 });
    expect(await keptCards()).toHaveLength(2);
  });

  it('stay when days of the person are taken', async () => {
    const kept = await keptCards();
    expect(kept).toHaveLength(2);
    const ranges = [{ from: dayFromNow(300), to: dayFromNow(400) }];
    for (const { id } of [family, auPair])
      for (const taken of [ranges, []])
        await test.app
          .get(TransactionsService)
          .run((manager) => test.app.get(UnavailableDatesService).set(id, taken, manager));
    expect(await keptCards()).toEqual(kept);
  });

  it('compare with the viewer as they describe themselves now', async () => {
    const hours = async () =>
      (await auPairCards(family.agent))[0]?.match?.reasons.find(({ text }) => text.includes('hours'))?.text;
    await completeAuPair(auPair, { preferredHours: 30 });
    await completeFamily(family, { hoursPerWeek: 30 });
    expect(await hours()).toBe('30 hours a week suits you both');
    await completeFamily(family, { hoursPerWeek: 20 });
    expect(await hours()).toBe('Hopes for 30 hours; you need 20');
  });

  it.each<[string, Changed]>([
    ["UPDATE au_pair_profiles SET tagline = 'Back in a week.'", { auPair: { tagline: 'Back in a week.' } }],
    ["UPDATE au_pair_profiles SET first_name = 'Mia'", { auPair: { firstName: 'Mia' } }],
    ["UPDATE family_profiles SET duration = '9 months'", { family: { duration: '9 months' } }],
    ["UPDATE profiles SET region = 'newzealand' WHERE user_type = 'family'", { family: { region: 'newzealand' } }],
  ])('are never out of date: %s', async (change, { auPair: ofAuPair = {}, family: ofFamily = {} }) => {
    await test.database.query(change);
    expect(await auPairCards(visitor())).toMatchObject([ofAuPair]);
    expect(await familyCards(visitor())).toMatchObject([ofFamily]);
  });

  it('lose a photo at once when it may not be shown any more', async () => {
    const [{ id: photo } = { id: '' }] = await test.database.query<{ id: string }>(
      `INSERT INTO uploads (owner_id, kind, status, width, height, preview, byte_size)
       VALUES ($1, 'photo', 'clean', 10, 10, 'data:image/webp;base64,AAAA', 10) RETURNING id`,
      [auPair.id],
    );
    await auPair.agent
      .put('/api/au-pair-profiles/me')
      .send(auPairInput({ photos: [photo] }))
      .expect(200);
    expect(await auPairCards(visitor())).toMatchObject([{ photo, photoPreview: 'data:image/webp;base64,AAAA' }]);
    await test.database.query("UPDATE uploads SET status = 'rejected' WHERE id = $1", [photo]);
    expect(await auPairCards(visitor())).toMatchObject([{ photo: null, photoPreview: null }]);
  });
});

/** What cards say then. */
interface Changed {
  auPair?: Record<string, string>;
  family?: Record<string, string>;
}
