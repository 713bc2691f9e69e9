import { Logger } from '@nestjs/common';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ReviewsJob } from '../../src/modules/reviews/reviews.job.js';
import { eventually } from '../support/eventually.js';
import { GOOD_PASSWORD, type Person } from '../support/people.js';
import { eraseWhenDue } from '../support/personal-data.js';
import { createAuPair, createFamily } from '../support/profiles.js';
import { createPlacement } from '../support/placements.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const WORDS =
  'She had the boys out of the door before we had found our keys, and she said when something was too much.';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

async function reviewEachOther(family: Person, auPair: Person, stars: number, ends: number): Promise<void> {
  const path = `/api/stay-reviews/${await createPlacement(test, family, auPair, { starts: ends - 5, ends })}`;
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

it('S10 No one reviews a member who was erased, and neither of the two is asked to', async () => {
  const [leaving, staying] = await Promise.all([createFamily(test), createAuPair(test)]);
  const stay = await createPlacement(test, leaving, staying, { ends: -2, state: 'completed' });
  await erase(leaving);
  const answer = await staying.agent
    .put(`/api/stay-reviews/${stay}`)
    .send({ stars: 5, words: WORDS, hoursAsAgreed: 'yes', houseRules: 'yes', communication: 'yes', payOnTime: 'yes' });
  const { items } = (await staying.agent.get('/api/stay-reviews').expect(200)).body;
  const logged = vi.spyOn(Logger.prototype, 'error');
  await test.app.get(ReviewsJob, { strict: false }).run();
  const asked = await test.database.query('SELECT person_id FROM review_invitations WHERE agreement_id = $1', [stay]);
  expect({ code: answer.body.code, items, logged: logged.mock.calls.length, asked }).toEqual({
    code: 'not_found',
    items: [],
    logged: 0,
    asked: [],
  });
});
