import type { Page } from '@playwright/test';
import { auPairPath } from '../../src/config/paths';
import { dayInWords, shortDay } from '../../src/lib/format/date';
import { makePerson } from '../support/people';
import { expect, test } from '../support/test';

const NEXT_FEBRUARY = `${new Date().getUTCFullYear() + 1}-02-01`;
/** Six months after the start. */
const NEXT_JULY = `${NEXT_FEBRUARY.slice(0, 4)}-07-31`;
/** Aged 22 all year. */
const BORN = `${new Date().getUTCFullYear() - 22}-01-01`;

const ownVisa = (page: Page) => page.getByRole('region', { name: /^(Your visa|Visas that fit)$/ });

test('an au pair sees which visa fits, adds missing answers with one tap, and finds it on their own page', async ({
  as,
}) => {
  const lena = await makePerson('aupair', {
    profile: { availabilityDate: NEXT_FEBRUARY, visaStatus: 'Will apply after matching' },
  });
  const page = await as(lena);
  await page.goto(auPairPath(lena.id));
  await expect(
    ownVisa(page).getByText(`6 months, 1 Feb ${NEXT_FEBRUARY.slice(0, 4)} to ${shortDay(NEXT_JULY)}`),
  ).toBeVisible();
  await expect(ownVisa(page).getByText('at 18 to 30 years of age', { exact: true })).toBeVisible();
  await ownVisa(page).getByRole('link', { name: 'Add: Your date of birth' }).click();

  const birthday = page.locator('#profile-bornOn');
  await expect(birthday).toBeFocused();
  await birthday.fill(BORN);
  await expect(page.getByRole('spinbutton', { name: 'Age' })).toHaveValue('22');
  await page
    .getByRole('navigation', { name: 'Steps of the profile' })
    .getByRole('button', { name: 'Your visa' })
    .click();
  await expect(ownVisa(page).getByText(`until ${dayInWords(lastDayBelow31)}`)).toBeVisible();
  await ownVisa(page)
    .getByRole('link', { name: /How many Australian/ })
    .click();
  await expect(page.getByLabel('Earlier visas for Australia')).toBeFocused();
  await page.getByLabel('Earlier visas for Australia').fill('0');
  await expect(ownVisa(page).getByText('To tell you more, we need')).toBeHidden();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Save my profile' }).click();

  await expect(page).toHaveURL(/\/dashboard/);
  await page.goto(auPairPath(lena.id));
  await expect(ownVisa(page).getByText(`until ${dayInWords(lastDayBelow31)}`)).toBeVisible();
  await expect(
    ownVisa(page)
      .getByText(/read on 23 Nov 2026/)
      .first(),
  ).toBeVisible();
  await expect(ownVisa(page).getByRole('link', { name: /Home Affairs, Working Holiday/ })).toHaveAttribute(
    'href',
    /homeaffairs/,
  );
});

const lastDayBelow31 = `${Number(BORN.slice(0, 4)) + 30}-12-31`;
