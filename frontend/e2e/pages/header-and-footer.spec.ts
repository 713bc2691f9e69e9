import { expectNothingSideways, settle } from '../support/examine';
import { makePerson } from '../support/people';
import { PHONE } from '../support/screens';
import { beginTalk } from '../support/talk';
import { expect, test } from '../support/test';

const LANDINGS = {
  '/': ['/become-an-au-pair-australia', '/become-a-host-family-australia'],
  '/nz': ['/nz/become-an-au-pair-new-zealand', '/nz/become-a-host-family-new-zealand'],
} as const;

for (const [home, [auPairs, families]] of Object.entries(LANDINGS)) {
  test(`H01 visitors at ${home} find every entry in the header`, async ({ page }) => {
    await page.goto(home);
    const header = page.getByRole('banner');
    const link = (name: string) => header.getByRole('link', { name, exact: true });
    await expect(link('Home')).toHaveAttribute('href', home);
    await expect(link('For Au Pairs')).toHaveAttribute('href', auPairs);
    await expect(link('For Families')).toHaveAttribute('href', families);
    await header.getByText('Resources').click();
    await expect(link('Blog')).toHaveAttribute('href', '/blog');
    await expect(link('FAQ')).toHaveAttribute('href', /\/faq-au-pairs-host-families$/);
    await expect(link('Templates')).toHaveAttribute('href', /\/resources$/);
    await expect(link('Log In')).toHaveAttribute('href', '/auth');
    await expect(link('Sign Up')).toHaveAttribute('href', '/auth#sign-up');
    await expect(link('Dashboard')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(link('Blog')).toBeHidden();
  });
}

test('H02 members find the same, and their messages, their dashboard and the log-out button', async ({
  as,
  family,
}) => {
  const page = await as(family);
  await page.goto('/');
  const header = page.getByRole('banner');
  for (const name of ['Home', 'For Au Pairs', 'For Families', 'Dashboard'])
    await expect(header.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Messages' })).toHaveAttribute('href', '/app/messages');
  await expect(header.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Log In' })).toHaveCount(0);
});

test('H02 members reach the main places from the header of a desktop, and nothing wraps from 1024 to 1440 px', async ({
  as,
}) => {
  const [family, auPair] = [await makePerson('family'), await makePerson('aupair')];
  const { say } = await beginTalk(auPair, family);
  // The badge at its widest.
  for (let count = 0; count < 10; count += 1) await say(`Message ${count}`);
  for (const [person, search, support] of [
    [family, '/search-au-pairs', '/family-support'],
    [auPair, '/search-families', '/au-pair-support'],
  ] as const) {
    const page = await as(person, { viewport: { width: 1440, height: 900 } });
    await page.goto('/privacy');
    const header = page.getByRole('banner');
    if (person === family) await expect(header.getByRole('link', { name: /^Messages/ })).toContainText('9+');
    for (const width of [1024, 1079, 1080, 1100, 1199, 1200, 1280, 1366, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const row = await header.evaluate((element) => {
        const shown = [...element.querySelectorAll('a, button, summary')]
          // The entries of a closed menu have layout boxes too.
          .filter((one) => one.checkVisibility())
          .map((one) => ({ text: one.textContent, box: one.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0)
          .sort((a, b) => a.box.left - b.box.left);
        return {
          overlapping: shown
            .filter(({ box }, i) => i > 0 && box.left < (shown[i - 1]?.box.right ?? 0) - 1)
            .map(({ text }) => text),
          wrapped: shown.filter(({ box }) => box.height > 52).map(({ text }) => text),
          outside: shown.filter(({ box }) => box.right > innerWidth).map(({ text }) => text),
        };
      });
      expect(row, `${width} px`).toEqual({ overlapping: [], wrapped: [], outside: [] });
    }
    await expect(header.getByRole('link', { name: 'Search', exact: true })).toHaveAttribute('href', search);
    await header.getByText('More', { exact: true }).click();
    for (const [name, href] of [
      ['Interviews', '/interviews'],
      ['Job board', '/au-pair-job-board'],
      ['Support', support],
    ] as const)
      await expect(header.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    await header.getByRole('link', { name: 'Support', exact: true }).click();
    await expect(page).toHaveURL(support);
    await expect(header.getByRole('link', { name: 'Support', exact: true })).toBeHidden();
  }
});

test('H03 S06 the badge counts new messages at once, shows 9+ above nine, and is hidden when all are read', async ({
  as,
}) => {
  const writer = await makePerson('family');
  const reader = await makePerson('aupair');
  const page = await as(reader);
  await page.goto('/');
  const messages = page.getByRole('banner').getByRole('link', { name: /^Messages/ });
  await expect(messages).toHaveText('Messages');
  const { id, say } = await beginTalk(writer, reader);
  await say('Good morning');
  await expect(messages).toHaveText('Messages11 unread message');
  for (let count = 2; count <= 9; count += 1) await say(`And ${count}`);
  await expect(messages).toHaveText('Messages99 unread messages');
  await say('And one more');
  await expect(messages).toHaveText('Messages9+10 unread messages');
  await page.goto(`/app/messages?conversation=${id}`);
  await expect(page.getByRole('log')).toContainText('And one more');
  await expect(messages).toHaveText('Messages');
});

test('H04 on small screens the entries slide out and away again', async ({ visitor, as, family }) => {
  const viewport = { width: 390, height: 844 };
  const page = await visitor({ viewport });
  await page.goto('/');
  const panel = page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('button', { name: 'Open menu' }).click();
  for (const name of ['Home', 'For Au Pairs', 'For Families', 'Blog', 'FAQ', 'Templates', 'Log In', 'Sign Up'])
    await expect(panel.getByRole('link', { name, exact: true })).toBeVisible();
  await panel.getByRole('link', { name: 'FAQ' }).click();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL('/faq-au-pairs-host-families');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();

  const member = await as(family, { viewport });
  await member.goto('/dashboard');
  await member.getByRole('button', { name: 'Open menu' }).click();
  const theirs = member.getByRole('dialog', { name: 'Menu' });
  await expect(theirs.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect(theirs.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await theirs.getByRole('link', { name: 'Messages' }).click();
  await expect(theirs).toBeHidden();
  await expect(member).toHaveURL('/app/messages');
  await member.getByRole('button', { name: 'Open menu' }).click();
  await expect(theirs).toBeVisible();
  await member.goBack();
  await expect(member).toHaveURL('/dashboard');
  await expect(theirs).toBeHidden();
});

test('H05 the footer leads everywhere it should', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  const group = (name: string) => footer.getByRole('navigation', { name });
  for (const [nav, name, href] of [
    ['For families', 'How It Works', '/search-au-pairs'],
    ['For families', 'Finding an Au Pair', '/search-au-pairs'],
    ['For families', 'Pricing', '/payment'],
    ['For families', 'Host Family Guide', '/blog'],
    ['For families', 'Questions families ask', '/faq-au-pairs-host-families#faq-families'],
    ['For au pairs', 'How It Works', '/search-families'],
    ['For au pairs', 'Finding a Host Family', '/search-families'],
    ['For au pairs', 'Visa Information', '/blog'],
    ['For au pairs', 'Australian Culture', '/blog'],
    ['For au pairs', 'Questions au pairs ask', '/faq-au-pairs-host-families#faq-au-pairs'],
    ['Talk to us', 'Send us a message', '/contact'],
  ] as const)
    await expect(group(nav).getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  for (const [name, href] of [
    ['Privacy', '/privacy'],
    ['Terms', '/terms'],
    ['Cookies', '/cookies'],
  ] as const)
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  for (const name of [/^Instagram/, /^Facebook/]) {
    await expect(footer.getByRole('link', { name })).toHaveAttribute('target', '_blank');
    await expect(footer.getByRole('link', { name })).toHaveAttribute('rel', /noopener/);
  }
  await expect(footer.getByRole('group', { name: 'Region' })).toBeVisible();
  await expect(footer).toContainText(/© 2024(–\d{4})? Wattle & Fern/);
});

test('H05 every link of the header and footer opens a page', async ({ page }) => {
  await page.goto('/');
  const hrefs = await page
    .locator('header a, footer a')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
  for (const href of hrefs.filter((one) => one.startsWith('/'))) {
    const answer = await page.request.get(href);
    expect(answer.status(), href).toBe(200);
  }
});

test('header and footer fit the smallest phone at twice the text size', async ({ as, family }) => {
  const page = await as(family, PHONE);
  await settle(page, '/account');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expectNothingSideways(page, '/account at twice the text size');
  const header = await page.getByRole('banner').evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(header).toBe(0);
  const bar = page.getByRole('navigation', { name: 'Main', exact: true }).last();
  await expect(bar.getByRole('link')).toHaveCount(4);
  const labels = await bar
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.scrollWidth - link.clientWidth));
  expect(labels.filter((over) => over > 0)).toEqual([]);
  const skip = await page.getByRole('link', { name: 'Skip to the content' }).boundingBox();
  expect((skip?.y ?? 0) + (skip?.height ?? 0)).toBeLessThanOrEqual(0);
});
