import { expect, type Page } from '@playwright/test';

type Step = 'Dates' | 'Work and hours' | 'Pay and extras' | 'Home and rules' | 'Notice and end' | 'Review and send';

export const contents = (page: Page) => page.getByRole('navigation', { name: 'Steps of the agreement' });

/** Opens a step of the agreement editor by its contents; on a phone they are opened first. */
export async function openStep(page: Page, step: Step): Promise<void> {
  await expect(contents(page)).toBeVisible();
  const closed = contents(page).getByRole('button', { expanded: false });
  if (await closed.isVisible()) await closed.click();
  await contents(page).getByRole('link', { name: step }).click();
  await expect(page.getByRole('heading', { level: 2, name: step })).toBeFocused();
}
