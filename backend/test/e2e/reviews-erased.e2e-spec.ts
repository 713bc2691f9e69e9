import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../support/eventually.js';
import { GOOD_PASSWORD, type Person } from '../support/people.js';
import { eraseWhenDue } from '../support/personal-data.js';
import { createAuPair, createFamily } from '../support/profiles.js';
import { createStay } from '../support/stays.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const WORDS =
  'She had the boys out of the door before we had found our keys, and she said when something was too much.';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

async function reviewEachOther(family: Person, auPair: Person, stars: number, ends: number): Promise<void> {
  const path = `/api/stay-reviews/${await createStay(test, family, auPair, { starts: ends - 5, ends })}`;
  const review = { stars, words: WORDS, hoursAsAgreed: 'yes', houseRules: 'yes', communication: 'yes' };
  await family.agent.put(path).send(review).expect(200);
  await auPair.agent
    .put(path)
    .send({ ...review, payOnTime: 'yes' })
    .expect(200);
}

async function erase({ agent }: Person): Promise<void> {
  await agent.post('/api/personal-data/me/erasure').send({ password: GOOD_PASSWORD }).expect(200);
  await eraseWhenDue(test);
}

it('A rating counts no review by a member who was erased', async () => {
  const [leaving, staying] = await Promise.all([createFamily(test), createFamily(test)]);
  const auPair = await createAuPair(test);
  const ratingBecomes = (rating: object | null) =>
    eventually(`the rating ${JSON.stringify(rating)}`, async () => {
      const { body } = await auPair.agent.get(`/api/au-pair-profiles/${auPair.id}`).expect(200);
      const { teaser } = body as { teaser: { rating: object | null } };
      return JSON.stringify(teaser.rating) === JSON.stringify(rating);
    });
  await reviewEachOther(leaving, auPair, 1, -7);
  await reviewEachOther(staying, auPair, 5, -1);
  await ratingBecomes({ average: 3, count: 2 });

  await erase(leaving);
  const { body } = await staying.agent.get('/api/reviews').query({ aboutId: auPair.id }).expect(200);
  expect(body).toMatchObject({ items: [{ stars: 5 }], average: 5, count: 1 });
  await ratingBecomes({ average: 5, count: 1 });

  await erase(staying);
  await ratingBecomes(null);
});
