import type { Locator, Page } from '@playwright/test';
import { dayFromNow, familyAnswers } from '../support/answers';
import { openStep } from '../support/agreement-editor';
import { makePerson } from '../support/people';
import { composer, makeTalk } from '../support/talk';
import { expect, test } from '../support/test';

const field = (page: Page, label: string): Locator => page.getByRole('main').getByLabel(label, { exact: true });
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' });

/**
 * Presses the mouse at a control's current position, so a control that moves between down and up is missed, as it would
 * be for a person.
 */
async function pressByHand(page: Page, control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error('It is not on the screen');
  await page.mouse.move(box.x + 12, box.y + box.height / 2);
  await page.mouse.down();
  // Waits until the effects of the press have been drawn.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await page.mouse.up();
}

test('terms typed a moment ago are kept after Back, and an older window never replaces them', async ({ as }) => {
  const { family, path } = await makeTalk();
  const page = await as(family);
  await page.goto(path);
  await page.getByRole('button', { name: 'Write an agreement' }).click();
  const meals = page.getByRole('textbox', { name: 'Meals' });
  await openStep(page, 'Home and rules');
  await expect(meals).toBeVisible();
  const older = await page.context().newPage();
  await older.goto(new URL(page.url()).pathname);
  const olderMeals = older.getByRole('textbox', { name: 'Meals' });
  await openStep(older, 'Home and rules');
  await expect(olderMeals).toBeVisible();

  await meals.fill('Two meals a day, and the good bread on Sundays.');
  await page.goBack();
  await expect(composer(page)).toBeVisible();
  await page.getByRole('link', { name: /^Agreement/ }).click();
  await openStep(page, 'Home and rules');
  await expect(meals).toHaveValue(/good bread/);
  await meals.fill('Three meals a day, and the good bread on Sundays.');
  await expect(page.getByText('Saved. Only you can see it.')).toBeVisible();

  await olderMeals.fill('Words of the older window.');
  await expect(older.getByText('You have changed this in another window')).toBeVisible();
  await older.getByRole('button', { name: 'Use the other window’s version' }).click();
  await expect(olderMeals).toHaveValue(/^Three meals/);
  await page.reload();
  await expect(meals).toHaveValue(/^Three meals/);
});

test('the latest text is saved when the page is left, and a failed save is shown and tried again', async ({ as }) => {
  const page = await as(await makePerson('family', { profile: false }));
  await page.goto('/profile/family');
  await field(page, 'Family name').fill('Tanglewood');
  await page.goto('/faq-au-pairs-host-families');
  await page.goto('/profile/family');
  await expect(field(page, 'Family name')).toHaveValue('Tanglewood');
  await expect(page.getByText('Restored: this is what you typed and have not saved yet.')).toBeVisible();

  await page.route('**/api/profile-drafts/me', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  );
  await field(page, 'Family name').fill('Tanglewood-Brown');
  await expect(page.getByText('Not saved, trying again')).toBeVisible();
  await page.unroute('**/api/profile-drafts/me');
  await expect(page.getByText('Draft saved')).toBeVisible();

  const age = page.getByLabel('Age of child 1');
  const saved = await age.inputValue();
  await age.fill('16');
  await expect(page.getByText('Draft saved')).toBeVisible();
  await page.reload();
  await expect(age).toHaveValue('16');
  await page.getByRole('button', { name: 'Go back to the saved profile' }).click();
  await expect(age).toHaveValue(saved);
});

test('a half-written report survives a reload, and is gone once it has been sent', async ({ as, auPair }) => {
  const page = await as(await makePerson('family'));
  await page.goto(`/report?subject=profile&id=${auPair.id}`);
  const reason = page.getByLabel('Asks for money, documents or bank details');
  const words = page.getByLabel(/In your own words/);
  await reason.check();
  await words.fill('They asked me for a deposit before we had spoken.');
  await page.reload();
  await expect(words).toHaveValue(/deposit before we had spoken/);
  await expect(reason).toBeChecked();
  await page.getByRole('button', { name: 'Send the report' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
  await page.reload();
  await expect(words).toHaveValue('');
});

test('a press is never lost when messages appear or disappear around the button', async ({ as }) => {
  const page = await as(await makePerson('family'));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/profile/family');
  const about = field(page, 'About your family');
  await about.fill('Too short');
  await goOn(page).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Please check these answers' });
  await expect(summary).toBeFocused();

  // An error message appears: leaving a wrong answer by pressing a checkbox still ticks the box.
  await field(page, 'Family name').fill('A');
  const pets = page.getByRole('checkbox', { name: 'We have pets' });
  const before = await pets.isChecked();
  await pressByHand(page, pets);
  expect(await pets.isChecked()).toBe(!before);
  await expect(page.getByText('Family name must be at least 2 characters').first()).toBeVisible();
  await expect(pets).toBeFocused();

  // An error message disappears: after the last answer is corrected, the next press continues.
  await field(page, 'Family name').fill('Tanglewood');
  await about.fill(familyAnswers.aboutUs);
  await expect(summary).toBeHidden();
  await pressByHand(page, goOn(page));
  await expect(page.getByRole('heading', { level: 1, name: 'Life with you' })).toBeVisible();
});

test('V01 a pasted text that is too long is kept whole, with an error that disappears once it is shortened', async ({
  as,
}) => {
  const page = await as(await makePerson('family'));
  await page.goto('/profile/family');
  const about = field(page, 'About your family');
  await about.fill('x'.repeat(2_100));
  await about.blur();
  await expect(page.getByText('About section cannot exceed 2000 characters').first()).toBeVisible();
  await expect(page.getByText('2,100 of 2,000 characters')).toBeVisible();
  await about.fill('x'.repeat(2_000));
  await expect(page.getByText('About section cannot exceed 2000 characters')).toHaveCount(0);
});

test('a start date in the past is not accepted', async ({ as }) => {
  const page = await as(await makePerson('family'));
  await page.goto('/profile/family');
  await page.getByRole('button', { name: 'Life with you' }).click();
  await field(page, 'From when?').fill('2020-01-01');
  await page.getByRole('button', { name: 'Save my profile' }).click();
  await expect(page.getByText('This day has passed. Please choose today or later').first()).toBeVisible();
  await field(page, 'From when?').fill(dayFromNow(30));
  await expect(page.getByText('This day has passed. Please choose today or later')).toHaveCount(0);
});

test('a family that opens the form of au pairs is redirected to its own, which shows no errors before anything is typed', async ({
  as,
}) => {
  const page = await as(await makePerson('family', { profile: false }));
  const missing: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() === 404) missing.push(answer.url());
  });
  await page.goto('/profile/au-pair');
  await expect(field(page, 'Family name')).toBeVisible();
  await expect(page).toHaveURL(/\/profile\/family$/);
  expect(missing).toEqual([]);
});

test('the form for a referee is locked while it is being sent', async ({ as }) => {
  const page = await as(await makePerson('aupair'));
  await page.goto('/verification');
  const card = page.getByRole('article', { name: 'References' });
  const name = card.getByLabel('Their name');
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/verifications/me/references', async (route) => {
    await held;
    await route.continue();
  });
  await name.fill('Marie Keller');
  await card.getByLabel('Their email address').fill(`referee-${Date.now()}@example.org`);
  await card.getByRole('button', { name: 'Send them the questions' }).click();
  await name.press('End');
  await page.keyboard.type(' of Munich');
  const typed = await name.inputValue();
  answer();
  await expect(card.getByText(/no answer yet/)).toBeVisible();
  await expect(name).toHaveValue(typed === 'Marie Keller' ? '' : typed);
});
