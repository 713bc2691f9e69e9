import { examine } from '../support/examine';
import { makePerson } from '../support/people';
import { beginTalk, composer, messageWith, openMenu, openTalk } from '../support/talk';
import { expect, test } from '../support/test';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test('words are found on a phone and by keyboard, and a message says when it was read', async ({ as }) => {
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
