import type { Page } from '@playwright/test';
import { examine, VISUAL_RULES } from '../support/examine';
import { PHONE } from '../support/screens';
import { beginTalk, makeTalk, openTalk, write } from '../support/talk';
import { makePerson } from '../support/people';
import { expect, test } from '../support/test';

const list = (page: Page) => page.getByRole('navigation', { name: 'Conversations' });
const row = (page: Page, name: string) => list(page).getByRole('link', { name });
const openSettings = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Search, archive or mute' }).press('Enter');
  return page.getByRole('dialog', { name: `Your conversation with ${name}` });
};

test.describe('a conversation', () => {
  test.describe.configure({ mode: 'parallel', timeout: 120_000 });

  test('is archived on all devices of a member, restored by one press, and shown again with a new message', async ({
    as,
  }) => {
    const { family, auPair, path } = await makeTalk();
    const [writer, reader] = [await as(family), await as(auPair)];
    const secondTab = await reader.context().newPage();
    await openTalk(writer, path);
    await write(writer, 'Kia ora from our garden');
    await openTalk(reader, path);
    await openTalk(secondTab, path);
    await expect(row(secondTab, family.name)).toBeVisible();

    const settings = await openSettings(reader, family.name);
    await expect(settings.getByRole('button', { name: 'Archive' })).toBeVisible();
    expect(await examine(reader, 'the menu of a conversation')).toEqual([]);
    await settings.getByRole('button', { name: 'Archive' }).press('Enter');
    for (const page of [reader, secondTab]) await expect(row(page, family.name)).toHaveCount(0);
    await expect(reader).toHaveURL(/\/messages$/);
    await expect(list(reader).getByText('No conversations here')).toBeVisible();
    await reader.getByRole('button', { name: 'Undo' }).press('Enter');
    for (const page of [reader, secondTab]) await expect(row(page, family.name)).toBeVisible();

    await row(reader, family.name).click();
    await (await openSettings(reader, family.name)).getByRole('button', { name: 'Archive' }).press('Enter');
    await expect(row(reader, family.name)).toHaveCount(0);
    await list(reader).getByRole('button', { name: 'Archived' }).click();
    await expect(row(reader, family.name)).toContainText('Kia ora from our garden');
    expect(await examine(reader, 'archived conversations', VISUAL_RULES)).toEqual([]);
    await expect(row(writer, auPair.name)).toBeVisible();

    await write(writer, 'Would you like to meet on video?');
    await expect(list(reader).getByText(/^No archived conversations/)).toBeVisible();
    await list(reader).getByRole('button', { name: 'All', exact: true }).click();
    for (const page of [reader, secondTab]) await expect(row(page, family.name)).toContainText('meet on video');
    await reader.reload();
    await expect(row(reader, family.name)).toContainText('meet on video');
  });

  test('is muted on a phone, says so in the list, and is unmuted', async ({ as }) => {
    const auPair = await makePerson('aupair');
    const family = await makePerson('family');
    const { id, say } = await beginTalk(family, auPair);
    await say('Good morning');
    const phone = await as(auPair, PHONE);
    await openTalk(phone, `/app/messages?conversation=${id}`);
    await expect(phone.getByRole('heading', { name: family.name })).toBeInViewport();
    let settings = await openSettings(phone, family.name);
    for (const button of await settings.getByRole('button').all())
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(43);
    expect(await examine(phone, 'the menu of a conversation on a phone', VISUAL_RULES)).toEqual([]);
    await settings.getByRole('button', { name: '8 hours' }).tap();
    await expect(phone.getByText('Conversation muted')).toBeVisible();
    settings = await openSettings(phone, family.name);
    await expect(settings.getByRole('button', { name: 'Unmute' })).toContainText(/Muted until .+, \d+:\d\d [ap]m/);
    await phone.keyboard.press('Escape');
    await expect(phone.getByRole('button', { name: 'Search, archive or mute' })).toBeFocused();

    await phone.getByRole('link', { name: 'Back to all messages' }).tap();
    await expect(row(phone, family.name)).toContainText('Muted');
    await row(phone, family.name).tap();
    await (await openSettings(phone, family.name)).getByRole('button', { name: 'Unmute' }).press('Enter');
    const steps = await phone.evaluate(() => history.length);
    await phone.getByRole('link', { name: 'Back to all messages' }).tap();
    await expect(row(phone, family.name)).not.toContainText('Muted');
    // The list of before, as it was scrolled, and no further step of the browser's Back.
    expect(await phone.evaluate(() => history.length)).toBe(steps);
  });
});
