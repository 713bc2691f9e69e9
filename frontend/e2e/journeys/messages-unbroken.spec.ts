import { lineOf } from '../support/line';
import { newRequest, send, signInByCall } from '../support/people';
import { composer, makeTalk, messageWith, numbered, openTalk, shown, write } from '../support/talk';
import { expect, test } from '../support/test';

test.describe('messages over an unreliable connection', () => {
  test.describe.configure({ mode: 'parallel', timeout: 180_000 });

  test('messages are neither lost nor doubled and stay in order while sockets of both sides stop and are cut', async ({
    as,
  }) => {
    const { id, family, auPair, path } = await makeTalk();
    const [writer, reader] = [await as(family), await as(auPair)];
    const [ours, theirs] = [await lineOf(writer), await lineOf(reader)];
    await Promise.all([openTalk(writer, path), openTalk(reader, path)]);
    const messages = numbered('Line', 40);
    for (const [index, words] of messages.entries()) {
      // The server has stored the message, but the writer does not know it.
      if (index === 8) ours.deafen();
      if (index === 14) await ours.cut();
      if (index === 20) await theirs.cut();
      if (index === 26) ours.restore();
      if (index === 34) theirs.restore();
      await write(writer, words);
    }
    for (const page of [writer, reader])
      await expect.poll(() => shown(page, 'Line'), { timeout: 60_000 }).toEqual(messages);
    await expect(writer.getByText('Sending')).toHaveCount(0);
    // Not by the request of the page: signing in there ends the session that the page shows.
    const request = await newRequest();
    const token = await signInByCall(request, auPair);
    const { items } = (await send(request, token, 'GET', `/api/conversations/${id}/messages?limit=50`)) as {
      items: { seq: number; message: { content: string } }[];
    };
    expect(items.map(({ message }) => message.content)).toEqual(messages);
    expect(items.map(({ seq }) => seq)).toEqual(messages.map((_, index) => index + 1));
  });

  test('a message that arrives while the conversation is loading is shown once it has loaded', async ({ as }) => {
    const { family, auPair, path } = await makeTalk();
    const [writer, reader] = [await as(family), await as(auPair)];
    await openTalk(writer, path);
    // The reader's page is fetched before the message exists and arrives after the message was announced.
    let arrive = (): void => undefined;
    const announced = new Promise<void>((resolve) => (arrive = resolve));
    let requested = (): void => undefined;
    const read = new Promise<void>((resolve) => (requested = resolve));
    await reader.route(/\/api\/.*\/messages\?(?!.*after=)/, async (route) => {
      const response = await route.fetch();
      requested();
      await announced;
      await route.fulfill({ response });
    });
    await reader.goto(path, { waitUntil: 'commit' });
    await read;
    const row = reader.getByRole('navigation', { name: 'Conversations' }).getByRole('link').first();
    await write(writer, 'Quicker than the page');
    await expect(row).toContainText('Quicker than the page');
    arrive();
    await expect(messageWith(reader, 'Quicker than the page')).toBeVisible();
  });

  test('the first message of a conversation that arrives while the list is loading is shown in the list', async ({
    as,
  }) => {
    const { family, auPair, path } = await makeTalk();
    const [writer, reader] = [await as(family), await as(auPair)];
    await openTalk(writer, path);
    // The list is fetched while it is still empty and arrives after the message was announced.
    const until = (event: string) =>
      new Promise<void>((resolve) => {
        reader.on('websocket', (socket) =>
          socket.on('framereceived', ({ payload }) => String(payload).includes(`"${event}"`) && resolve()),
        );
      });
    const [connected, announced] = [until('heads'), until('message.created')];
    let asked = (): void => undefined;
    const read = new Promise<void>((resolve) => (asked = resolve));
    let held = false;
    await reader.route(/\/api\/conversations\?/, async (route) => {
      if (held) return route.fallback();
      held = true;
      const response = await route.fetch();
      asked();
      await announced;
      await route.fulfill({ response });
    });
    await reader.goto('/app/messages', { waitUntil: 'commit' });
    await Promise.all([read, connected]);
    await write(writer, 'Sooner than the list');
    const row = reader.getByRole('navigation', { name: 'Conversations' }).getByRole('link').first();
    await expect(row).toContainText('Sooner than the list');
  });

  test('a message counts as read when the other person has read it, not when its sender has', async ({ as }) => {
    const { family, auPair, path } = await makeTalk();
    const [writer, reader] = [await as(family), await as(auPair)];
    const ownReading = new Promise<void>((resolve) => {
      writer.on('websocket', (socket) =>
        socket.on('framereceived', ({ payload }) => String(payload).includes('"conversation.read"') && resolve()),
      );
    });
    await openTalk(writer, path);
    await write(writer, 'Have you seen this?');
    await ownReading;
    await expect(messageWith(writer, 'Have you seen this?').getByText('Sent')).toBeAttached();
    await openTalk(reader, path);
    await expect(messageWith(writer, 'Have you seen this?').getByText('Read')).toBeAttached();
  });

  test('a message written offline is shown as pending and is sent automatically', async ({ as }) => {
    const { family, auPair, path } = await makeTalk();
    const [writer, reader] = [await as(family), await as(auPair)];
    const line = await lineOf(writer);
    await Promise.all([openTalk(writer, path), openTalk(reader, path)]);
    await line.cut();
    await writer.context().setOffline(true);
    await expect(
      writer.getByText('You are offline. What you write is kept and sent when you are back online.'),
    ).toBeVisible();
    await write(writer, 'From the middle of the lake');
    await expect(messageWith(writer, 'From the middle of the lake').getByText('Sending')).toBeVisible();
    await writer.context().setOffline(false);
    line.restore();
    await expect(messageWith(reader, 'From the middle of the lake')).toBeVisible({ timeout: 30_000 });
    await expect(messageWith(writer, 'From the middle of the lake').getByText('Sending')).toHaveCount(0);
    await expect(writer.getByText('You are offline.')).toHaveCount(0);
  });

  test('drafts and unsent messages survive a reload', async ({ as }) => {
    const { family, auPair, path } = await makeTalk();
    const [writer, reader] = [await as(family), await as(auPair)];
    const line = await lineOf(writer);
    await Promise.all([openTalk(writer, path), openTalk(reader, path)]);
    await line.cut();
    // The device is offline.
    let out = false;
    await writer.route(/\/api\/conversations\/.*\/messages$/, (route) => (out ? route.continue() : route.abort()));
    await write(writer, 'Sent from a tunnel');
    await expect(messageWith(writer, 'Sent from a tunnel').getByText('Sending')).toBeVisible();
    await composer(writer).fill('And one more thing');
    await writer.reload();
    await expect(composer(writer)).toHaveValue('And one more thing');
    await expect(messageWith(writer, 'Sent from a tunnel').getByText('Sending')).toBeVisible();
    out = true;
    line.restore();
    await expect(messageWith(reader, 'Sent from a tunnel')).toBeVisible({ timeout: 30_000 });
    await expect(messageWith(writer, 'Sent from a tunnel')).toHaveCount(1);
    await expect(composer(writer)).toHaveValue('And one more thing');
  });

  test('a message written before the browser could store it is not lost', async ({ as }) => {
    const { family, auPair, path } = await makeTalk();
    const [writer, reader] = [await as(family), await as(auPair)];
    // The database of the browser does not answer while this is set.
    await writer.addInitScript(() => {
      const open = indexedDB.open.bind(indexedDB);
      indexedDB.open = (...database) => {
        const request = open(...database);
        if (sessionStorage.getItem('stuck')) request.addEventListener = () => undefined;
        return request;
      };
    });
    await Promise.all([openTalk(writer, path), openTalk(reader, path)]);
    await writer.evaluate(() => sessionStorage.setItem('stuck', 'yes'));
    await openTalk(writer, path);
    await write(writer, 'Written in a hurry');
    await expect(messageWith(writer, 'Written in a hurry')).toBeVisible();
    await writer.evaluate(() => sessionStorage.removeItem('stuck'));
    await writer.reload();
    await expect(messageWith(reader, 'Written in a hurry')).toBeVisible({ timeout: 30_000 });
    await expect(messageWith(writer, 'Written in a hurry')).toHaveCount(1);
    await expect.poll(() => writer.evaluate(() => localStorage.getItem('unsentMessages'))).toBeNull();
  });
});
