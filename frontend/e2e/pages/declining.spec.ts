import type { Page } from '@playwright/test';
import { examine, expectNothingSideways, VISUAL_RULES } from '../support/examine';
import { makePerson } from '../support/people';
import { DARK_PHONE, PHONE } from '../support/screens';
import { beginTalk, makeTalk, messageWith, openTalk, write } from '../support/talk';
import { expect, test } from '../support/test';

const row = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Conversations' }).getByRole('link', { name });
const offer = (page: Page) => page.getByRole('button', { name: 'Decline kindly' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Decline kindly' });

test.describe('declining kindly', () => {
  test.describe.configure({ mode: 'parallel', timeout: 120_000 });

  test('takes two taps on a phone, is seen at once by the other person, and ends when someone writes again', async ({
    as,
  }) => {
    const { family, auPair, path } = await makeTalk();
    const [writer, phone] = [await as(family), await as(auPair, PHONE)];
    await openTalk(writer, path);
    await expect(offer(writer)).toHaveCount(0);
    await write(writer, 'Kia ora from our garden');
    await openTalk(phone, path);
    await expect(messageWith(phone, 'Kia ora from our garden')).toBeVisible();
    expect((await offer(phone).boundingBox())?.height).toBeGreaterThanOrEqual(40);
    expect(await examine(phone, 'the offer to decline', VISUAL_RULES)).toEqual([]);
    await expectNothingSideways(phone, 'the offer to decline');
    await offer(phone).tap();
    await dialog(phone).getByText('our dates do not fit').tap();
    expect(await examine(phone, 'the ways to decline')).toEqual([]);
    await dialog(phone).getByRole('button', { name: 'Send and decline' }).tap();
    await expect(dialog(phone)).toBeHidden();
    await expect(phone.getByText('You have declined.')).toBeVisible();
    await expect(offer(phone)).toHaveCount(0);
    await expect(messageWith(phone, 'our dates do not fit').getByText('Declined', { exact: true })).toBeVisible();

    await expect(writer.getByText(`${auPair.name} has declined. Either of you can write again.`)).toBeVisible();
    await expect(row(writer, auPair.name)).toContainText('Declined:');
    expect(await examine(writer, 'a conversation that was declined', VISUAL_RULES)).toEqual([]);
    await write(writer, 'Thank you for telling us');
    for (const page of [writer, phone]) await expect(page.getByText('Either of you can write again')).toHaveCount(0);
    await expect(row(writer, auPair.name)).not.toContainText('Declined:');
    await phone.reload();
    await expect(messageWith(phone, 'Thank you for telling us')).toBeVisible();
    await expect(offer(phone)).toHaveCount(0);
  });

  test('works by keyboard from the link of the reminder, in own words that survive a reload', async ({ as }) => {
    const { id, family, auPair } = await makeTalk();
    await (await beginTalk(family, auPair)).say('Good morning');
    const page = await as(auPair);
    await page.goto(`/app/messages?conversation=${id}#decline`);
    await expect(dialog(page)).toBeVisible();
    await dialog(page).getByRole('radio', { name: 'In my own words' }).press('Space');
    await dialog(page).getByRole('button', { name: 'Send and decline' }).press('Enter');
    const own = dialog(page).getByRole('textbox', { name: 'Your own words' });
    await expect(own).toBeFocused();
    await expect(own).toHaveAccessibleDescription(/Write a few words/);
    await own.fill('I am staying in Europe after all. All the best!');
    await page.reload();
    await expect(own).toHaveValue('I am staying in Europe after all. All the best!');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(messageWith(page, 'Good morning')).toBeVisible();
    await offer(page).press('Enter');
    await dialog(page).getByRole('button', { name: 'Send and decline' }).press('Enter');
    await expect(messageWith(page, 'I am staying in Europe after all')).toBeVisible();
    await expect(page.getByRole('log')).toBeFocused();
  });

  test('a first message without an answer says so after four days, with the others who fit', async ({ as }) => {
    const { family, auPair, path, id } = await makeTalk();
    await (await beginTalk(family, auPair)).say('Would you like to talk?');
    await makePerson('aupair');
    const page = await as(family, DARK_PHONE);
    // The message is five days old.
    await page.route(new RegExp(`/api/conversations(\\?|/${id}$)`), async (route) => {
      const answer = await route.fetch();
      const body = await answer.text();
      const { createdAt } = (/"createdAt":"(?<createdAt>[^"]+)"/.exec(body)?.groups ?? {}) as { createdAt?: string };
      const earlier = createdAt && new Date(Date.parse(createdAt) - 5 * 86_400_000).toISOString();
      await route.fulfill({ response: answer, body: earlier ? body.replace(createdAt, earlier) : body });
    });
    await openTalk(page, path);
    const notice = page.getByRole('region', { name: 'About the answer' });
    await expect(notice).toContainText('No answer yet.');
    expect(await examine(page, 'no answer yet', VISUAL_RULES)).toEqual([]);
    await notice.getByRole('button', { name: 'Who else fits' }).tap();
    await expect(
      notice
        .getByRole('link', { name: /^Write to / })
        .or(notice.getByRole('link', { name: 'Search au pairs' }))
        .first(),
    ).toBeVisible();
    // Not those to whom one has written already.
    for (const link of await notice.getByRole('link', { name: /^Write to / }).all())
      expect(await link.getAttribute('href')).not.toContain(auPair.id);
    expect(await examine(page, 'others who fit', VISUAL_RULES)).toEqual([]);
    await expectNothingSideways(page, 'others who fit');
    await page.getByRole('link', { name: 'Back to all messages' }).tap();
    await expect(row(page, auPair.name)).toContainText('No answer yet:');
  });
});
