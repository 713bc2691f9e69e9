import { makePerson } from '../support/people';
import { settle } from '../support/examine';
import { DESKTOP } from '../support/screens';
import { expect, test } from '../support/test';

test('a review is answered by keyboard, and the focus stays with it', async ({ as }) => {
  const auPair = await makePerson('aupair');
  const page = await as(auPair, DESKTOP);
  const review = {
    id: '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11',
    author: null,
    ...{ stars: 5, words: 'Kind, punctual and good with our twins. We would have her again at once.' },
    ...{ hoursAsAgreed: 'yes', payOnTime: null, houseRules: 'yes', communication: 'yes' },
    ...{ stayFrom: '2026-02', stayUntil: '2026-08', endedEarly: false, reply: null as object | null },
  };
  await page.route(/\/api\/reviews\?/, (route) =>
    route.fulfill({ json: { items: [review], nextCursor: null, average: 5, count: 1 } }),
  );
  await page.route(`**/api/reviews/${review.id}/reply`, (route) => {
    review.reply = { words: 'Thank you!', repliedAt: '2026-09-01T00:00:00.000Z' };
    return route.fulfill({ status: 204 });
  });
  await settle(page, `/au-pair/${auPair.id}`);
  const answer = page.getByRole('button', { name: 'Answer this review' });
  const words = page.getByRole('textbox', { name: 'Your answer' });
  await answer.press('Enter');
  await expect(words).toBeFocused();
  await page.getByRole('button', { name: 'Not now' }).press('Enter');
  await expect(answer).toBeFocused();
  await answer.press('Enter');
  await words.fill('Thank you!');
  await page.getByRole('button', { name: 'Publish my answer' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'The answer' })).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: 'Thank you!' }).last()).toBeFocused();
});
