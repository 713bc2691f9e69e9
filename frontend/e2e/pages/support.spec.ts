import { helplines } from '../../src/content/helplines';
import { administrator } from '../support/demo';
import { examine, expectNothingSideways, settle } from '../support/examine';
import { makePerson, send, signInByCall } from '../support/people';
import { complaintsOf } from '../support/quiet';
import { expect, test } from '../support/test';

const WORDS = 'My six months with this family end in March. Whom do I ask before I go on with them?';

for (const [role, path, other] of [
  ['aupair', '/au-pair-support', 'Families'],
  ['family', '/family-support', 'Au pairs'],
] as const) {
  test(`R19 ${path} offers documents, questions and a request to us, and shows its state`, async ({ as, request }) => {
    const person = await makePerson(role);
    const page = await as(person);
    const complaints = complaintsOf(page);
    await settle(page, path);
    await expect(page.getByRole('region', { name: /^Templates for/ }).getByRole('link')).not.toHaveCount(1);
    const questions = page.getByRole('region', { name: 'Common questions' });
    await questions.locator('summary').first().click();
    await expect(questions.locator('details').first()).toHaveAttribute('open', '');
    expect(await examine(page, path), other).toEqual([]);
    await expectNothingSideways(page, path);

    const form = page.getByRole('region', { name: 'Write to us' });
    await form.getByRole('button', { name: 'Send it' }).click();
    await expect(form.getByText('Please choose what it is about').first()).toBeVisible();
    await form.getByLabel('What is it about?').selectOption('visa_and_work');
    await form.getByLabel('What has happened').fill(WORDS);
    await page.reload();
    await expect(form.getByLabel('What has happened')).toHaveValue(WORDS);
    await form.getByRole('button', { name: 'Send it' }).click();
    const requests = page.getByRole('region', { name: 'Your requests' });
    await expect(requests.getByText('Received')).toBeVisible();

    const admin = await signInByCall(request, administrator);
    const { items } = (await send(request, admin, 'GET', '/api/admin/support-requests?state=open')) as {
      items: { id: string; person: { id: string } | null }[];
    };
    const mine = items.find((item) => item.person?.id === person.id);
    const answer = { words: 'Ask Home Affairs before month six.' };
    await send(request, admin, 'POST', `/api/admin/support-requests/${mine?.id}/messages`, answer);
    await requests.getByRole('link', { name: /Visa, tax/ }).click();
    await expect(page.getByText('Ask Home Affairs before month six.')).toBeVisible();
    await page.getByRole('button', { name: 'Mark as solved' }).press('Enter');
    await expect(page.getByText('This request is closed.')).toBeVisible();
    await expect(page.locator('form').locator(':focus')).toHaveCount(1);
    expect(complaints).toEqual([]);
  });
}

test('"I need out" helps at once, tells no one else, and leaves no trace in the browser', async ({ as }) => {
  const auPair = await makePerson('aupair', { profile: { active: false } });
  const page = await as(auPair, { colorScheme: 'dark' });
  const complaints = complaintsOf(page);
  await settle(page, '/nz/need-out');
  await expect(page.getByRole('link', { name: 'Call 111' })).toHaveAttribute('href', 'tel:111');
  for (const { name, tel } of helplines.newzealand.helplines)
    await expect(page.getByRole('listitem').filter({ hasText: name }).locator(`a[href="tel:${tel}"]`)).toBeVisible();
  expect(await examine(page, '/need-out')).toEqual([]);
  await expectNothingSideways(page, '/need-out');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');

  const letter = page.getByLabel('Your letter');
  await page.getByLabel('Notice, in weeks').selectOption('4');
  await page.getByLabel('From', { exact: true }).fill('2026-12-20');
  await expect(letter).toHaveValue(/last day is 17 January 2027/);
  await page.getByLabel('What happened, and what do you need?').fill(WORDS);
  await page.getByRole('button', { name: 'Send it to us' }).click();
  await expect(page.getByText('Only you and our team can read it.')).toBeVisible();
  await page.getByRole('button', { name: 'Show my profile again, from today' }).click();
  await expect(page.getByText('Your profile is back in the search')).toBeVisible();
  expect(complaints).toEqual([]);

  const { harmless } = helplines.newzealand;
  await page.route(`${harmless}**`, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Weather</h1>' }));
  await page.getByRole('link', { name: 'Leave this page now' }).click();
  await expect(page.getByRole('heading', { name: 'Weather' })).toBeVisible();
  await page.goBack();
  expect(page.url()).not.toContain('need-out');
});

test('an answer begun under one request stays there when another request is opened', async ({ as, request }) => {
  const person = await makePerson('aupair');
  const token = await signInByCall(request, person);
  const ask = async (words: string) => {
    const asked = await send(request, token, 'POST', '/api/support-requests', { subject: 'visa_and_work', words });
    return (asked as { id: string }).id;
  };
  const first = await ask(`First. ${WORDS}`);
  await ask(`Second. ${WORDS}`);
  const page = await as(person);
  await page.goto(`/support-requests/${first}`);
  await page.getByRole('link', { name: 'All support' }).click();
  await page.getByRole('link', { name: /Second\./ }).click();
  const words = page.getByRole('textbox', { name: 'Reply' });
  await words.fill('This is about the second.');
  // As the menu of the browser's Back button does.
  await page.evaluate(() => history.go(-2));
  await expect(page.getByText(`First. ${WORDS}`)).toBeVisible();
  await expect(words).toHaveValue('');
  await page.evaluate(() => history.go(2));
  await expect(page.getByText(`Second. ${WORDS}`)).toBeVisible();
  await expect(words).toHaveValue('This is about the second.');
});

test('the message field is locked while a message is being sent', async ({ as, request }) => {
  const person = await makePerson('aupair');
  const token = await signInByCall(request, person);
  const asked = await send(request, token, 'POST', '/api/support-requests', { subject: 'visa_and_work', words: WORDS });
  const page = await as(person);
  const address = `/support-requests/${(asked as { id: string }).id}`;
  await page.goto(address);
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(`**/api${address}/messages`, async (route) => {
    await held;
    await route.continue();
  });
  const words = page.getByRole('textbox', { name: 'Reply' });
  await words.fill('It is about month six.');
  await page.getByRole('button', { name: 'Send' }).click();
  await words.press('End');
  await page.keyboard.type(' And month seven.');
  const typed = await words.inputValue();
  answer();
  await expect(page.getByRole('listitem').filter({ hasText: 'It is about month six.' })).toBeVisible();
  await expect(words).toHaveValue(typed === 'It is about month six.' ? '' : typed);
  await words.fill('And month seven.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'And month seven.' })).toBeVisible();

  // The error disappears once the message has been sent.
  await page.route(`**/api${address}/messages`, (route) => route.fulfill({ status: 500, json: {} }));
  await words.fill('And month eight.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('It was not sent. Your text is still here.')).toBeVisible();
  await page.unroute(`**/api${address}/messages`);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'And month eight.' })).toBeVisible();
  await expect(page.getByText('It was not sent.')).toHaveCount(0);
});
