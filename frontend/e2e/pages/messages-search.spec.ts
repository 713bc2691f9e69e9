import type { Page } from '@playwright/test';
import { examine } from '../support/examine';
import { makePerson } from '../support/people';
import { PHONE } from '../support/screens';
import { beginTalk, composer, messageWith, openMenu, openTalk } from '../support/talk';
import { expect, test } from '../support/test';

/** More messages than this are never in the page, however far someone scrolls. */
const MOST_SHOWN = 150;

const shownSeqs = (page: Page) =>
  page
    .locator('[data-message]')
    .evaluateAll((messages) => messages.map((message) => Number(message.getAttribute('data-message'))));

/** Scrolls to an end of what is loaded, waits until there is more, and tells by how much that moved what was read. */
async function scrollOn(page: Page, to: 'start' | 'end'): Promise<number> {
  const edge = (await shownSeqs(page)).at(to === 'start' ? 0 : -1) ?? 0;
  const topOf = () =>
    page.locator(`[data-message="${edge}"]`).evaluate((message) => message.getBoundingClientRect().top);
  const before = await page.getByRole('log').evaluate(
    (log, [isStart, seq]) => {
      log.scrollTop = isStart ? 0 : log.scrollHeight;
      return log.querySelector(`[data-message="${seq}"]`)?.getBoundingClientRect().top ?? 0;
    },
    [to === 'start', edge] as const,
  );
  await expect.poll(async () => (await shownSeqs(page)).at(to === 'start' ? 0 : -1)).not.toBe(edge);
  expect((await shownSeqs(page)).length).toBeLessThanOrEqual(MOST_SHOWN);
  return Math.abs((await topOf()) - before);
}

test('messages are found by their words, on a phone and by keyboard, and a message says when it was read', async ({
  as,
}) => {
  test.setTimeout(120_000);
  const [family, auPair] = [await makePerson('family'), await makePerson('aupair')];
  const { id, say } = await beginTalk(family, auPair);
  await say('João starts school in February');
  for (let line = 2; line <= 240; line += 1) await say(`Line ${line}`);
  await say('Does joao walk to school?');

  const phone = await as(auPair, PHONE);
  await phone.goto('/app/messages');
  await phone.getByRole('button', { name: 'Search people and messages' }).tap();
  await phone.getByRole('searchbox', { name: 'Search people and messages' }).fill('JOAO school');
  const found = phone.getByRole('region', { name: 'In messages' });
  await expect(found.getByRole('status')).toHaveText('Found in 1 conversation');
  expect(await examine(phone, 'what was found')).toEqual([]);
  await found.getByRole('link', { name: 'João starts school' }).tap();
  const first = messageWith(phone, 'João starts school').first();
  await expect(first).toBeInViewport();
  await expect(first.locator('mark')).toHaveText(['João', 'school']);
  await expect(phone.getByText('2 of 2')).toBeVisible();
  // Only what stands around it was loaded, and more of it as one scrolls.
  const newest = phone.getByRole('button', { name: 'Back to the newest' });
  const numbered = (seq: number) => phone.locator(`[data-message="${seq}"]`);
  await expect(numbered(40)).toHaveCount(1);
  await expect(numbered(150)).toHaveCount(0);
  expect(await examine(phone, 'an earlier part of a conversation')).toEqual([]);
  await numbered(50).scrollIntoViewIfNeeded();
  await expect(numbered(90)).toHaveCount(1);
  await expect(numbered(50)).toBeInViewport();
  await newest.tap();
  await expect(messageWith(phone, 'Does joao walk')).toBeInViewport();
  await expect(newest).toBeHidden();
  await phone.getByRole('button', { name: 'Later message' }).tap();
  await phone.getByRole('button', { name: 'Earlier message', exact: true }).tap();
  await expect(first).toBeInViewport();
  await phone.getByRole('button', { name: 'Later message' }).tap();
  await expect(messageWith(phone, 'Does joao walk')).toBeInViewport();
  await expect(first).not.toBeInViewport();

  // However far one scrolls, only a stretch is kept, and what is being read stays in its place.
  while (((await shownSeqs(phone))[0] ?? 0) > 1) expect(await scrollOn(phone, 'start')).toBeLessThan(2);
  await expect(phone.getByText('This is the start of your conversation')).toBeVisible();
  await expect(messageWith(phone, 'Does joao walk')).toHaveCount(0);
  while ((await shownSeqs(phone)).at(-1) !== 241) expect(await scrollOn(phone, 'end')).toBeLessThan(2);
  await expect(newest).toBeHidden();
  await expect(numbered(1)).toHaveCount(0);

  const page = await as(auPair);
  await openTalk(page, `/app/messages?conversation=${id}`);
  await page.getByRole('log').press('/');
  const field = page.getByRole('searchbox', { name: `Search the conversation with ${family.name}` });
  await expect(field).toBeFocused();
  await field.fill('joao');
  await expect(page.getByText('1 of 2')).toBeVisible();
  await field.press('Enter');
  await expect(messageWith(page, 'João starts school').first()).toBeInViewport();
  await expect(field).toBeFocused();
  await field.fill('giraffe');
  await expect(page.getByText('Not found')).toBeVisible();
  await field.press('Escape');
  await expect(field).toBeHidden();
  await expect(composer(page)).toBeVisible();

  const menu = await openMenu(page, 'Does joao walk');
  await menu.getByRole('button', { name: 'Info' }).press('Enter');
  const times = page.getByRole('dialog', { name: 'About this message' });
  await expect(times.locator('time')).toHaveCount(3);
  await expect(times.getByText(/ for you$/)).toHaveCount(3);
  expect(await examine(page, 'the times of a message')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(times).toBeHidden();
});
