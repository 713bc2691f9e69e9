import { administrator } from '../support/demo';
import { examine, settle } from '../support/examine';
import { DESKTOP, PHONE } from '../support/screens';
import { expect, test } from '../support/test';

test('the speed of a visit is reported when it ends, and is shown in Admin', async ({ as, visitor }) => {
  const page = await visitor(PHONE);
  const admin = await as(administrator, DESKTOP);
  const row = admin.getByRole('row').filter({ hasText: '/placement-cost' }).filter({ hasText: 'Phone' });
  await expect(async () => {
    const loaded = page.waitForResponse(/\/assets\/page-speed-[\w-]+\.js$/);
    await page.goto('/nz/placement-cost?from=lena#costs');
    await (await loaded).finished();
    // The report is sent while the page is left, which Playwright does not see.
    await page.goto('/robots.txt');
    await settle(admin, '/admin/page-speed?metric=TTFB&device=phone');
    await expect(row).toContainText('First byte (TTFB)', { timeout: 3_000 });
  }).toPass();
  await expect(row).toContainText(/\d+% good, \d+% needs work, \d+% poor/);
  expect(await examine(admin, 'page speed')).toEqual([]);

  await admin.getByRole('combobox', { name: 'Metric' }).focus();
  await admin.keyboard.press('ArrowDown');
  for (let steps = 0; steps < 4; steps += 1) await admin.keyboard.press('ArrowUp');
  await admin.keyboard.press('Enter');
  await expect(admin).toHaveURL(/metric=LCP/);

  const phone = await as(administrator, PHONE);
  await settle(phone, '/admin/page-speed?metric=TTFB&device=phone');
  await phone.getByText('Last 7 days').tap();
  await expect(phone).toHaveURL(/days=7/);
  await expect(phone.locator('.ant-skeleton')).toHaveCount(0);
  await expect(phone.getByText('/placement-cost').first()).toBeVisible();
  expect(await examine(phone, 'page speed on a phone')).toEqual([]);
});
