import { administrator } from '../support/demo';
import { settle } from '../support/examine';
import { expect, test } from '../support/test';

/** Letters only, because the API removes numbers from what it stores. */
const anyWord = () => Array.from({ length: 12 }, () => String.fromCharCode(97 + Math.random() * 26)).join('');

test('an error in a browser is shown in Admin without personal data, and is resolved there', async ({ as, page }) => {
  const word = anyWord();
  await settle(page, '/faq-au-pairs-host-families');
  const reported = page.waitForResponse((answer) => answer.url().endsWith('/api/browser-errors'));
  await page.evaluate((said) => {
    setTimeout(() => {
      throw new Error(`${said} of lena@example.com`);
    });
  }, word);
  expect((await reported).status()).toBe(204);

  const admin = await as(administrator);
  await settle(admin, '/admin/browser-errors');
  const row = admin.getByRole('row').filter({ hasText: word });
  await expect(row).toContainText(`Error: ${word} of [email]`);
  await expect(row).toContainText('/faq-au-pairs-host-families');
  await row.getByRole('button', { name: /^Resolve/ }).click();
  await expect(admin.getByText('Resolved. It reopens if it happens again.')).toBeVisible();
  await expect(row).toHaveCount(0);
  await admin.getByText('Resolved', { exact: true }).click();
  await expect(row).toBeVisible();
});

test('a page whose code does not load is reported', async ({ firstVisit: page }) => {
  await settle(page, '/faq-au-pairs-host-families');
  await page.route(/\/assets\/ContactPage-[\w-]+\.js$/, (route) => route.abort());
  const reported = page.waitForRequest((request) => request.url().endsWith('/api/browser-errors'));
  await page.locator('footer a[href$="/contact"]').first().click();
  expect((await reported).postDataJSON()).toMatchObject({
    // The reload for stale code may come before the report: then the new page reports that it cannot start.
    kind: expect.stringMatching(/^(render|start)$/),
    message: expect.stringContaining('ContactPage'),
  });
});
