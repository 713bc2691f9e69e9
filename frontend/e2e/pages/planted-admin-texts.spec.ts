import { readFileSync } from 'node:fs';
import { makeAdminScreens } from '../support/admin-screens';
import { administrator } from '../support/demo';
import { openPoisoned } from '../support/poisoned-screens';
import { DESKTOP } from '../support/screens';
import { expect, test } from '../support/test';

let screens: Awaited<ReturnType<typeof makeAdminScreens>>;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  screens = await makeAdminScreens();
});

test('every route of Admin is among the screens that are judged', () => {
  const routes = readFileSync(new URL('../../src/app/routes.tsx', import.meta.url), 'utf8');
  const paths = [...routes.matchAll(/(?:inAdmin\('|path: ')([\w/:?-]+)'[^}\n]*'admin\//g)].map(([, path]) => path);
  expect(paths.length).toBeGreaterThan(25);
  expect(Object.keys(screens).toSorted()).toEqual(paths.toSorted());
});

for (const half of [0, 1])
  test(`1.2.1 markup in any text of any answer is shown as text on every screen of Admin, half ${half + 1}`, async ({
    as,
  }) => {
    test.setTimeout(300_000);
    const paths = Object.values(screens)
      .flat()
      .filter((_, index) => index % 2 === half);
    const { watch, planted } = await openPoisoned(await as(administrator, DESKTOP), paths);
    expect(watch.showing.length).toBeGreaterThan(paths.length * 0.6);
    watch.expectShown(planted, 0.6);
  });
