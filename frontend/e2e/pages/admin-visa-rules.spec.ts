import type { APIRequestContext, Page } from '@playwright/test';
import { administrator as admin } from '../support/demo';
import { settle } from '../support/examine';
import { AWAY, failWrites } from '../support/failing';
import { send, signInByCall } from '../support/people';
import { complaintsOf } from '../support/quiet';
import { expect, test } from '../support/test';

interface RuleSet {
  visa: string;
  passport: string;
  passportName: string;
  revision: string;
  rules: { validFrom: string; validUntil: string | null; values: { ageMost?: number } }[];
}
interface Option {
  visa: string;
  verdict: string;
  changes: string[];
  rules: { passport: string; validFrom: string }[];
}

const addDays = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
/** Today in Australia, by the product's clock. */
const todayOf = async (request: APIRequestContext): Promise<string> => {
  const url = '/api/visa-fit?region=australia&nationality=DE&startsOn=';
  const now = new Date((await request.get('/api/regions')).headers()['date'] ?? '');
  const answer = await request.get(url + now.toISOString().slice(0, 10));
  await expect(answer).toBeOK();
  return ((await answer.json()) as { day: string }).day;
};

/** Returns a passport without rules for this visa, a different one at each call. */
async function newPassport(request: APIRequestContext, token: string): Promise<{ code: string; name: string }> {
  const { items } = (await send(request, token, 'GET', '/api/admin/visa-rules?region=australia')) as {
    items: RuleSet[];
  };
  const names = new Intl.DisplayNames('en', { type: 'region' });
  const free = [
    ...'ZA KE GH NG TZ UG ZM BW NA MW RW SN CM CI MA TN EG JO LB OM QA KW BH KZ UZ GE AM AZ MD AL MK'.split(' '),
  ].filter((code) => !items.some(({ visa, passport }) => visa === '462' && passport === code));
  const code = free[Math.floor(Math.random() * free.length)] as string;
  return { code, name: names.of(code) as string };
}

const optionFor = async (request: APIRequestContext, query: Record<string, string>): Promise<Option | undefined> => {
  const answer = await request.get('/api/visa-fit', { params: { region: 'australia', ...query } });
  await expect(answer).toBeOK();
  return ((await answer.json()) as { options: Option[] }).options.find(({ visa }) => visa === '462');
};

/** The form of the expanded rule. */
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true }).filter({ visible: true });

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Published. Answers now follow these rules.').last()).toBeVisible();
}

