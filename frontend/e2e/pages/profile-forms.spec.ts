import { auPairAnswers, dayFromNow, familyAnswers } from '../support/answers';
import { makePerson } from '../support/people';
import { expect, test } from '../support/test';
import { toast } from '../support/toasts';
import type { Locator, Page } from '@playwright/test';

const field = (page: Page, label: string): Locator => page.getByRole('main').getByLabel(label, { exact: true });
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();
const step = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Steps of the profile' }).getByRole('button', { name }).click();

/** Leaves the field with each wrong value and reads the error message. */
async function expectRules(
  page: Page,
  label: string,
  rules: readonly (readonly [wrong: string, says: string])[],
): Promise<void> {
  for (const [wrong, says] of rules) {
    await field(page, label).fill(wrong);
    await field(page, label).blur();
    await expect(page.getByText(says), `${label}: ${wrong.slice(0, 20)}`).toBeVisible();
  }
}

test('V01 N02 the family form shows every rule in the words of the API', async ({ as }) => {
  const page = await as(await makePerson('family', { profile: false }));
  await page.goto('/profile/family');
  await expectRules(page, 'Family name', [
    ['A', 'Family name must be at least 2 characters'],
    ['A'.repeat(101), 'Family name cannot exceed 100 characters'],
  ]);
  await field(page, 'About your family').fill('Too short');
  await goOn(page);
  await expect(page.getByText('Location is required').first()).toBeVisible();
  await expect(page.getByText('Please provide at least 50 characters about your family').first()).toBeVisible();
  await expect(page.getByText('Please specify the ages of your children').first()).toBeVisible();
  await step(page, 'Life with you');
  await expectRules(page, 'Hours a week', [
    ['4', 'Hours per week must be at least 5'],
    ['61', 'Hours per week cannot exceed 60'],
    ['5.5', 'Hours per week must be a whole number'],
  ]);
  await expectRules(page, 'What you hope for', [
    ['Too short', 'Please provide at least 50 characters about your requirements'],
  ]);
  await expectRules(page, 'Where the au pair would live', [
    ['A room', 'Please provide at least 30 characters about the accommodation'],
  ]);
  for (const label of ['From when?', 'For how long?']) {
    await field(page, label).focus();
    await field(page, label).blur();
  }
  await expect(page.getByText('Start date is required').first()).toBeVisible();
  await expect(page.getByText('Duration is required').first()).toBeVisible();
});

test('V02 N02 the au pair form shows every rule in the words of the API', async ({ as }) => {
  const page = await as(await makePerson('aupair', { profile: false }));
  await page.goto('/profile/au-pair');
  await expectRules(page, 'First name', [
    ['A', 'First name must be at least 2 characters'],
    ['A'.repeat(51), 'First name cannot exceed 50 characters'],
  ]);
  await expectRules(page, 'Last name', [['A', 'Last name must be at least 2 characters']]);
  await expectRules(page, 'Age', [
    ['17', 'Age must be at least 18'],
    ['46', 'Age cannot exceed 45'],
    ['18.5', 'Age must be a whole number'],
  ]);
  await expectRules(page, 'About you', [['Hello', 'Please provide at least 50 characters about yourself']]);
  await goOn(page);
  await expect(page.getByText('Nationality is required').first()).toBeVisible();
  await expect(page.getByText('Languages are required').first()).toBeVisible();
  await step(page, 'You and children');
  await expectRules(page, 'Experience with children', [
    ['Some', 'Please provide at least 50 characters about your experience'],
  ]);
  await expectRules(page, 'What you are good at', [
    ['Soup', 'Please provide at least 10 characters about your skills'],
  ]);
  await expectRules(page, 'School, training, studies', [
    ['Yes', 'Please provide at least 10 characters about your education'],
  ]);
  await step(page, 'When and where');
  await page.getByRole('button', { name: 'Save my profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Who you are' })).toBeVisible();
  await expect(page.getByRole('alert').getByText('Please check these answers')).toBeVisible();
});

test('a begun profile survives a reload as a draft, with its step', async ({ as }) => {
  const page = await as(await makePerson('family', { profile: false }));
  await page.goto('/profile/family');
  await field(page, 'Family name').fill('Tanglewood');
  await page
    .getByRole('navigation', { name: 'Steps of the profile' })
    .getByRole('button', { name: 'Life with you' })
    .click();
  await field(page, 'Hours a week').fill('25');
  await expect(page.getByText('Draft saved')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Life with you' })).toBeVisible();
  await expect(field(page, 'Hours a week')).toHaveValue('25');
  await step(page, 'Your family');
  await expect(field(page, 'Family name')).toHaveValue('Tanglewood');
});

test('V05 a failed save keeps the typed text, and shows the error of the API next to its field', async ({ as }) => {
  const page = await as(await makePerson('family'));
  await page.goto('/profile/family');
  await field(page, 'Family name').fill('Tanglewood');
  await step(page, 'Life with you');
  await page.route('**/api/family-profiles/me', (route) => {
    if (route.request().method() !== 'PUT') return route.fallback();
    const fields = { accommodationDetails: ['The door has to shut.'] };
    return route.fulfill({
      status: 400,
      json: { statusCode: 400, code: 'validation_failed', message: 'Please check your answers.', fields },
    });
  });
  await page.getByRole('button', { name: 'Save my profile' }).click();
  await expect(toast(page)).toContainText('The profile was not saved');
  await expect(toast(page)).toContainText('Everything you typed is still here.');
  await expect(page.getByText('The door has to shut.').first()).toBeVisible();
  await expect(field(page, 'Where the au pair would live')).toHaveValue(familyAnswers.accommodationDetails);
  await step(page, 'Your family');
  await expect(field(page, 'Family name')).toHaveValue('Tanglewood');
});

test('a family moves to the other country by its location, which says so before it is saved', async ({ as }) => {
  const page = await as(await makePerson('family'));
  await page.goto('/account/contact');
  await page.getByRole('link', { name: 'Change my location' }).click();
  await field(page, 'Where you live').selectOption('Auckland');
  await expect(page.getByText('Auckland is in New Zealand. When you save, your account moves there')).toBeVisible();
  await step(page, 'Life with you');
  await page.getByRole('button', { name: 'Save my profile' }).click();
  await expect(toast(page)).toContainText('Profile saved');
  // The open page learns of the move without a reload.
  await expect(page.locator('html')).toHaveAttribute('data-region', 'newzealand');
});

test('S08 only its owner sees a paused profile, until it is shown again', async ({ as, visitor }) => {
  const person = await makePerson('aupair', {
    profile: { ...auPairAnswers, availabilityDate: dayFromNow(20) },
  });
  const page = await as(person);
  const stranger = await visitor();
  await page.goto('/profile/au-pair');
  await page.getByRole('button', { name: 'Pause my profile' }).click();
  await expect(toast(page)).toContainText('Profile paused');
  expect((await stranger.goto(`/au-pair/${person.id}`))?.status()).toBe(404);
  await page.getByRole('link', { name: 'See it as others do' }).click();
  await expect(page.getByText('Paused: only you can see this page.')).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Show my profile again' }).click();
  await expect(toast(page)).toContainText('Your profile is active again');
  await expect(toast(page)).toContainText('Families can find you once your checks are done.');
  expect((await stranger.goto(`/au-pair/${person.id}`))?.status()).toBe(200);
});
