import { examine } from '../support/examine';
import { dayFromNow } from '../support/answers';
import { publishJobListing } from '../support/job-listings';
import { makePerson, newRequest, send, signInByCall } from '../support/people';
import { expect, test } from '../support/test';
import { toast, toasts } from '../support/toasts';

const NOTE =
  'Your children sound like my cousins at home: loud, kind and hungry at four. I am free from February on and swim well.';

test('R19 an au pair applies on the job board, the family says yes, and a conversation with the note is there', async ({
  as,
  family,
  auPair,
}) => {
  const home = await as(family);
  await home.goto('/au-pair-job-board');
  await home.getByRole('button', { name: 'Write a job listing' }).click();
  await home.getByRole('button', { name: 'Publish' }).click();
  await expect(home.getByRole('alert')).toContainText('Please enter a weekly amount');
  await home.getByLabel('Pay a week from').fill('320');
  await home.getByLabel('to (').fill('380');
  await home
    .getByLabel('What the au pair will do')
    .fill('The school run, homework, and a game of cards before dinner.');
  await home
    .getByLabel('What else you would like to say')
    .fill(
      'We look for someone who likes mornings, mud and reading the same book aloud eleven times. Write to us on WhatsApp.',
    );
  await home.getByRole('button', { name: 'Publish' }).click();
  await expect(home.getByText('Open', { exact: true })).toBeVisible();
  // Leaves out the success message, which is still fading in.
  await home.reload();
  await expect(home.getByText('Open', { exact: true })).toBeVisible();
  const warning = { name: 'Warning' };
  await expect(home.getByRole('complementary', warning)).toContainText('Au pairs see this warning below your listing');
  expect(await examine(home, home.url())).toEqual([]);

  const away = await as(auPair);
  await away.goto('/au-pair-job-board');
  const place = away.getByRole('article').filter({ hasText: 'reading the same book aloud eleven times' }).first();
  await expect(place).toContainText('A$320–380');
  await expect(place.getByRole('complementary', warning)).toContainText(
    'This listing moves the conversation elsewhere',
  );
  await expect(place.getByRole('complementary', warning).getByRole('link', { name: /^Report/ })).toBeVisible();
  expect(await examine(away, away.url())).toEqual([]);
  await place.getByRole('button', { name: 'Apply' }).click();
  const dialog = away.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send my application' }).click();
  await expect(dialog.locator('[aria-invalid]').first()).toBeFocused();
  await dialog.getByLabel('Your note').fill(NOTE);
  const knowingly = dialog.getByRole('checkbox');
  if (await knowingly.isVisible()) await knowingly.check();
  await dialog.getByRole('button', { name: 'Send my application' }).click();
  await expect(place).toContainText('Sent');
  await away.goto(`/family/${family.id}`);
  const onTheirPage = away.getByRole('region', { name: 'Their job listing' });
  await expect(onTheirPage).toContainText('A$320–380');
  await expect(onTheirPage).toContainText('Sent');
  expect(await examine(away, away.url())).toEqual([]);

  await home.goto('/dashboard');
  await expect(home.getByRole('heading', { name: 'Applications to answer' })).toBeVisible();
  await home.route('**/api/applications/*/moves', (route) =>
    route.fulfill({ status: 403, json: { statusCode: 403, code: 'plan_required', message: 'A plan is needed.' } }),
  );
  const looked = home.waitForResponse('**/api/applications/*/moves');
  await home
    .getByRole('region', { name: `${auPair.name} has applied to your family` })
    .getByRole('link', { name: 'Read the application' })
    .click();
  await expect(home.getByText(NOTE)).toBeVisible();
  await expect(home.getByText(`We have not verified ${auPair.name} yet.`)).toBeVisible();
  await looked;
  await home.getByRole('button', { name: 'Accept and message' }).click();
  await expect(toast(home).getByRole('button', { name: 'See the plans' })).toBeVisible();
  // The page marks an opened application as seen; that this failed is not shown.
  await expect(toasts(home)).toHaveCount(1);
  await home.unroute('**/api/applications/*/moves');
  await home.getByRole('button', { name: 'Accept and message' }).click();
  await expect(home).toHaveURL(/\/app\/messages\?conversation=/);
  await expect(home.getByRole('log').getByText(NOTE)).toBeVisible();

  await away.goto('/au-pair-job-board?view=applications');
  await expect(away.getByText('Accepted')).toBeVisible();
  await expect(away.getByRole('link', { name: 'Open the conversation' })).toBeVisible();
});

