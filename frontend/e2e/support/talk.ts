import { expect, type Locator, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { newRequest, makePerson, send, signInByCall, type Person } from './people';

/** A conversation that was started over the API. */
interface BegunTalk {
  id: string;
  say: (content: string) => Promise<void>;
  /** Calls the API as the person who started the conversation. */
  post: (path: string, data: object) => Promise<unknown>;
}

export async function beginTalk(from: Person, to: Person): Promise<BegunTalk> {
  const request = await newRequest();
  const token = await signInByCall(request, from);
  const post = (path: string, data: object) => send(request, token, 'POST', path, data);
  const { id } = (await post('/api/conversations', { userId: to.id })) as { id: string };
  const say = async (content: string) => {
    await post(`/api/conversations/${id}/messages`, { clientMessageId: randomUUID(), content });
  };
  return { id, say, post };
}

/** Makes two people with a conversation, so that other tests do not write into it. */
export async function makeTalk(): Promise<{ id: string; family: Person; auPair: Person; path: string }> {
  const [family, auPair] = await Promise.all([makePerson('family'), makePerson('aupair')]);
  const { id } = await beginTalk(family, auPair);
  return { id, family, auPair, path: `/app/messages?conversation=${id}` };
}

/** The same, and both have written: files can be sent. */
export async function makeAnsweredTalk(): ReturnType<typeof makeTalk> {
  const talk = await makeTalk();
  const { family, auPair } = talk;
  for (const [from, to] of [
    [family, auPair],
    [auPair, family],
  ] as const)
    await (await beginTalk(from, to)).say('Hello');
  return talk;
}

/** The text field of the open conversation. */
export const composer = (page: Page) => page.getByRole('textbox', { name: /^Write to/ });

/** The message with this text in the open conversation. */
export const messageWith = (page: Page, words: string) =>
  page.getByRole('log').getByRole('listitem').filter({ hasText: words });

/** Writes a message and sends it by Enter. */
export async function write(page: Page, words: string): Promise<void> {
  await composer(page).fill(words);
  await composer(page).press('Enter');
}

/** All messages of the open conversation that begin with a word, as shown. */
export function shown(page: Page, word: string): Promise<string[]> {
  return page
    .getByRole('log')
    .getByText(new RegExp(`^${word} \\d+$`))
    .allTextContents();
}

/** Opens a conversation and waits for the live connection. */
export async function openTalk(page: Page, path: string): Promise<void> {
  const socket = page.waitForEvent('websocket', (one) => one.url().includes('/socket.io/'));
  await page.goto(path);
  await expect(composer(page)).toBeVisible();
  await socket;
}

/** "Ping 1", "Ping 2" and so on: messages in a recognisable order. */
export const numbered = (word: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${word} ${index + 1}`);

/** Opens the menu of a message with its button. */
export async function openMenu(page: Page, words: string): Promise<Locator> {
  await messageWith(page, words)
    .first()
    .getByRole('button', { name: /^React, reply/ })
    .press('Enter');
  return page.getByRole('dialog', { name: 'What to do with this message' });
}

/** Long-presses a message until its menu opens. */
export async function longPress(page: Page, words: string): Promise<Locator> {
  const bubble = messageWith(page, words).first().getByText(words);
  await bubble.scrollIntoViewIfNeeded();
  const box = await bubble.boundingBox();
  if (!box) throw new Error(`No message says ${words}`);
  const touch = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  const menu = page.getByRole('dialog', { name: 'What to do with this message' });
  await expect(menu).toBeVisible();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  return menu;
}
