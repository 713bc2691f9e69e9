import type { Page, Route } from '@playwright/test';
import { openStep } from '../support/agreement-editor';
import { examine, expectNothingSideways } from '../support/examine';
import { makePerson, newRequest, send, signInByCall, type Person } from '../support/people';
import { dayIn, makePlacement, proposeAgreement } from '../support/placements';
import { productNow } from '../support/product-clock';
import { signOutOnPage } from '../support/sign-in-form';
import { beginTalk, composer, makeTalk } from '../support/talk';
import { expect, test } from '../support/test';

const signAs = async (page: Page, person: Person, name: string, button: string) => {
  await page.getByLabel('Your full name').fill(name);
  await page.getByLabel('Your password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: button, exact: true }).click();
};

const DAY_MS = 86_400_000;

/** Makes two people of whom the family has proposed terms. */
async function makeProposal() {
  const [family, auPair] = await Promise.all([makePerson('family'), makePerson('aupair')]);
  const { id: conversationId } = await beginTalk(family, auPair);
  const request = await newRequest();
  const token = await signInByCall(request, family);
  const startsOn = dayIn('Australia/Sydney', await productNow(request));
  const id = await proposeAgreement(token, conversationId, startsOn);
  return { family, auPair, id, path: `/agreements/${id}`, block: () => blockAs(token, auPair) };
}

const blockAs = async (token: string, { id }: Person) =>
  send(await newRequest(), token, 'PUT', `/api/blocks/${id}`, {});

test.describe('J03 An agreement', () => {
  test('is written, proposed, answered with other terms whose difference is seen, and signed; a wrong password keeps the name', async ({
    as,
  }) => {
    const { family, auPair, path } = await makeTalk();
    const host = await as(family);
    const guest = await as(auPair);
    await host.goto(path);
    await host.getByRole('button', { name: 'Write an agreement' }).click();
    await expect(host.getByRole('heading', { name: `Agreement with ${auPair.name}` })).toBeVisible();

    // A missing amount shows an error next to its field, and typed values survive a reload.
    await openStep(host, 'Home and rules');
    await host.getByRole('textbox', { name: 'Meals' }).fill('Three meals a day, and the good bread on Sundays.');
    await openStep(host, 'Review and send');
    await host.getByRole('button', { name: `Propose to ${auPair.name}` }).click();
    await expect(host.getByText('Please enter the weekly pay').first()).toBeVisible();
    await expect(host.getByLabel('Paid each week, in A$')).toBeFocused();
    await openStep(host, 'Home and rules');
    await host.getByLabel('How the au pair is insured').fill('Comprehensive, named in the policy.');
    await openStep(host, 'Pay and extras');
    const saved = host.waitForResponse(
      (answer) => answer.ok() && answer.request().postData()?.includes('42000') === true,
    );
    await host.getByLabel('Paid each week, in A$').fill('420');
    await saved;
    await expect(host.getByText('Saved. Only you can see it.')).toBeVisible();
    await host.reload();
    await expect(host.getByLabel('Paid each week, in A$')).toHaveValue('420');
    expect(await examine(host, 'the editor')).toEqual([]);
    await openStep(host, 'Home and rules');
    await expect(host.getByRole('textbox', { name: 'Meals' })).toHaveValue(/good bread on Sundays/);
    await openStep(host, 'Review and send');
    await host.getByRole('button', { name: `Propose to ${auPair.name}` }).click();
    await expect(host.getByText(`${auPair.name} has your terms. It is their turn to answer.`)).toBeVisible();
    const address = new URL(host.url()).pathname;

    await guest.goto(path);
    await guest.getByRole('link', { name: /^Agreement/ }).click();
    await expect(guest.getByText('A$420.00 each week, paid on Friday.')).toBeVisible();
    await guest.getByRole('button', { name: 'Propose changes' }).click();
    await openStep(guest, 'Notice and end');
    await guest.getByLabel('Weeks of notice').selectOption('4');
    await openStep(guest, 'Review and send');
    await guest.getByLabel(`A message to ${family.name}`).fill('Four weeks would let me sleep.');
    await guest.getByRole('button', { name: `Send to ${family.name}` }).click();
    await expect(guest.getByText(`${family.name} has your terms. It is their turn to answer.`)).toBeVisible();

    // The au pair's answer arrives on the open page and can be compared clause by clause.
    const changes = host.getByRole('region', { name: `${auPair.name} changed one clause` });
    await expect(changes.locator('del')).toHaveText('Either person can end it with 2 weeks’ notice.');
    await expect(changes.locator('ins')).toHaveText('Either person can end it with 4 weeks’ notice.');
    expect(await examine(host, 'the difference')).toEqual([]);
    await host.setViewportSize({ width: 390, height: 844 });
    await expectNothingSideways(host, 'the page on a phone');

    await signAs(host, { ...family, password: 'something else entirely' }, 'Ana Harrow', 'Sign');
    await expect(host.getByLabel('Your password', { exact: true })).toHaveValue('');
    await expect(host.getByLabel('Your full name')).toHaveValue('Ana Harrow');
    await signAs(host, family, 'Ana Harrow', 'Sign');
    await expect(host.getByText(`when ${auPair.name} signs too`)).toBeVisible();
    await expect(guest.getByText('Your signature confirms it.')).toBeVisible();

    // Without a video interview the agreement is not confirmed, and the page says what is missing.
    await expect(guest.getByText('Meet on video first: you need to have an interview.')).toBeVisible();
    await signAs(guest, auPair, 'Lena Brandt', 'Sign and confirm');
    await expect(guest.getByText(/Please have a video interview first/).first()).toBeVisible();
    await guest.goto(address);
    await expect(guest.getByRole('button', { name: 'Sign and confirm' })).toBeVisible();
  });

  test('keeps its half-written terms when a notification leads to another agreement', async ({ as }) => {
    const other = makePerson('family', { profile: { familyName: 'Okafor' } });
    const [auPair, first, second] = await Promise.all([makePerson('aupair'), makePerson('family'), other]);
    const request = await newRequest();
    const startsOn = dayIn('Australia/Sydney', await productNow(request));
    const proposeFrom = async (family: Person, weeklyCents: number) => {
      const { id } = await beginTalk(family, auPair);
      return proposeAgreement(await signInByCall(request, family), id, startsOn, weeklyCents);
    };
    const agreementId = await proposeFrom(first, 42_000);
    await proposeFrom(second, 51_000);

    const page = await as(auPair);
    // Older emails lead here.
    await page.goto(`/arrangements/${agreementId}`);
    await expect(page).toHaveURL(new RegExp(`/agreements/${agreementId}$`));
    await page.getByRole('button', { name: 'Propose changes' }).click();
    await openStep(page, 'Pay and extras');
    await page.getByLabel('Paid each week, in A$').fill('430');
    await openStep(page, 'Review and send');
    await page.getByLabel(`A message to ${first.name}`).fill('Ten more would pay for my course.');
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await page.getByRole('link', { name: /Okafor.* proposes an agreement/ }).click();

    await expect(page.getByRole('heading', { name: `Agreement with ${second.name}` })).toBeVisible();
    await expect(page.getByText('A$510.00 each week')).toBeVisible();
    await expect(page.getByRole('button', { name: `Send to ${second.name}` })).toBeHidden();
    await page.getByRole('button', { name: 'Propose changes' }).click();
    await openStep(page, 'Pay and extras');
    await expect(page.getByLabel('Paid each week, in A$')).toHaveValue('510');
    await openStep(page, 'Review and send');
    await expect(page.getByLabel(`A message to ${second.name}`)).toHaveValue('');

    // Back goes from any step of the second one to its terms, and then to the step of the first that was left.
    await page.goBack();
    await expect(page.getByRole('heading', { level: 2, name: 'The terms' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: `Agreement with ${first.name}` })).toBeVisible();
    await expect(page.getByLabel(`A message to ${first.name}`)).toHaveValue('Ten more would pay for my course.');
    await openStep(page, 'Pay and extras');
    await expect(page.getByLabel('Paid each week, in A$')).toHaveValue('430');
  });

  test('keeps the message that goes with half-written terms', async ({ as }) => {
    const { family, auPair, path } = await makeProposal();
    const page = await as(auPair);
    await page.goto(path);
    await page.getByRole('button', { name: 'Propose changes' }).click();
    await openStep(page, 'Review and send');
    const message = page.getByLabel(`A message to ${family.name}`);
    await message.fill('Four weeks would let me sleep.');
    await page.getByRole('link', { name: 'Open the conversation' }).click();
    await expect(composer(page)).toBeVisible();
    await page.goBack();
    await expect(message).toHaveValue('Four weeks would let me sleep.');
    await expect(page.getByText('Saved. Only you can see it.')).toBeVisible();
    await page.reload();
    await expect(message).toHaveValue('Four weeks would let me sleep.');
    await page.goto(path);
    await page.getByRole('button', { name: 'Continue your changes' }).click();
    await openStep(page, 'Review and send');
    await expect(message).toHaveValue('Four weeks would let me sleep.');
  });

  test('locks its terms while they are being sent, and unlocks them when that fails', async ({ as }) => {
    const { family, auPair, path } = await makeProposal();
    const page = await as(auPair);
    await page.goto(path);
    await page.getByRole('button', { name: 'Propose changes' }).click();
    await openStep(page, 'Pay and extras');
    const pay = page.getByLabel('Paid each week, in A$');
    const message = page.getByLabel(`A message to ${family.name}`);
    const held: Route[] = [];
    await page.route(/\/api\/agreements\/[^/]+\/(draft|versions)$/, (route) => void held.push(route));
    await pay.fill('430');
    await expect.poll(() => held.length).toBe(1);
    await openStep(page, 'Review and send');
    const send = page.getByRole('button', { name: `Send to ${family.name}` });
    await send.press('Enter');
    await expect(send).toHaveAttribute('aria-busy', 'true');
    const typeInto = async (field: typeof pay) => {
      await field.evaluate((element: HTMLElement) => element.focus());
      await page.keyboard.press('End');
      await page.keyboard.type('9');
    };
    const typeIntoBoth = async () => {
      await typeInto(message);
      await expect(message).toHaveValue('');
      await openStep(page, 'Pay and extras');
      await typeInto(pay);
      await expect(pay).toHaveValue('430');
      await openStep(page, 'Review and send');
    };
    // First a draft is still on its way, then the terms themselves.
    await typeIntoBoth();
    await held.shift()?.fallback();
    await expect.poll(() => held.length).toBe(1);
    await typeIntoBoth();
    await send.focus();
    const refusal = { statusCode: 409, code: 'conflict', message: 'Not now.' };
    await held.shift()?.fulfill({ status: 409, json: refusal });
    await expect(page.getByText('Not now.')).toBeVisible();
    await expect(send).toBeFocused();
    await page.unroute(/\/api\/agreements\/[^/]+\/(draft|versions)$/);
    await openStep(page, 'Pay and extras');
    await pay.fill('440');
    await expect(page.getByText('Saved. Only you can see it.')).toBeVisible();
    await openStep(page, 'Review and send');
    await send.press('Enter');
    await expect(page.getByText(`${family.name} has your terms. It is their turn to answer.`)).toBeVisible();
    await expect(page.getByText('A$440.00 each week').first()).toBeVisible();
  });

  test('keeps what was typed just before logging out', async ({ as }) => {
    const { auPair, id, path } = await makeProposal();
    const page = await as(auPair);
    await page.goto(path);
    await page.getByRole('button', { name: 'Propose changes' }).click();
    await openStep(page, 'Pay and extras');
    await page.getByLabel('Paid each week, in A$').fill('430');
    await signOutOnPage(page);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign Out' })).toBeHidden();
    const request = await newRequest();
    const token = await signInByCall(request, auPair);
    const saved = await send(request, token, 'GET', `/api/agreements/${id}`);
    expect(saved).toMatchObject({ draft: { terms: { pay: { weeklyCents: 43_000 } } } });
  });

  test('does not say that a reason will be read by someone who is blocked', async ({ as }) => {
    const { family, auPair, path, block } = await makeProposal();
    await block();
    const page = await as(family);
    await page.goto(path);
    await page.getByRole('button', { name: 'Cancel it' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/sees your reason, unless one of you has blocked the other/)).toBeVisible();
    await dialog.getByLabel('Reason').fill('Our plans have changed: we move to Perth.');
    await page.reload();
    await page.getByRole('button', { name: 'Cancel it' }).click();
    await expect(dialog.getByLabel('Reason')).toHaveValue(/we move to Perth/);
    await dialog.getByRole('button', { name: 'Cancel it' }).click();
    await expect(page.getByRole('blockquote')).toContainText('we move to Perth');
    const other = await as(auPair);
    await other.goto(path);
    await expect(other.getByText('Cancelled. This agreement no longer binds either of you.')).toBeVisible();
    await expect(other.getByText('we move to Perth')).toBeHidden();
  });

  test('that ends early goes on until its last day', async ({ as }) => {
    const { id, family, auPair, startsOn } = await makePlacement();
    const on = dayIn('UTC', new Date(Date.parse(startsOn) + 10 * DAY_MS));
    const request = await newRequest();
    const token = await signInByCall(request, family);
    const reason = 'We move abroad sooner than planned.';
    await send(request, token, 'POST', `/api/agreements/${id}/ending`, { reason, on });
    const page = await as(auPair);
    await page.goto(`/agreements/${id}`);
    await expect(page.getByRole('status').filter({ hasText: 'Ends early' })).toContainText('goes on until');
    await expect(page.getByRole('button', { name: 'End it sooner' })).toBeVisible();
    await expect(page.getByText('Each of you can write a review after the last day.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to reviews' })).toBeHidden();
    await page.goto('/dashboard');
    const card = page.getByRole('region', { name: 'Your agreements' }).getByRole('article');
    await expect(card).toContainText(/Day \d+ of 11/);
    await expect(card.getByRole('link', { name: 'Hours' })).toBeVisible();
  });

  test('names a bad date at its field before anything is sent', async ({ as }) => {
    const { family, auPair, path } = await makeProposal();
    const page = await as(auPair);
    await page.goto(path);
    await page.getByRole('button', { name: 'Propose changes' }).click();
    const [first, last] = [page.getByLabel('First day'), page.getByLabel('Last day')];
    const send = page.getByRole('button', { name: `Send to ${family.name}` });
    const begins = await first.inputValue();
    let sent = 0;
    page.on('request', (request) => (sent += Number(request.url().endsWith('/versions'))));
    await last.fill(begins);
    await last.blur();
    const refused = page.getByText('The last day must come after the first one');
    await expect(refused).toBeVisible();
    await first.fill('2020-01-01');
    await openStep(page, 'Review and send');
    await send.press('Enter');
    await expect(first).toBeFocused();
    await expect(page.getByText('The first day cannot be in the past').first()).toBeVisible();
    expect(sent).toBe(0);
    await first.fill(begins);
    await openStep(page, 'Review and send');
    await send.press('Enter');
    await expect(last).toBeFocused();
    await expect(refused.first()).toBeVisible();
    await expect(page.getByText('Saved. Only you can see it.')).toBeVisible();
  });
});
