import { verifyAuPair } from '../support/documents';
import { makePerson } from '../support/people';
import { DESKTOP, PHONE } from '../support/screens';
import { beginTalk } from '../support/talk';
import { expect, test } from '../support/test';

const VERIFIED = /^Verified \d{1,2} [A-Z][a-z]{2} \d{4}$/;

for (const { name, size } of [
  { name: '390', size: PHONE },
  { name: '1440', size: DESKTOP },
])
  test(`the day of the checks is shown in the list, the conversation and the stages (${name})`, async ({ as }) => {
    const [family, auPair] = await Promise.all([makePerson('family'), makePerson('aupair')]);
    await verifyAuPair(auPair);
    const { id, say } = await beginTalk(family, auPair);
    await say('Good morning');

    const page = await as(family, size);
    await page.goto('/app/messages');
    const row = page.getByRole('link', { name: /Lena/ });
    await expect(row.getByText(VERIFIED)).toBeAttached();
    if (name === '390') await row.tap();
    else {
      await row.focus();
      await page.keyboard.press('Enter');
    }
    await expect(page).toHaveURL(new RegExp(`conversation=${id}`));
    const inThread =
      name === '390'
        ? page.getByRole('main').locator('header').getByRole('listitem')
        : page.getByRole('complementary', { name: /Lena/ }).getByRole('listitem');
    await expect(inThread.getByText(VERIFIED)).toBeVisible();

    await page.goto('/app/pipeline');
    await expect(page.getByRole('article').filter({ hasText: 'Lena' }).getByText(VERIFIED)).toBeVisible();

    // Their page has the badge itself, and says it once.
    await page.goto(`/au-pair/${auPair.id}`);
    await expect(page.getByRole('main').getByText(/^Verified\b/)).toHaveCount(1);

    const other = await as(auPair, size);
    await other.goto(`/app/messages?conversation=${id}`);
    await expect(other.getByRole('heading', { name: family.ownName })).not.toHaveCount(0);
    await expect(other.getByText(VERIFIED)).toHaveCount(0);
  });
