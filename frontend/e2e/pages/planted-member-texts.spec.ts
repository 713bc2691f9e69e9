import { dayFromNow } from '../support/answers';
import { makeMemberScreens } from '../support/member-screens';
import { MARK } from '../support/plant';
import { PlantedWatch } from '../support/planted-watch';
import { poisonAnswers } from '../support/poison';
import { openPoisoned } from '../support/poisoned-screens';
import { DESKTOP } from '../support/screens';
import { beginTalk, makeTalk, messageWith, openTalk } from '../support/talk';
import { expect, test } from '../support/test';

let made: Awaited<ReturnType<typeof makeMemberScreens>>;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  made = await makeMemberScreens();
});

/** The share of their fields that is shown at least; the last one opens a few screens only, for what has ended. */
const SHOWN = { family: 0.6, auPair: 0.6, former: 0.2 } as const;

for (const who of ['family', 'auPair', 'former'] as const)
  test(`1.2.1 markup in any text of any answer is shown as text on every screen of ${who}`, async ({ as }) => {
    test.setTimeout(300_000);
    const screens = Object.values(made.screens)
      .flat()
      .filter(({ of }) => of === made.people[who]);
    const { watch, planted } = await openPoisoned(
      await as(made.people[who], DESKTOP),
      screens.map(({ path }) => path),
    );
    expect(watch.showing.length).toBeGreaterThan(screens.length * 0.8);
    watch.expectShown(planted, SHOWN[who]);
  });

test('1.2.1 markup in any text that arrives over the live connection is shown as text', async ({ as }) => {
  const { family, auPair, id: conversationId, path } = await makeTalk();
  const page = await as(family);
  const [watch, planted] = [new PlantedWatch(), new Set<number>()];
  await watch.follow(page);
  await poisonAnswers(page, planted);
  await openTalk(page, path);
  const { say, post } = await beginTalk(auPair, family);
  await say('It rains in Hobart.');
  await expect(messageWith(page, 'It rains in Hobart.')).toContainText(MARK);
  await watch.judge(page, path);
  const connected = page
    .waitForEvent('websocket', (socket) => socket.url().includes('/socket.io/'))
    .then((socket) => socket.waitForEvent('framereceived', ({ payload }) => payload.includes('"heads"')));
  await page.goto('/notifications');
  await Promise.all([connected, expect(page.getByRole('heading', { name: 'No notifications yet' })).toBeVisible()]);
  const times = [`${dayFromNow(3)}T19:00`];
  await post('/api/interviews', { conversationId, minutes: 30, timeZone: 'Australia/Sydney', times });
  const notification = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /video interview/ });
  await expect(notification).toContainText(MARK);
  await watch.judge(page, '/notifications');
  expect(watch.wrong).toEqual([]);
});
