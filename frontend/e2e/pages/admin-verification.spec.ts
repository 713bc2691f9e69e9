import { administrator } from '../support/demo';
import { examine } from '../support/examine';
import { expect, test } from '../support/test';

const LAST = 'the-last-page';
const WAITING = {
  ...{ id: '1', userId: '2', name: 'Lena', role: 'aupair', region: 'australia' },
  ...{ kind: 'identity', title: 'Identity', state: 'waiting', files: 1, since: '2026-11-20T02:10:00.000Z' },
  validUntil: null,
};

test('the page of the review queue is in the address, and an empty last page leads to the first', async ({ as }) => {
  const page = await as(administrator);
  await page.route('**/api/admin/verification-checks?**', (route) =>
    route.fulfill({
      json: route.request().url().includes(`cursor=${LAST}`)
        ? { items: [], nextCursor: null }
        : { items: [WAITING], nextCursor: LAST },
    }),
  );
  await page.goto('/admin/verification?check=identity');
  const row = page.getByRole('button', { name: 'Review Lena, Identity' });
  await expect(row).toBeVisible();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(`/admin/verification?check=identity&after=${LAST}`);
  await page.reload();
  await expect(page.getByText('Nothing is left on this page.')).toBeVisible();
  expect(await examine(page, 'a page of the queue that is done')).toEqual([]);
  await page.getByRole('table').getByRole('button', { name: 'First page' }).click();
  await expect(row).toBeVisible();
  await page.goBack();
  await expect(row).toHaveCount(0);
});
