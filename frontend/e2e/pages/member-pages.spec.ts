import { examine, expectNothingSideways, settle } from '../support/examine';
import { complaintsOf } from '../support/quiet';
import { beginTalk } from '../support/talk';
import { expect, test } from '../support/test';

const THEMES = ['light', 'dark'] as const;
const SIGNED_IN = ['/dashboard', '/account', '/app/messages', '/search-au-pairs'];

for (const theme of THEMES) {
  test(`members, ${theme}: nothing in the console, nothing sideways at 320, nothing for axe`, async ({
    as,
    browser,
    family,
    auPair,
  }) => {
    const { id, say } = await beginTalk(browser, family, auPair);
    await say(`Good morning, ${theme} as it is.`);
    const page = await as(family, { colorScheme: theme, viewport: { width: 1440, height: 900 } });
    const complaints = complaintsOf(page);
    const found: string[] = [];
    for (const path of [...SIGNED_IN, '/profile/family', `/app/messages?conversation=${id}`, `/au-pair/${auPair.id}`]) {
      await settle(page, path);
      found.push(...(await examine(page, path)));
      await expectNothingSideways(page, path);
    }
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
  });
}
