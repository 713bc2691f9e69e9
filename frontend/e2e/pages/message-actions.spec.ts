import type { Page, Route } from '@playwright/test';
import { VISUAL_RULES, examine } from '../support/examine';
import { PHONE } from '../support/screens';
import { beginTalk, composer, longPress, makeTalk, messageWith, openMenu, openTalk, write } from '../support/talk';
import { makePerson } from '../support/people';
import { expect, test } from '../support/test';

const sent = (page: Page, words: string) => expect(messageWith(page, words).getByText(/^(Sent|Read)$/)).toBeAttached();

test.describe('a message', () => {
  test.describe.configure({ mode: 'parallel', timeout: 120_000 });

  test('is answered on a phone by a long press, and the quote leads to it', async ({ as }) => {
    const { family, auPair, path } = await makeTalk();
    const [writer, phone] = [await as(family), await as(auPair, PHONE)];
    await openTalk(writer, path);
    await openTalk(phone, path);
    await write(writer, 'Would two boys be too much?');
    for (let line = 1; line <= 12; line += 1) await write(writer, `Line ${line} of something else`);
    await expect(messageWith(phone, 'Line 12 of')).toBeVisible();

    const menu = await longPress(phone, 'Would two boys be too much?');
    for (const button of await menu.getByRole('button').all())
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await examine(phone, 'the menu on a phone')).toEqual([]);
    await menu.getByRole('button', { name: 'Reply' }).tap();
    await expect(menu).toBeHidden();
    await expect(composer(phone)).toBeFocused();
    await expect(phone.getByRole('group', { name: `You are replying to ${family.name}` })).toBeVisible();
    await composer(phone).fill('Not at all');
    await phone.getByRole('button', { name: 'Send' }).tap();
    await expect(phone.getByRole('group', { name: 'You are replying to' })).toHaveCount(0);

    const quote = messageWith(writer, 'Not at all').getByRole('button', { name: 'Answers You: Would two boys' });
    await expect(quote).toBeVisible();
    await expect(messageWith(phone, 'Not at all').getByText('Read')).toBeAttached();
    const original = messageWith(phone, 'Would two boys be too much?').first();
    await expect(original).not.toBeInViewport();
    await phone.getByRole('button', { name: `Answers ${family.name}: Would two boys` }).tap();
    await expect(original).toBeInViewport();
    await expect(original).toBeFocused();
  });

  test('has one menu by keyboard: arrows move, Escape gives the focus back, a reply is kept until it is sent', async ({
    as,
  }) => {
    const { family, auPair, path } = await makeTalk();
    const [writer, reader] = [await as(family), await as(auPair)];
    await openTalk(writer, path);
    await openTalk(reader, path);
    await write(writer, 'Do you like goats?');
    let menu = await openMenu(reader, 'Do you like goats?');
    await expect(menu.getByRole('button', { name: 'Heart', exact: true })).toBeFocused();
    expect(await examine(reader, 'the menu', VISUAL_RULES)).toEqual([]);
    await reader.keyboard.press('ArrowUp');
    await expect(menu.getByRole('button', { name: 'Report this message' })).toBeFocused();
    await reader.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(reader.getByRole('button', { name: /^React, reply/ })).toBeFocused();

    menu = await openMenu(reader, 'Do you like goats?');
    await menu.getByRole('button', { name: 'Reply' }).press('Enter');
    await composer(reader).pressSequentially('I had');
    await reader.reload();
    await expect(composer(reader)).toHaveValue('I had');
    await expect(reader.getByRole('group', { name: `You are replying to ${family.name}` })).toBeVisible();
    await composer(reader).press('End');
    await composer(reader).pressSequentially(' three');
    await composer(reader).press('Enter');
    await expect(
      messageWith(writer, 'I had three').getByRole('button', { name: 'Answers You: Do you like goats?' }),
    ).toBeVisible();
  });

  test('is found from a reply to it even if it is pages above, and a reply can be cancelled', async ({ as }) => {
    const [family, auPair] = [await makePerson('family'), await makePerson('aupair')];
    const { id, say, post } = await beginTalk(family, auPair);
    const path = `/api/conversations/${id}/messages`;
    const first = await post(path, { clientMessageId: crypto.randomUUID(), content: 'The very first' });
    for (let line = 2; line <= 60; line += 1) await say(`Line ${line}`);
    const replyToId = (first as { id: string }).id;
    await post(path, { clientMessageId: crypto.randomUUID(), content: 'As I said', replyToId });
    const page = await as(auPair);
    await openTalk(page, `/app/messages?conversation=${id}`);
    await page.getByRole('button', { name: `Answers ${family.name}: The very first` }).click();
    await expect(messageWith(page, 'The very first').first()).toBeInViewport();

    const menu = await openMenu(page, 'Line 60');
    await menu.getByRole('button', { name: 'Reply' }).press('Enter');
    await composer(page).press('Escape');
    await expect(page.getByRole('group', { name: 'You are replying to' })).toHaveCount(0);
    await expect(composer(page)).toBeFocused();
  });

  test('can be reported from its menu', async ({ as }) => {
    const { family, auPair, path } = await makeTalk();
    const [writer, reader] = [await as(family), await as(auPair)];
    await openTalk(writer, path);
    await openTalk(reader, path);
    await write(writer, 'You are of no use');
    await sent(writer, 'You are of no use');
    const own = await openMenu(writer, 'You are of no use');
    await expect(own.getByRole('button', { name: 'Report this message' })).toHaveCount(0);
    const menu = await openMenu(reader, 'You are of no use');
    await menu.getByRole('button', { name: 'Report this message' }).press('Enter');
    await expect(reader.getByRole('dialog').getByRole('button', { name: 'Send the report' })).toBeVisible();
  });

  test('is edited on a phone and shown as edited to both; a draft is kept meanwhile', async ({ as }) => {
    const { family, auPair, path } = await makeTalk();
    const [phone, reader] = [await as(family, PHONE), await as(auPair)];
    await openTalk(phone, path);
    await openTalk(reader, path);
    await composer(phone).fill('Two boys, 4 and 8');
    await phone.getByRole('button', { name: 'Send' }).tap();
    await sent(phone, 'Two boys, 4 and 8');
    await composer(phone).fill('And a dog');
    const menu = await longPress(phone, 'Two boys, 4 and 8');
    await menu.getByRole('button', { name: 'Edit' }).tap();
    await expect(phone.getByRole('group', { name: 'You are editing your message' })).toBeVisible();
    await expect(composer(phone)).toHaveValue('Two boys, 4 and 8');
    await composer(phone).fill('Two boys, 4 and 7');
    let save = (): void => undefined;
    const saved = new Promise<void>((resolve) => (save = resolve));
    await phone.route('**/api/messages/*', async (route) => {
      await saved;
      await route.continue();
    });
    await phone.getByRole('button', { name: 'Save the change' }).tap();
    await expect(composer(phone)).not.toBeEditable();
    save();
    for (const page of [phone, reader]) {
      await expect(messageWith(page, 'Two boys, 4 and 7').getByText('Edited')).toBeVisible();
      await expect(messageWith(page, 'Two boys, 4 and 8')).toHaveCount(0);
    }
    await expect(composer(phone)).toHaveValue('And a dog');
    await expect(reader.getByRole('navigation', { name: 'Conversations' })).toContainText('Two boys, 4 and 7');
  });

  test('is deleted by keyboard after a question, and its text is gone from it and from replies', async ({ as }) => {
    const { family, auPair, path } = await makeTalk();
    const [writer, reader] = [await as(family), await as(auPair)];
    await openTalk(writer, path);
    await openTalk(reader, path);
    await write(writer, 'To the wrong person');
    const answer = await openMenu(reader, 'To the wrong person');
    await answer.getByRole('button', { name: 'Reply' }).press('Enter');
    await composer(reader).fill('What was that?');
    await composer(reader).press('Enter');
    await sent(reader, 'What was that?');

    const menu = await openMenu(writer, 'To the wrong person');
    await expect(menu).toBeVisible();
    await menu.getByRole('button', { name: 'Edit' }).press('Enter');
    await writer.getByRole('button', { name: 'Cancel the change' }).press('Enter');
    await expect(composer(writer)).toBeFocused();
    await (await openMenu(writer, 'To the wrong person')).getByRole('button', { name: 'Delete' }).press('Enter');
    const question = writer.getByRole('dialog', { name: 'Delete this message?' });
    await question.getByRole('button', { name: 'Keep it' }).press('Enter');
    await expect(question).toBeHidden();
    await expect(messageWith(writer, 'To the wrong person').first()).toBeVisible();
    await (await openMenu(writer, 'To the wrong person')).getByRole('button', { name: 'Delete' }).press('Enter');
    const confirm = question.getByRole('button', { name: 'Delete', exact: true });
    await writer.route('**/api/messages/*', (route) => route.abort('connectionfailed'));
    await confirm.press('Enter');
    await expect(question.getByRole('alert')).not.toBeEmpty();
    await expect(confirm).toBeFocused();
    await writer.unroute('**/api/messages/*');
    await writer.keyboard.press('Enter');
    await expect(messageWith(writer, 'You deleted this message')).toBeFocused();
    await expect(messageWith(reader, 'What was that?').getByText('Message deleted')).toBeVisible();
    for (const page of [writer, reader]) await expect(page.getByText('To the wrong person')).toHaveCount(0);
  });

  test('that is still being deleted does not close the question about another message', async ({ as }) => {
    const { family, path } = await makeTalk();
    const writer = await as(family);
    await openTalk(writer, path);
    await write(writer, 'The first');
    await write(writer, 'The second');
    await sent(writer, 'The second');
    const held: Route[] = [];
    await writer.route('**/api/messages/*', (route) => void held.push(route));
    await (await openMenu(writer, 'The first')).getByRole('button', { name: 'Delete' }).press('Enter');
    const question = writer.getByRole('dialog', { name: 'Delete this message?' });
    await question.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
    await expect.poll(() => held.length).toBe(1);
    await writer.keyboard.press('Escape');
    await (await openMenu(writer, 'The second')).getByRole('button', { name: 'Delete' }).press('Enter');
    await expect(question).toBeVisible();
    await held[0]?.fallback();
    await expect(messageWith(writer, 'You deleted this message')).toBeVisible();
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Keep it' }).press('Enter');
    await expect(messageWith(writer, 'The second').locator(':focus')).toHaveCount(1);
  });

  test('can be edited and deleted on a device whose clock is two hours ahead', async ({ as }) => {
    const { family, path } = await makeTalk();
    const page = await as(family);
    await page.clock.install({ time: Date.now() + 2 * 60 * 60_000 });
    await openTalk(page, path);
    await write(page, 'Sent just now');
    await sent(page, 'Sent just now');
    const menu = await openMenu(page, 'Sent just now');
    await expect(menu.getByRole('button', { name: 'Edit' })).toBeVisible();
    await expect(menu.getByRole('button', { name: 'Delete' })).toBeVisible();
  });
});
