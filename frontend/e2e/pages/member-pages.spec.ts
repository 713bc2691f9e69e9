import { examine, expectNothingSideways, VISUAL_RULES, settle } from '../support/examine';
import { complaintsOf } from '../support/quiet';
import { beginTalk } from '../support/talk';
import { expect, test } from '../support/test';

const SIGNED_IN = [
  '/dashboard',
  '/account',
  '/account/contact',
  '/account/security',
  '/account/notifications',
  '/app/messages',
  '/search-au-pairs',
];

for (const { colorScheme, viewport, rules } of [
  { colorScheme: 'light', viewport: { width: 1440, height: 900 }, rules: undefined },
  { colorScheme: 'dark', viewport: { width: 390, height: 844 }, rules: VISUAL_RULES },
] as const) {
  test(`members, ${colorScheme}: nothing in the console, nothing sideways at 320, nothing for axe`, async ({
    as,
    family,
    auPair,
  }) => {
    const { id, say } = await beginTalk(family, auPair);
    await say(`Good morning, ${colorScheme} as it is.`);
    const page = await as(family, { colorScheme, viewport });
    const complaints = complaintsOf(page);
    const found: string[] = [];
    for (const path of [...SIGNED_IN, '/profile/family', `/app/messages?conversation=${id}`, `/au-pair/${auPair.id}`]) {
      await settle(page, path);
      found.push(...(await examine(page, path, rules)));
      await expectNothingSideways(page, path);
    }
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
  });
}

test('what waits for an answer keeps its room: nothing that is read is pushed away on a phone', async ({
  as,
  family,
}) => {
  const page = await as(family, { viewport: { width: 390, height: 844 } });
  await page.addInitScript(() => {
    const moved = { sum: 0 };
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[]) moved.sum += shift.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of ['/account', '/account/security', '/verification', '/profile/family', '/search-au-pairs']) {
    await settle(page, path);
    expect(await page.evaluate(() => (window as unknown as { moved: { sum: number } }).moved.sum), path).toBeLessThan(
      0.1,
    );
  }
});
