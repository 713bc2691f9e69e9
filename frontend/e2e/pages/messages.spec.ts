import { lineOf } from '../support/line';
import { newRequest, makePerson, send, signInByCall } from '../support/people';
import { beginTalk, composer, makeTalk, messageWith, numbered, openTalk, shown, write } from '../support/talk';
import { expect, test } from '../support/test';

const idOf = (path: string) => new URLSearchParams(path.split('?')[1]).get('conversation') ?? '';

test.describe('conversations', () => {
  test.describe.configure({ mode: 'parallel', timeout: 120_000 });

  test('a message that was read while the connection was lost is shown as read once it is back', async ({ as }) => {
    const { family, auPair, path } = await makeTalk();
    const [writer, reader] = [await as(family), await as(auPair)];
    const line = await lineOf(writer);
    await openTalk(writer, path);
    await write(writer, 'Did you see this?');
    await expect(messageWith(writer, 'Did you see this?').getByText('Sent')).toBeAttached();
    await line.cut();
    await openTalk(reader, path);
    const request = await newRequest();
    const token = await signInByCall(request, family);
    const id = new URL(path, 'http://localhost').searchParams.get('conversation');
    const marked = async () =>
      (await send(request, token, 'GET', `/api/conversations/${id}`)) as { theirLastReadSeq: number };
    await expect.poll(async () => (await marked()).theirLastReadSeq).toBe(1);
    line.restore();
    await expect(messageWith(writer, 'Did you see this?').getByText('Read')).toBeAttached({ timeout: 30_000 });
  });

  test('a tab over the limit says so, and still sends messages once and in order', async ({ as }) => {
    const { family, auPair, path } = await makeTalk();
    const [first, reader] = [await as(family), await as(auPair)];
    await openTalk(reader, path);
    await openTalk(first, path);
    for (let tab = 2; tab <= 5; tab += 1) await openTalk(await first.context().newPage(), path);
    const sixth = await first.context().newPage();
    await sixth.goto(path);
    await expect(sixth.getByText('This tab is not live')).toBeVisible();
    const messages = numbered('Sixth', 5);
    for (const words of messages) await write(sixth, words);
    await expect.poll(() => shown(reader, 'Sixth')).toEqual(messages);
    await expect.poll(() => shown(sixth, 'Sixth')).toEqual(messages);
    await expect(sixth.getByText('Sending')).toHaveCount(0);
  });

  test('beyond the first page are all found, and are live when opened by a link', async ({ as }) => {
    const auPair = await makePerson('aupair');
    const families = [await makePerson('family'), await makePerson('family')] as const;
    const talks = [];
    for (const family of families) {
      const talk = await beginTalk(family, auPair);
      await talk.say(`Hello from ${family.id}`);
      talks.push(talk);
    }
    const page = await as(auPair);
    // A page size of one instead of fifty keeps the test short.
    await page.route(/\/api\/conversations\?/, (route) =>
      route.continue({ url: route.request().url().replace('limit=50', 'limit=1') }),
    );
    await openTalk(page, `/app/messages?conversation=${talks[0]?.id ?? ''}`);
    const header = page.getByRole('main').getByRole('banner').or(page.locator('section header'));
    const older = await as(families[0]);
    await older.goto('/dashboard');
    await expect(header.getByText('Online now')).toBeVisible({ timeout: 30_000 });
    await older.context().close();
    await expect(header.getByText('Online now')).toHaveCount(0, { timeout: 30_000 });
    const rows = page.getByRole('navigation', { name: 'Conversations' }).getByRole('listitem');
    await expect(rows).toHaveCount(1);
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(rows).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
  });

  test('load earlier messages although the newest page has only reactions', async ({ as }) => {
    const { family, auPair, path } = await makeTalk();
    const writer = await as(family);
    const token = await signInByCall(writer.request, family);
    const { id } = (await send(writer.request, token, 'POST', `/api/conversations/${idOf(path)}/messages`, {
      clientMessageId: crypto.randomUUID(),
      content: 'The first of all',
    })) as { id: string };
    for (let round = 0; round < 28; round += 1)
      for (const method of ['PUT', 'DELETE'] as const)
        await writer.request.fetch(`/api/messages/${id}/reactions/heart`, {
          method,
          headers: { authorization: `Bearer ${token}`, 'x-requested-with': 'fetch' },
        });
    const reader = await as(auPair);
    await openTalk(reader, path);
    await expect(messageWith(reader, 'The first of all')).toBeVisible();
    await expect(reader.getByText('This is the start of your conversation')).toBeVisible();
  });

  test('keep a draft and an open dialog when messages change, and stay closed once closed', async ({ as }) => {
    const { id: conversationId, family, auPair, path } = await makeTalk();
    const page = await as(family);
    const line = await lineOf(page);
    await openTalk(page, path);
    await write(page, 'Something');
    await expect(messageWith(page, 'Something').getByText('Sent')).toBeAttached();
    await composer(page).fill('Half a sentence');
    await composer(page).evaluate((element) => element.setAttribute('data-kept', ''));
    await page.getByRole('button', { name: /^Report or block/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const again = page.waitForResponse((answer) => answer.url().includes('/messages?after=0'));
    line.tell('conversation.changed', { conversationId: idOf(path) });
    await again;
    await expect(dialog).toBeVisible();
    await expect(page.locator('textarea[data-kept]')).toHaveValue('Half a sentence');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    // Real ones would say that it is there.
    await page.route('**/api/conversations/heads', (route) => route.fulfill({ json: { items: [] } }));
    line.tell('conversation.availability', { conversationId, available: false });
    await expect(composer(page)).toHaveCount(0);
    line.tell('conversation.read', { conversationId, userId: auPair.id, lastReadSeq: 9 });
    await expect(messageWith(page, 'Something').getByText('Read')).toBeAttached();
    await expect(composer(page)).toHaveCount(0);
    line.tell('conversation.availability', { conversationId, available: true });
    await expect(composer(page)).toHaveValue('Half a sentence');
  });

  test('say that someone is blocked after a report, and keep the confirmation on the screen', async ({ as }) => {
    const { family, path } = await makeTalk();
    const page = await as(family);
    await openTalk(page, path);
    await write(page, 'Before the block');
    await page.getByRole('button', { name: /^Report or block/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Report/ })
      .click();
    await page.getByText('Is rude, threatening or keeps on writing').click();
    await page.getByText('Block this person as well').click();
    await page.getByRole('button', { name: 'Send the report' }).click();
    await expect(page.getByText('can no longer message each other')).toBeAttached();
    await expect(page.getByRole('heading', { name: 'Thank you. We are looking at it.' })).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).last().click();
    await page.goto(path);
    await expect(page.getByText('This conversation is closed')).toBeVisible();
    await expect(page.getByRole('link', { name: 'People you have blocked' })).toBeVisible();
  });

  test('open at the first new message, which stays marked; messages in a group share one time', async ({ as }) => {
    const [family, auPair] = [await makePerson('family'), await makePerson('aupair')];
    const { id, say } = await beginTalk(family, auPair);
    const path = `/app/messages?conversation=${id}`;
    const lines = numbered('Line', 30);
    for (const line of lines) await say(line);
    const phone = await as(auPair, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await openTalk(phone, path);
    const divider = phone.getByText('30 new messages');
    await expect(divider).toBeInViewport();
    await expect(messageWith(phone, 'Line 1').first()).toBeInViewport();
    await expect(messageWith(phone, 'Line 30')).not.toBeInViewport();
    await phone.getByRole('button', { name: 'New messages' }).tap();
    await expect(messageWith(phone, 'Line 30')).toBeInViewport();
    // All messages were sent within minutes, so only the last one shows a time.
    await expect(phone.getByRole('log').locator('p:not(.sr) > time')).toHaveCount(1);

    await say('One more');
    await expect(messageWith(phone, 'One more')).toBeInViewport();
    await expect(divider).toBeAttached();
    await expect(phone.getByText('1 new message', { exact: true })).toHaveCount(0);
    await phone.reload();
    await expect(messageWith(phone, 'One more')).toBeInViewport();
    await expect(divider).toHaveCount(0);
  });
});
