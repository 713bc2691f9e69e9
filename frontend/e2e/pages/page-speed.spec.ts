import { administrator } from '../support/demo';
import { examine, settle } from '../support/examine';
import { DESKTOP, PHONE } from '../support/screens';
import { expect, test } from '../support/test';

test('the speed of a visit is reported without what leads to a person, and is shown in Admin', async ({
  as,
  visitor,
}) => {
  const page = await visitor(PHONE);
  await expect(async () => {
    const loaded = page.waitForResponse(/\/assets\/page-speed-[\w-]+\.js$/);
    await page.goto('/nz/placement-cost?from=lena#costs');
    await (await loaded).finished();
    const told = page.waitForRequest('**/api/page-speed', { timeout: 5_000 });
    await page.goto('/robots.txt');
    const { route, device, release, ...values } = (await told).postDataJSON() as Record<string, unknown>;
    expect({ route, device }).toEqual({ route: '/placement-cost', device: 'phone' });
    expect(release).toMatch(/^[\w-]{8}$/);
    expect(['lcp', 'inp', 'cls', 'fcp', 'ttfb']).toEqual(expect.arrayContaining(Object.keys(values)));
    expect(values).toMatchObject({ ttfb: expect.any(Number), fcp: expect.any(Number) });
  }).toPass();

  const admin = await as(administrator, DESKTOP);
  const row = admin.getByRole('row').filter({ hasText: '/placement-cost' }).filter({ hasText: 'Phone' });
  await expect(async () => {
    await settle(admin, '/admin/page-speed?metric=TTFB&device=phone');
    await expect(row).toContainText('First byte (TTFB)');
  }).toPass();
  await expect(row).toContainText(/\d+% good, \d+% needs work, \d+% poor/);
  expect(await examine(admin, 'page speed')).toEqual([]);

  await admin.getByRole('combobox', { name: 'Metric' }).focus();
  await admin.keyboard.press('ArrowDown');
  for (let steps = 0; steps < 4; steps += 1) await admin.keyboard.press('ArrowUp');
  await admin.keyboard.press('Enter');
  await expect(admin).toHaveURL(/metric=LCP/);

  const phone = await as(administrator, PHONE);
  await settle(phone, '/admin/page-speed?metric=TTFB');
  await phone.getByText('Last 7 days').tap();
  await expect(phone).toHaveURL(/days=7/);
  await expect(phone.getByText('/placement-cost').first()).toBeVisible();
  expect(await examine(phone, 'page speed on a phone')).toEqual([]);
});
