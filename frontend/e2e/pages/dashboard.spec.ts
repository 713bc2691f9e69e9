import { examine, expectNothingSideways, VISUAL_RULES, settle } from '../support/examine';
import { shiftsOf, watchShifts } from '../support/layout-shifts';
import { waitUntilSettled, watchTraffic } from '../support/page-settled';
import { makePerson, send, signInByCall } from '../support/people';
import { beginTalk, composer } from '../support/talk';
import { expect, test } from '../support/test';

const inTwoDays = () => new Date(Date.now() + 2 * 24 * 60 * 60_000).toISOString().slice(0, 16);

test('R19 the dashboard begins with open tasks, each with one action, the most urgent first', async ({ as }) => {
  const [family, auPair, other] = await Promise.all([
    makePerson('family'),
    makePerson('aupair'),
    makePerson('family', { profile: { familyName: 'Overbeck' } }),
  ]);
  const [talk, theirs] = await Promise.all([beginTalk(family, auPair), beginTalk(other, auPair)]);
  await talk.post('/api/interviews', { conversationId: talk.id, times: [inTwoDays()], timeZone: 'UTC', minutes: 30 });
  await theirs.say('Would February suit you?');

  const page = await as(auPair, { viewport: { width: 1440, height: 900 } });
  await settle(page, '/dashboard');
  const lead = page.getByRole('region', { name: `${family.name} would like to meet you on video` });
  await expect(lead.getByRole('link')).toHaveText(['Choose a time']);
  const others = page.getByRole('region', { name: 'Also waiting for you' });
  await expect(others.getByRole('heading', { level: 3 })).toHaveText([
    'The Overbeck family wrote to you',
    'Add a photo',
  ]);
  await expect(others.getByRole('link')).toHaveCount(2);

  for (const [colorScheme, viewport, rules] of [
    ['light', { width: 1440, height: 900 }, undefined],
    ['dark', { width: 390, height: 844 }, VISUAL_RULES],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(viewport);
    expect(await examine(page, `/dashboard, ${colorScheme}`, rules && [...rules])).toEqual([]);
  }
  await expectNothingSideways(page, '/dashboard');

  const answer = others.getByRole('link', { name: 'Answer the Overbeck family' });
  await answer.focus();
  await page.keyboard.press('Enter');
  await expect(composer(page)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(theirs.id));
  await expect(page.getByRole('log')).toContainText('Would February suit you?');
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Also waiting for you' })).toBeVisible();
  await expect(page.getByText('The Overbeck family wrote to you')).toHaveCount(0);
});

test('R19 a new task appears on the open dashboard at once', async ({ as, request }) => {
  const [family, auPair] = await Promise.all([makePerson('family'), makePerson('aupair')]);
  const { id, say } = await beginTalk(auPair, family);
  await say('Good morning');
  const token = await signInByCall(request, family);
  await send(request, token, 'PUT', `/api/conversations/${id}/read`, { seq: 1 });
  const page = await as(family, { viewport: { width: 390, height: 844 }, hasTouch: true });
  await settle(page, '/dashboard');
  await expect(page.getByRole('region', { name: 'Add a photo' })).toBeVisible();
  await say('One more thing');
  await page
    .getByRole('region', { name: `${auPair.name} wrote to you` })
    .getByRole('link', { name: `Answer ${auPair.name}` })
    .tap();
  await expect(page).toHaveURL(new RegExp(id));
});

test('a part of the dashboard that did not load is not shown as empty', async ({ as }) => {
  const [family, auPair] = await Promise.all([makePerson('family'), makePerson('aupair')]);
  const talk = await beginTalk(family, auPair);
  await talk.post('/api/interviews', { conversationId: talk.id, times: [inTwoDays()], timeZone: 'UTC', minutes: 30 });
  const page = await as(auPair, { viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.route(/\/api\/interviews\?/, (route) =>
    route.fulfill({ status: 500, json: { statusCode: 500, code: 'internal_error', message: 'Something went wrong.' } }),
  );
  await settle(page, '/dashboard');
  const notice = page.getByText('Some of this page did not load');
  await expect(notice).toBeVisible();
  await expectNothingSideways(page, '/dashboard');

  await page.unroute(/\/api\/interviews\?/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: `${family.name} would like to meet you on video` })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('Back restores the scroll position on the dashboard while it is still being refreshed', async ({ as }) => {
  const page = await as(await makePerson('family'), { viewport: { width: 390, height: 844 }, hasTouch: true });
  await settle(page, '/dashboard');
  const support = page.getByRole('main').getByRole('link', { name: 'Support', exact: true });
  await support.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(200);
  await support.tap();
  await expect(page).toHaveURL(/support/);
  await page.route('**/api/**', () => undefined);
  await page.goBack();
  await expect(support).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(place - 100);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a device in another time zone offers its own to the account, once', async ({ as }) => {
  const auPair = await makePerson('aupair');
  const page = await as(auPair, { timezoneId: 'Europe/Berlin' });
  await settle(page, '/dashboard');
  const offer = page.getByRole('region', { name: 'Your time zone' });
  await expect(offer).toContainText('This device is on Berlin time, your account on Sydney time.');
  expect(await examine(page, 'the offer of a time zone')).toEqual([]);
  await offer.getByRole('button', { name: 'Keep Sydney time' }).click();
  await expect(offer).toHaveCount(0);

  for (const path of ['/dashboard', '/interviews'])
    await test.step(`nothing moves when the offer appears on ${path}`, async () => {
      // On a high screen everything below the offer is visible, and would move.
      const slow = await as(auPair, { timezoneId: 'Asia/Tokyo', viewport: { width: 1440, height: 1600 } });
      await watchShifts(slow);
      watchTraffic(slow);
      await slow.route(/DeviceZone|\/api\/user\//, async (route) => {
        const isCode = route.request().url().includes('DeviceZone');
        await new Promise((resolve) => setTimeout(resolve, isCode ? 3_000 : 1_000));
        await route.continue();
      });
      await slow.goto(path);
      await expect(slow.getByRole('button', { name: 'Use Tokyo time' })).toBeVisible();
      await waitUntilSettled(slow);
      const { sum, of } = await shiftsOf(slow);
      expect(sum, of.join(' | ')).toBeLessThan(0.005);
    });

  const home = await as(auPair, { timezoneId: 'America/Lima' });
  await settle(home, '/interviews');
  await home.getByRole('button', { name: 'Use Lima time' }).click();
  await expect(home.getByRole('region', { name: 'Your time zone' })).toHaveCount(0);
  await settle(page, '/dashboard');
  await expect(offer).toHaveCount(0);
});
