import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Reputation } from '../../src/modules/profiles/index.js';
import { Transactions } from '../../src/platform/database/index.js';
import type { Person } from '../support/people.js';
import { createAuPair } from '../support/profiles.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

let test: TestApp;
let lena: Person;

beforeAll(async () => {
  test = await createTestApp();
  lena = await createAuPair(test);
});
afterAll(() => test.close());

/** What visitors read of Lena, which must be the same on her card and her page. */
async function shown() {
  const page = await test.http.get(`/api/au-pair-profiles/${lena.id}`).expect(200);
  const { body } = await test.http.get('/api/au-pair-profiles').expect(200);
  const card = body.items.find(({ id }: { id: string }) => id === lena.id);
  for (const fact of ['verified', 'rating', 'replies']) expect(page.body.teaser[fact]).toEqual(card[fact]);
  return card;
}

describe('What others know of somebody', () => {
  it('J01 tells everybody since when they are verified, how they are rated and how they answer, while it is so', async () => {
    const [reputation, transactions] = [test.app.get(Reputation, { strict: false }), test.app.get(Transactions)];
    const since = new Date('2026-10-14T22:00:00Z');
    const know = (until: Date | null) =>
      transactions.run(async (manager) => {
        await reputation.setVerified(lena.id, { since, until }, manager);
        await reputation.setRating(lena.id, { average: 4.86, count: 12 }, manager);
        await reputation.setReplyHabit(lena.id, { ratePercent: 92, medianMinutes: 180 }, manager);
      });
    await know(null);
    expect(await shown()).toMatchObject({
      verified: { since: '2026-10-14', until: null },
      rating: { average: 4.9, count: 12 },
      replies: { ratePercent: 92, medianMinutes: 180 },
    });
    await know(new Date(Date.now() - 1_000));
    expect(await shown()).toMatchObject({ verified: null, rating: { average: 4.9 } });
    await transactions.run(async (manager) => {
      await reputation.setRating(lena.id, null, manager);
      await reputation.setReplyHabit(lena.id, null, manager);
    });
    expect(await shown()).toMatchObject({ verified: null, rating: null, replies: null });
  });
});
