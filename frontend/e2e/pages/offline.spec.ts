import type { Page } from '@playwright/test';
import { examine, expectNothingSideways, VISUAL_RULES } from '../support/examine';
import { openGate, type Gate } from '../support/gate';
import { live } from '../support/live';
import { keptIn, workerIsReady } from '../support/kept-offline';
import { send, signInByCall, type Person } from '../support/people';
import { makePlacement, rowName } from '../support/placements';
import { DESKTOP } from '../support/screens';
import { composer, messageWith } from '../support/talk';
import { expect, test } from '../support/test';
import { randomUUID } from 'node:crypto';

const PHONE = { viewport: { width: 390, height: 844 } };
const CARD = '/resources/first-aid-and-emergency-card';

test.describe.configure({ timeout: 240_000 });

/** Ways to have no connection: nothing answers, or the browser itself is offline. */
const OUTAGES = [
  {
    name: 'the server is gone',
    size: DESKTOP,
    cut: (_: Page, gate: Gate) => gate.close(),
    repair: (_: Page, gate: Gate) => gate.open(),
  },
  {
    name: 'in aeroplane mode',
    size: PHONE,
    cut: (page: Page) => page.context().setOffline(true),
    repair: (page: Page) => page.context().setOffline(false),
  },
] as const;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const asOf = (page: Page) => page.getByText(/^As of \d+:\d\d [ap]m\./).first();

async function contentsOf(page: Page, person: Person, conversationId: string): Promise<string[]> {
  const token = await signInByCall(page.context().request, person);
  const { items } = (await send(
    page.context().request,
    token,
    'GET',
    `/api/conversations/${conversationId}/messages?limit=50`,
  )) as { items: { message?: { content: string } }[] };
  return items.flatMap(({ message }) => (message ? [message.content] : []));
}

