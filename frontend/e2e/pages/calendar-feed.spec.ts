import { settle } from '../support/examine';
import { makePerson } from '../support/people';
import { expect, test } from '../support/test';

test('a member creates a calendar address, replaces it and revokes it, and sees errors', async ({ as, request }) => {
  const page = await as(await makePerson('family'));
  await page.route('**/api/calendar-feed', (route) => route.abort('connectionfailed'));
  await page.goto('/account/calendar');
  const feed = page.getByRole('main');
  await expect(feed.getByText('Your calendar’s address did not load.')).toBeVisible();
  await page.unroute('**/api/calendar-feed');
  await feed.getByRole('button', { name: 'Try again' }).click();

  await feed.getByRole('button', { name: 'Create a calendar address' }).click();
  const shown = feed.locator('code');
  await expect(shown).toContainText('://');
  const first = await shown.innerText();
  const answer = async (address: string) => {
    const { pathname, search } = new URL(address);
    return (await request.get(pathname + search)).status();
  };
  expect(await answer(first)).toBe(200);

  await page.evaluate(() =>
    Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject(new Error('denied')) }),
  );
  await feed.getByRole('button', { name: 'Copy the address' }).click();
  await expect(feed.getByRole('alert')).toContainText('did not let us copy it');

  await feed.getByRole('button', { name: 'Create a new address' }).click();
  await expect(shown).not.toHaveText(first);
  const second = await shown.innerText();
  expect(await answer(first)).toBe(404);
  expect(await answer(second)).toBe(200);
  await feed.getByRole('button', { name: 'Revoke it' }).click();
  await expect(feed.getByRole('button', { name: 'Create a calendar address' })).toBeVisible();
  expect(await answer(second)).toBe(404);
  await settle(page, '/account/calendar');
  await expect(feed.getByRole('button', { name: 'Create a calendar address' })).toBeVisible();
});
