import type { Page } from '@playwright/test';
import { shiftsOf, watchShifts } from '../support/layout-shifts';
import { publishJobListing } from '../support/job-listings';
import { makePerson } from '../support/people';
import { makePlacement } from '../support/placements';
import { DESKTOP } from '../support/screens';
import { expect, test } from '../support/test';

const LATE_MS = 1_500;
const MOST_SHIFT = 0.02;

/** The code of these parts arrives long after the page. */
const delayParts = (page: Page, parts: string) =>
  page.route(new RegExp(`/assets/(?:${parts})-[\\w-]+\\.js$`), async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    await route.continue().catch(() => undefined);
  });

test('pages keep the place of parts whose code arrives late', async ({ as }) => {
  const { id, family } = await makePlacement();
  const page = await as(family, DESKTOP);
  await watchShifts(page);
  await delayParts(
    page,
    'PasswordForm|ContactForm|QuietHoursForm|OpenAgreement|FamilyProfileForm|dashboard|OwnListing|OpenWeek|OpenPlan|OpenClock',
  );
  const shown = {
    '/account/security': page.getByLabel('Current password', { exact: true }),
    '/account/contact': page.getByLabel('Time zone'),
    '/account/notifications': page.getByRole('heading', { name: 'Quiet hours' }),
    '/profile/family': page.getByRole('navigation', { name: 'Steps of the profile' }),
    '/dashboard': page.getByRole('heading', { name: 'Your agreements' }),
    '/au-pair-job-board': page.getByRole('button', { name: 'Write a job listing' }),
    [`/agreements/${id}`]: page.getByRole('heading', { name: 'The terms' }),
    [`/app/hours/${id}`]: page.getByRole('button', { name: 'Next week' }),
    [`/app/arrival/${id}`]: page.getByRole('progressbar'),
    [`/app/employer-clock/${id}`]: page.getByRole('link', { name: 'The agreement' }),
  };
  for (const [path, part] of Object.entries(shown)) {
    await page.goto(path);
    await expect(part, path).toBeVisible();
    const { sum, of } = await shiftsOf(page);
    expect(sum, `${path} ${of.join(' | ')}`).toBeLessThan(MOST_SHIFT);
  }
});

test('a button that is pressed before the code of its form has arrived opens the form', async ({ as, auPair }) => {
  await publishJobListing(await makePerson('family'));
  const page = await as(auPair, DESKTOP);
  await delayParts(page, 'EmailChangeForm|ApplyDialog');
  await page.goto('/account/contact');
  await page.getByRole('button', { name: 'Change my email address' }).click();
  await expect(page.getByLabel('New email address')).toBeVisible();
  await page.goto('/au-pair-job-board');
  await page.getByRole('button', { name: 'Apply' }).first().click();
  await expect(page.getByRole('dialog').getByLabel('Your note')).toBeVisible();
});