test('R19 a search is saved next to its results, named, and removed', async ({ as, auPair }) => {
  const page = await as(auPair);
  // So few hours that no listing of another test matches.
  await page.goto('/search-families?city=Sydney&hoursMax=5');
  await page.getByRole('button', { name: 'Save this search' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('By the harbour');
  await dialog.getByRole('button', { name: 'Save the search' }).click();
  await expect(dialog).toBeHidden();
  await page.goto('/saved-searches');
  const saved = page.getByRole('article').filter({ hasText: 'By the harbour' });
  await expect(saved).toContainText('Families · Sydney');
  await saved.getByRole('button', { name: 'See who is new' }).click();
  await expect(saved).toContainText('No one new since you last looked.');
  expect(await examine(page, page.url())).toEqual([]);
  await saved.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('heading', { name: 'No saved searches yet' })).toBeVisible();
});

test('Back from one new person of a saved search finds the others', async ({ as }) => {
  const auPair = await makePerson('aupair');
  const request = await newRequest();
  const search = { kind: 'families', name: 'By the harbour', filters: { region: 'australia' }, alerts: 'none' };
  await send(request, await signInByCall(request, auPair), 'POST', '/api/saved-searches', search);
  await Promise.all([makePerson('family'), makePerson('family')]);
  const page = await as(auPair);
  await page.goto('/saved-searches');
  const kept = page.getByRole('article').filter({ hasText: 'By the harbour' }).first();
  await kept.getByRole('button', { name: /^See/ }).click();
  const people = kept.getByRole('region').getByRole('heading').getByRole('link');
  await expect(people.nth(1)).toBeVisible();
  const names = await people.allTextContents();
  await people.first().click();
  await expect(page).not.toHaveURL(/saved-searches/);
  await page.goBack();
  await expect(people).toHaveText(names);
});

test('Back from a family finds as many job listings as were loaded', async ({ as, auPair }) => {
  for (const familyName of ['Okonjo', 'Lindqvist']) {
    const family = await makePerson('family', { profile: { familyName } });
    await publishJobListing(family);
  }
  const page = await as(auPair);
  // One on each page: the second is loaded by hand.
  await page.route('**/api/job-listings?*', (route) =>
    route.continue({ url: route.request().url().replace('limit=10', 'limit=1') }),
  );
  await page.goto('/au-pair-job-board');
  const places = page.getByRole('region', { name: 'Job listings', exact: true }).getByRole('article');
  await expect(places).toHaveCount(1);
  await page.getByRole('button', { name: 'Show more listings' }).click();
  await expect(places).toHaveCount(2);
  await places.nth(1).getByRole('heading').getByRole('link').click();
  await expect(places).toHaveCount(0);
  await page.goBack();
  await expect(places).toHaveCount(2);
});

test('the dates of a job listing are checked at the field, with the API’s words, on a phone', async ({ as }) => {
  const page = await as(await makePerson('family'), { hasTouch: true, viewport: { width: 390, height: 844 } });
  await page.goto('/au-pair-job-board');
  await page.getByRole('button', { name: 'Write a job listing' }).tap();
  const day = page.getByLabel('First day');
  const past = page.getByText('This day has passed. Please choose today or later');
  let sent = 0;
  page.on(
    'request',
    (request) => (sent += Number(request.method() === 'PUT' && request.url().includes('/api/job-listings'))),
  );
  await page.getByLabel('What the au pair will do').fill('The school run, homework, and a game of cards.');
  await day.fill('2020-01-01');
  await expect(past).toHaveCount(0);
  await day.blur();
  await expect(past).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).tap();
  await expect(day).toBeFocused();
  expect(sent).toBe(0);
  await day.fill(dayFromNow(30));
  await expect(past).toHaveCount(0);
  await expect(page.getByLabel('What the au pair will do')).toHaveValue(/game of cards/);
  await page.getByRole('button', { name: 'Publish' }).tap();
  await expect(page.getByRole('alert').filter({ hasText: 'Please enter a weekly amount' })).toBeFocused();
});
