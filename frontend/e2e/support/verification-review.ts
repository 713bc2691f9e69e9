import { expect, type Locator, type Page } from '@playwright/test';
import { dayFromNow } from './answers';
import type { Person } from './people';

/** The checks that an au pair's badge needs: each by its code and its name on the screen. */
export const CHECKS = [
  ['identity', 'Identity'],
  ['police_certificate', 'Police certificate'],
  ['references', 'References'],
] as const;

/** Until when a police certificate approved on the screen is valid. */
export const HOLDS_UNTIL = dayFromNow(300);

/** The browser's viewer shows the document; browsers without one show a message. */
async function expectPageShown(page: Page, drawer: Locator): Promise<void> {
  if (!(await page.evaluate(() => navigator.pdfViewerEnabled))) {
    await expect(drawer.getByText('This browser cannot show PDFs.')).toBeVisible();
    return;
  }
  const pages = () =>
    page
      .frames()
      .find((frame) => frame.url().startsWith('chrome-extension:'))
      ?.locator('#pagelength')
      .textContent();
  await expect.poll(pages).toBe('1');
}

/** An admin finds a person's check in the queue, opens its documents with a reason, and approves it. */
export async function approveOnScreen(page: Page, { name }: Person, kind: string, title: string): Promise<void> {
  await page.goto(`/admin/verification?check=${kind}`);
  const look = page.getByRole('button', { name: `Review ${name}, ${title}` });
  const next = page.getByRole('button', { name: 'Next' });
  await expect(look.or(next)).not.toHaveCount(0);
  while (!(await look.isVisible()) && (await next.isEnabled())) await next.click();
  await look.click();
  const drawer = page.getByRole('dialog');
  const agree = drawer.getByRole('button', { name: 'Approve', exact: true });
  if (kind !== 'references') {
    const open = drawer.getByRole('button', { name: /^Open .+\.pdf$/ });
    await expect(open).toBeDisabled();
    await expect(drawer.getByText('Not opened by you yet')).toBeVisible();
    await expect(agree).toBeDisabled();
    await drawer.getByLabel('Why are you opening these documents?').fill('Comparing the name');
    await open.click();
    await expect(drawer.getByText('opened a document')).toBeVisible();
    await expect(drawer.getByText('Opened by you')).toBeVisible();
    if (kind === 'identity') await expectPageShown(page, drawer);
  }
  if (kind === 'police_certificate') await drawer.getByLabel('Valid until').fill(HOLDS_UNTIL);
  await agree.click();
  await expect(agree).toHaveCount(0);
  await expect(drawer.getByRole('button', { name: /^Next case: |^Back to the list$/ })).toBeVisible();
}