test('R20 an admin writes the rules of a passport, which answer from then on, and the next rule on its day only', async ({
  as,
  request,
}) => {
  test.setTimeout(120_000);
  const token = await signInByCall(request, admin);
  const { code, name } = await newPassport(request, token);
  const today = await todayOf(request);
  const bornOn = addDays(today, -33 * 365);
  const someone = { nationality: code, bornOn, startsOn: addDays(today, 60) };
  expect(await optionFor(request, someone)).toBeUndefined();

  const page = await as(admin);
  const complaints = complaintsOf(page);
  await settle(page, '/admin/visa-rules?visa=462');
  await page.getByRole('button', { name: 'Add a passport to Work and Holiday visa (subclass 462)' }).click();
  const choice = page.getByRole('dialog', { name: /^Add a passport/ });
  await choice.getByLabel('Passport').fill(name);
  await page.keyboard.press('Enter');
  await choice.getByRole('button', { name: 'Write its rule' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Work and Holiday visa (subclass 462): ${name}`);
  await expect(page.getByText('There is no rule for this passport yet.')).toBeVisible();

  // The first rule is overdue for review from the start.
  const first = addDays(today, -400);
  await page.getByLabel('Add a rule that is valid from').fill(first);
  await page.getByRole('button', { name: 'Add a rule', exact: true }).click();
  await field(page, 'Highest age').fill('30');
  await field(page, 'Name of the source').fill('Home Affairs, a new agreement');
  await field(page, 'Address of the source').fill('https://immi.homeaffairs.gov.au/new');
  await field(page, 'Source checked on').fill(addDays(today, -390));
  await field(page, 'Review by').fill(addDays(today, -20));
  await publish(page);
  await expect.poll(async () => (await optionFor(request, someone))?.verdict).toBe('too_old');

  // The next rule raises the age from today; the previous rule ends the day before.
  await page.getByLabel('Add a rule that is valid from').fill(today);
  await page.getByRole('button', { name: 'Add a rule', exact: true }).click();
  await field(page, 'Highest age').fill('35');
  await field(page, 'Review by').fill(addDays(today, 200));
  await page.getByRole('button', { name: 'Add a person' }).click();
  await page.getByLabel('Born on').fill(bornOn);
  await page.getByLabel('First day with the family').fill(someone.startsOn);
  await page.getByRole('button', { name: 'Test the draft' }).first().click();
  const answers = page.getByRole('list', { name: 'Answers' });
  await expect(page.getByText('1 of 1 answers changes.')).toBeVisible();
  await expect(answers.getByRole('listitem').first()).toContainText(/Published\s*Too old to apply/);
  await expect(answers.getByRole('listitem').first()).toContainText(/Your draft\s*Can apply/);
  expect((await optionFor(request, someone))?.verdict, 'trying stores nothing').toBe('too_old');
  await publish(page);
  await expect.poll(async () => (await optionFor(request, someone))?.verdict).toBe('open');
  const set = (await send(request, token, 'GET', `/api/admin/visa-rules/australia/462/${code}`)) as RuleSet;
  expect(set.rules).toMatchObject([
    { validFrom: first, validUntil: addDays(today, -1), values: { ageMost: 30 } },
    { validFrom: today, validUntil: null, values: { ageMost: 35 } },
  ]);

  // A rule that starts later does not change today's answer, which shows its start date.
  const soon = addDays(today, 30);
  await page.getByLabel('Add a rule that is valid from').fill(soon);
  await page.getByRole('button', { name: 'Add a rule', exact: true }).click();
  await field(page, 'Highest age').fill('30');
  await field(page, 'Review by').fill(addDays(today, 200));
  await publish(page);
  await expect.poll(async () => (await optionFor(request, someone))?.changes).toEqual([soon]);
  expect((await optionFor(request, someone))?.verdict).toBe('open');

  await settle(page, `/admin/visa-rules?visa=462&q=${encodeURIComponent(name)}`);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('up to 35 years');
  await expect(row).toContainText('1 past rule');
  await expect(row).toContainText(/Changes on \d+ \w+ \d{4}/);
  await expect(row.getByRole('link', { name: 'Home Affairs, a new agreement' })).toHaveAttribute(
    'href',
    'https://immi.homeaffairs.gov.au/new',
  );
  await row
    .getByRole('link', { name: /^Open Work and Holiday/ })
    .or(row.getByRole('button', { name: /^Open/ }))
    .click();
  await page.getByRole('link', { name: 'Who changed it, and when' }).click();
  await expect(page.getByText('Visa rules: published')).toHaveCount(3);
  expect(complaints).toEqual([]);
});

test('R20 rules past their day of review are marked and found, and a visa is confirmed with its days', async ({
  as,
  request,
}) => {
  const token = await signInByCall(request, admin);
  const { code, name } = await newPassport(request, token);
  const today = await todayOf(request);
  const path = `/api/admin/visa-rules/australia/462/${code}`;
  const { revision } = (await send(request, token, 'GET', path)) as RuleSet;
  const rule = {
    id: null,
    validFrom: '2020-01-01',
    validUntil: null,
    values: { places: 100 },
    sourceTitle: 'Home Affairs, a new agreement',
    sourceUrl: 'https://immi.homeaffairs.gov.au/new',
    checkedOn: '2024-01-01',
    reviewBy: '2025-01-01',
  };
  await send(request, token, 'PUT', path, { revision, rules: [rule] });

  const page = await as(admin);
  await settle(page, '/admin/visa-rules');
  await page.getByLabel('Only rules to review').click();
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('Review due');
  await expect(row).toContainText('Review by 1 Jan 2025');

  await page.getByRole('button', { name: 'Confirm all rules of Work and Holiday visa (subclass 462)' }).click();
  const dialog = page.getByRole('dialog', { name: /^Confirm Work and Holiday/ });
  await dialog.getByLabel('Review by').fill(addDays(today, -3));
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(dialog.getByText('Please enter a day after the check, at most three years ahead')).toBeVisible();
  await expect(dialog.getByLabel('Review by')).toHaveValue(/^\d{1,2} [A-Z][a-z]{2} \d{4}$/);
  await dialog.getByLabel('Review by').fill(addDays(today, 200));
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toBeHidden();
});

test('R20 earlier rules keep their answers while a new rule is tried', async ({ as, request }) => {
  const today = await todayOf(request);
  const page = await as(admin);
  await settle(page, '/admin/visa-rules/australia/417/gb');
  await page.getByLabel('Add a rule that is valid from').fill(addDays(today, -1));
  await page.getByRole('button', { name: 'Add a rule', exact: true }).click();
  await field(page, 'Highest age').fill('30');
  await field(page, 'Review by').fill(addDays(today, 200));
  await page.getByRole('button', { name: 'Test the draft' }).first().click();
  await page.getByLabel('Show answers that stay the same').click();
  const old = page.getByRole('listitem').filter({ hasText: 'United Kingdom, 33 on the first day of the new limit' });
  await expect(old).toContainText('Stays the same');
  await expect(old).toContainText('by the rules of 1 Jul 2023');
  await expect(old).toContainText('Can apply');
});

for (const how of ['answer', 'network'] as const)
  test(`R20 rules that could not be published (${how}) say so in the dialog, lose nothing, and leaving asks`, async ({
    as,
    request,
  }) => {
    const token = await signInByCall(request, admin);
    const { code } = await newPassport(request, token);
    const today = await todayOf(request);
    const page = await as(admin);
    const address = `/admin/visa-rules/australia/462/${code.toLowerCase()}`;
    await settle(page, address);
    await page.getByLabel('Add a rule that is valid from').fill(today);
    await page.getByRole('button', { name: 'Add a rule', exact: true }).click();
    await field(page, 'Name of the source').fill('Home Affairs, a new agreement');
    await field(page, 'Address of the source').fill('https://immi.homeaffairs.gov.au/new');
    await field(page, 'Review by').fill(addDays(today, 200));
    const repair = await failWrites(page, /\/api\/admin\/visa-rules(?:\/\w+){3}$/, how);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(dialog.getByRole('alert')).toContainText('Nothing was changed.');
    if (how === 'answer') await expect(dialog.getByRole('alert')).toContainText(AWAY);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(field(page, 'Name of the source')).toHaveValue('Home Affairs, a new agreement');

    await page
      .getByRole('link', { name: 'All visa rules' })
      .or(page.getByRole('button', { name: 'All visa rules' }))
      .click();
    const leave = page.getByRole('dialog', { name: 'Leave without saving?' });
    await leave.getByRole('button', { name: 'Stay' }).click();
    await expect(page).toHaveURL(address);
    await repair();
    // Closing the tab loses nothing either.
    page.on('dialog', (asked) => void asked.accept());
    await page.reload();
    await expect(page.getByText('We have restored what you typed last time, because it was not saved')).toBeVisible();
    await expect(page.getByText('Not published yet. Stored in this browser.')).toBeVisible();
    await publish(page);
    await expect(page.getByText('As published', { exact: true })).toBeVisible();
  });

test('R20 two admins edit the same rules; the second one sees both versions and loses nothing', async ({
  as,
  request,
}) => {
  const token = await signInByCall(request, admin);
  const { code } = await newPassport(request, token);
  const today = await todayOf(request);
  const page = await as(admin);
  await settle(page, `/admin/visa-rules/australia/462/${code.toLowerCase()}`);
  await page.getByLabel('Add a rule that is valid from').fill(today);
  await page.getByRole('button', { name: 'Add a rule', exact: true }).click();
  await field(page, 'Places a year').fill('250');
  await field(page, 'Name of the source').fill('Home Affairs, a new agreement');
  await field(page, 'Address of the source').fill('https://immi.homeaffairs.gov.au/new');
  await field(page, 'Review by').fill(addDays(today, 200));
  const path = `/api/admin/visa-rules/australia/462/${code}`;
  const { revision } = (await send(request, token, 'GET', path)) as RuleSet;
  const theirs = {
    id: null,
    validFrom: today,
    validUntil: null,
    values: { places: 100 },
    sourceTitle: 'Home Affairs, read by someone else',
    sourceUrl: 'https://immi.homeaffairs.gov.au/new',
    checkedOn: today,
    reviewBy: addDays(today, 300),
  };
  await send(request, token, 'PUT', path, { revision, rules: [theirs] });
  // Two rules begin on the same day: both versions are shown before anything is published.
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const conflict = page.getByRole('region', { name: 'Someone else has published these rules since you opened them' });
  await expect(conflict).toContainText('100 places a year');
  await expect(conflict).toContainText('250 places a year');
  await conflict.getByRole('button', { name: 'Use all of theirs' }).click();
  await conflict.getByRole('button', { name: 'Use this version' }).click();
  await expect(page.getByText('As published', { exact: true })).toBeVisible();
  await expect(page.getByText('100 places a year').first()).toBeVisible();
});
