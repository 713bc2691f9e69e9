import { settle } from '../support/examine';
import { makePerson } from '../support/people';
import { DARK_PHONE, DESKTOP } from '../support/screens';
import { expect, test } from '../support/test';

test('a new member finds a next step on every empty page', async ({ as }) => {
  const family = await makePerson('family');
  const page = await as(family, DARK_PHONE);
  await settle(page, '/app/pipeline');
  const links = [
    'Find au pairs',
    'Write to someone you saved',
    'Propose times in a conversation',
    'See what both need to sign',
  ];
  for (const name of links) await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
  await settle(page, '/notifications');
  await page.getByRole('main').getByRole('link', { name: 'Find au pairs' }).tap();
  await expect(page).toHaveURL(/\/search-au-pairs/);
  const newcomer = await makePerson('aupair', { profile: false });
  const other = await as(newcomer, DESKTOP);
  await settle(other, '/dashboard');
  await other
    .getByRole('region', { name: 'Families who fit you' })
    .getByRole('link', { name: 'Complete my profile' })
    .press('Enter');
  await expect(other).toHaveURL(/\/profile\/au-pair/);
});
