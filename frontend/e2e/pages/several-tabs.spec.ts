import type { Page } from '@playwright/test';
import { makePerson, newRequest, send, signInByCall } from '../support/people';
import { expect, test } from '../support/test';

/** Browser tests show every tab all the time, so going away and coming back is told to the page. */
const comeBack = (tab: Page) =>
  tab.evaluate(() => {
    window.dispatchEvent(new Event('blur'));
    window.dispatchEvent(new Event('focus'));
  });

test('a change in one tab is shown in the other when someone returns to it', async ({ as, auPair }) => {
  const family = await makePerson('family');
  const elsewhere = await newRequest();
  await send(elsewhere, await signInByCall(elsewhere, family), 'PUT', `/api/blocks/${auPair.id}`, {});
  const first = await as(family);
  await first.goto('/account/safety');
  const second = await first.context().newPage();
  await second.goto('/account/safety');
  const blocked = (tab: Page) => tab.getByRole('button', { name: `Unblock ${auPair.name}` });
  await expect(blocked(second)).toBeVisible();
  await blocked(first).press('Enter');
  await expect(blocked(first)).toHaveCount(0);
  await expect(first.locator('main:focus, main :focus')).toHaveCount(1);

  await comeBack(second);
  await expect(blocked(second)).toHaveCount(0);
});
