import { contents, openStep } from '../support/agreement-editor';
import { examine, expectNothingSideways } from '../support/examine';
import { makePerson, newRequest, signInByCall } from '../support/people';
import { dayIn, proposeAgreement } from '../support/placements';
import { productNow } from '../support/product-clock';
import { beginTalk, makeTalk } from '../support/talk';
import { expect, test } from '../support/test';

const step = { level: 2 } as const;

/** Terms of a family that the au pair has to answer. */
async function makeProposal() {
  const [family, auPair] = await Promise.all([makePerson('family'), makePerson('aupair')]);
  const { id: conversationId } = await beginTalk(family, auPair);
  const request = await newRequest();
  const startsOn = dayIn('Australia/Sydney', await productNow(request));
  const id = await proposeAgreement(await signInByCall(request, family), conversationId, startsOn);
  return { family, auPair, path: `/agreements/${id}` };
}

test('an answer is written in steps on a phone, next to what the other proposed and what the law asks', async ({
  as,
}) => {
  const { family, auPair, path } = await makeProposal();
  const page = await as(auPair, { hasTouch: true, viewport: { width: 390, height: 844 } });
  await page.goto(path);
  await page.getByRole('button', { name: 'Propose changes' }).tap();
  const list = contents(page).getByRole('button', { name: 'Step 1 of 6 Dates' });
  await expect(list).toHaveAttribute('aria-expanded', 'false');
  await list.tap();
  await contents(page).getByRole('link', { name: 'Pay and extras' }).tap();
  await expect(page).toHaveURL(/\?step=pay$/);
  await expect(page.getByRole('heading', { ...step, name: 'Pay and extras' })).toBeFocused();
  const pay = page.getByLabel('Paid each week, in A$');
  await pay.fill('430');
  const differs = page.getByRole('listitem').filter({ hasText: 'They proposed: A$420.00 · You: A$430.00' }).last();
  await expect(differs).toBeVisible();
  const line = page.locator('p[aria-hidden="true"]').filter({ hasText: /at least A\$[\d,.]+ a week/ });
  await expect(line).toContainText('A$430.00');
  await expect(line).toBeInViewport();
  await page.getByLabel('Flights and insurance').scrollIntoViewIfNeeded();
  await expect(line).toBeInViewport();
  expect(await examine(page, 'the editor on a phone')).toEqual([]);
  await expectNothingSideways(page, 'the editor on a phone');

  await page.getByRole('button', { name: 'Continue' }).tap();
  await expect(page.getByRole('heading', { ...step, name: 'Home and rules' })).toBeFocused();
  await expect(page.getByText('Saved. Only you can see it.')).toBeVisible();
  // Back closes the editor from any step.
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await page.getByRole('button', { name: 'Continue your changes' }).waitFor();
  await page.goForward();
  await expect(page.getByRole('heading', { ...step, name: 'Home and rules' })).toBeVisible();
  await expect(pay).toHaveValue('430');
  await page.reload();
  await expect(page.getByRole('heading', { ...step, name: 'Home and rules' })).toBeVisible();
  await openStep(page, 'Review and send');
  await expect(differs).toBeVisible();
  await page.getByRole('button', { name: `Send to ${family.name}` }).tap();
  await expect(page.getByText(`${family.name} has your terms. It is their turn to answer.`)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  // The editor leaves no entry in the history: one Back leaves the agreement.
  await page.goBack();
  await expect(page).not.toHaveURL(new RegExp(path));
  await page.goForward();

  // The address of a step opens no editor for terms that cannot be written now.
  await page.goto(`${path}?step=pay`);
  await expect(page.getByRole('heading', { ...step, name: 'The terms' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
});

test('first terms are written in steps by keyboard, and missing answers are marked in the contents', async ({ as }) => {
  const { family, auPair, path } = await makeTalk();
  const page = await as(family, { viewport: { width: 1440, height: 900 } });
  await page.goto(path);
  await page.getByRole('button', { name: 'Write an agreement' }).press('Enter');
  const link = (name: string) => contents(page).getByRole('link', { name });
  await expect(link('Dates')).toHaveAttribute('aria-current', 'step');

  // Half a date is no value that a draft could hold; it stays in its field all the same.
  const first = page.getByLabel('First day');
  await first.fill('');
  await first.focus();
  await page.keyboard.type('12');
  await page.getByRole('button', { name: 'Continue' }).press('Enter');
  await expect(page.getByRole('heading', { ...step, name: 'Work and hours' })).toBeFocused();
  await expect(link('Dates')).toContainText('1 field to check');
  await page.getByRole('button', { name: 'Back', exact: true }).press('Enter');
  await expect(page.getByText('Please give a date').first()).toBeVisible();
  expect(await first.evaluate((field: HTMLInputElement) => field.validity.badInput)).toBe(true);
  await first.fill(dayIn('Australia/Sydney', new Date(Date.now() + 40 * 86_400_000)));
  await expect(link('Dates')).not.toContainText('to check');

  await link('Work and hours').press('Enter');
  const note = page.getByRole('note', { name: 'Pay and the law' });
  await page.getByLabel('What is not part of it').scrollIntoViewIfNeeded();
  await expect(note).toBeInViewport();
  await note.getByRole('link', { name: 'Add: the weekly pay' }).press('Enter');
  await expect(page.getByRole('heading', { ...step, name: 'Pay and extras' })).toBeFocused();

  await link('Review and send').press('Enter');
  await page.getByRole('button', { name: `Propose to ${auPair.name}` }).press('Enter');
  await expect(page.getByLabel('Paid each week, in A$')).toBeFocused();
  await expect(link('Pay and extras')).toContainText('1 field to check');
  await page.keyboard.type('420');
  await expect(link('Pay and extras')).not.toContainText('to check');
  expect(await examine(page, 'the editor')).toEqual([]);
  await page.goto(`${new URL(page.url()).pathname}?step=notice`);
  await expect(page.getByLabel('Weeks of notice')).toBeVisible();
});