for (const { name, size, cut, repair } of OUTAGES)
  test(`${name}: a member reads, writes and records hours offline, and everything arrives once and in order`, async ({
    browser,
    visitor,
  }) => {
    const { id, conversationId, family, auPair, startsOn } = await makePlacement();
    const host = await visitor();
    const token = await signInByCall(host.context().request, family);
    await send(host.context().request, token, 'POST', `/api/conversations/${conversationId}/messages`, {
      ...{ clientMessageId: randomUUID(), content: 'The key is under the third pot.' },
    });
    const gate = await openGate();
    const context = await gate.as(browser, auPair, size);
    const page = live(await context.newPage());
    const talk = `/app/messages?conversation=${conversationId}`;
    const day = rowName(startsOn);
    const today = page.getByRole('listitem').filter({ hasText: day });

    await test.step('what can be read is kept without opening it', async () => {
      await page.goto('/dashboard');
      await expect(heading(page)).toContainText(auPair.name);
      await expect
        .poll(() => keptIn(page), { timeout: 60_000 })
        .toEqual(
          expect.arrayContaining([
            `/api/resources/first-aid-and-emergency-card`,
            `/api/conversations?limit=50`,
            `/api/conversations/${conversationId}/messages?limit=50`,
            `/api/agreements/${id}`,
            `/api/hours/${id}`,
          ]),
        );
      await expect.poll(() => workerIsReady(page), { timeout: 60_000 }).toBe(true);
    });

    await cut(page, gate);

    await test.step('conversation, agreement, emergency card and early exit open, with their age', async () => {
      await page.goto(talk);
      await expect(messageWith(page, 'The key is under the third pot.')).toBeVisible();
      await expect(asOf(page)).toBeVisible();
      await page.screenshot({ path: test.info().outputPath('offline-thread.png') });
      await page.goto('/app/messages');
      await expect(asOf(page)).toBeVisible();
      await expect(page.getByText('You are offline. What you write is kept')).toBeVisible();
      await expect(page.locator('#page-notice')).toContainText(/server|offline/);
      await expect(page.locator('#page-notice')).toBeHidden();
      await page.screenshot({ path: test.info().outputPath('offline-list.png') });
      const banner = page.getByRole('status').filter({ has: asOf(page) });
      const signs = await banner
        .locator('svg')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
      const [first, second] = signs as [DOMRect, DOMRect];
      expect(size === PHONE ? second.left - first.left : second.top - first.top).toBe(0);
      await page.goto(`/agreements/${id}`);
      await expect(heading(page)).toHaveText(`Agreement with ${family.name}`);
      await expect(page.getByRole('region', { name: 'Terms' })).toContainText('A$420');
      await expect(page.getByText('Lena Achternbusch').first()).toBeVisible();
      await expect(asOf(page)).toBeVisible();
      // Data that may have changed is not shown.
      await expect(page.getByRole('button', { name: 'End the agreement' })).toHaveCount(0);
      await page.goto(CARD);
      await expect(heading(page)).toHaveText('First-aid and emergency card');
      await expect(page.getByRole('cell', { name: '000' })).toBeVisible();
      await page.goto('/need-out');
      await expect(page.getByRole('link', { name: /000/ }).first()).toBeVisible();
      await expect(page.getByText('need a connection')).toBeVisible();
      expect(await examine(page, 'early exit offline', VISUAL_RULES)).toEqual([]);
    });

    await test.step('a page that needs the server says so and names what can be read', async () => {
      await page.goto('/dashboard');
      await expect(heading(page)).toHaveText('You are offline');
      const list = page.getByRole('list', { name: 'Pages that open offline' });
      await expect(list.getByRole('link')).toContainText([
        'Messages',
        `Agreement with ${family.name}`,
        `Hours with ${family.name}`,
        'Emergency card',
        'Early exit',
      ]);
      expect(await examine(page, 'a page that needs a connection')).toEqual([]);
      await expectNothingSideways(page, 'a page that needs a connection');
      await list.getByRole('link', { name: /^Hours/ }).click();
      await expect(heading(page)).toHaveText(`Hours with ${family.name}`);
      await page.goto('/search-families');
      await expect(page.getByRole('heading', { name: 'The search is not responding' })).toBeVisible();
      await page.goto('/pricing');
      await page.locator('#page-notice').getByRole('link', { name: 'Pages you can read offline' }).click();
      await expect(heading(page)).toHaveText('Pages that open offline');
    });

    await test.step('what is written waits, through a reload', async () => {
      await page.goto(`/app/hours/${id}`);
      await page.getByRole('button', { name: `As planned, ${day}` }).click();
      await expect(today).toContainText('Waiting to be sent');
      await page.goto(talk);
      for (const words of ['First from the tram', 'Second from the tram']) {
        await composer(page).fill(words);
        await page.getByRole('button', { name: 'Send', exact: true }).click();
        await expect(messageWith(page, words)).toBeVisible();
      }
      await page.reload();
      await expect(messageWith(page, 'First from the tram')).toBeVisible();
      await expect(messageWith(page, 'Second from the tram')).toBeVisible();
      await composer(page).pressSequentially('Third, still unfin');
    });

    await repair(page, gate);

    await test.step('it arrives once and in order, and the page is current again', async () => {
      await expect
        .poll(() => contentsOf(host, family, conversationId), { timeout: 60_000 })
        .toEqual(['The key is under the third pot.', 'First from the tram', 'Second from the tram']);
      await expect(asOf(page)).toHaveCount(0);
      await expect(composer(page)).toBeFocused();
      await expect(composer(page)).toHaveValue('Third, still unfin');
      await page.goto(`/app/hours/${id}`);
      await expect(today).toContainText('To confirm');
      await page.reload();
      await expect(today).toContainText('To confirm');
      await expect(today).toContainText('as planned');
      expect(await contentsOf(host, family, conversationId)).toHaveLength(3);
    });

    await test.step('logging out removes what is kept', async () => {
      await page.goto('/account');
      if (size === PHONE) {
        await page.getByRole('button', { name: 'Open menu' }).click();
        await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Sign Out' }).click();
      } else await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
      await expect(page).toHaveURL(`${gate.origin}/`);
      await expect.poll(() => keptIn(page)).toBeNull();
      await cut(page, gate);
      await page.goto(talk);
      await expect(heading(page)).not.toContainText(family.name);
      await expect(page.getByText('The key is under the third pot.')).toHaveCount(0);
      await repair(page, gate);
    });
    await context.close();
    await gate.close();
  });

test('code that is lost on its way is requested again by the service worker, and the page stays', async ({
  browser,
  family,
  auPair,
}) => {
  const gate = await openGate();
  const context = await gate.as(browser, family, DESKTOP);
  const page = live(await context.newPage());
  await page.goto('/dashboard');
  await expect.poll(() => workerIsReady(page), { timeout: 60_000 }).toBe(true);
  gate.lose(/\/assets\/ShareProfile-/, 3);
  await page.goto(`/au-pair/${auPair.id}`);
  await page.evaluate(() => void Object.assign(window, { marked: true }));
  await expect(page.getByRole('button', { name: 'Share this profile' })).toBeVisible({ timeout: 30_000 });
  expect(await page.evaluate(() => 'marked' in window)).toBe(true);
  await context.close();
  await gate.close();
});
