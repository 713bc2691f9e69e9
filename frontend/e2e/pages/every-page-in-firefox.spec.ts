import { administrator } from '../support/demo';
import { makeAdminScreens } from '../support/admin-screens';
import {
  DARK_FIREFOX_PHONE,
  FIREFOX_DESKTOP,
  hasFirefox,
  test as inFirefox,
  type FirefoxPage,
} from '../support/firefox';
import { makeMemberScreens } from '../support/member-screens';
import { oneOfEachKind, publicPages } from '../support/public-pages';
import { expect } from '../support/test';

const test = hasFirefox() ? inFirefox : inFirefox.skip;

inFirefox.setTimeout(240_000);

/** Opens pages one after another. A page that complains to the console fails its test at the end. */
async function openEach(firefox: FirefoxPage, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    expect(await firefox.open(path), `the main heading of ${path}`).not.toBe('');
    await firefox.expectNothingSideways();
  }
}

test('every kind of public page opens in Firefox on a phone', async ({ firefox, request }) => {
  await openEach(await firefox(DARK_FIREFOX_PHONE), oneOfEachKind(await publicPages(request)));
});

test('every screen of members opens in Firefox, on a phone and on a desktop', async ({ firefox }) => {
  const { people, screens } = await makeMemberScreens();
  for (const [person, kind] of [
    [people.family, DARK_FIREFOX_PHONE],
    [people.auPair, FIREFOX_DESKTOP],
  ] as const) {
    const browser = await firefox(kind);
    await browser.logIn(person);
    const theirs = Object.values(screens).flat();
    await openEach(
      browser,
      theirs.filter(({ of }) => of === person).map(({ path }) => path),
    );
  }
});

test('every screen of Admin opens in Firefox', async ({ firefox }) => {
  const screens = await makeAdminScreens();
  const browser = await firefox(FIREFOX_DESKTOP);
  await browser.logIn(administrator);
  await openEach(browser, Object.values(screens).flat());
});
