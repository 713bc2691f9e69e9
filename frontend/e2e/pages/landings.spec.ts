import { factInWords } from '../support/facts';
import { complaintsOf } from '../support/quiet';
import { signInOnPage } from '../support/sign-in-form';
import { expect, test } from '../support/test';

const LANDINGS = [
  {
    path: '/become-an-au-pair-australia',
    row: 'R05',
    toggle: "I'm an Au Pair",
    fact: factInWords('australia', 'award_level2_hour'),
    place: 'Perth',
  },
  {
    path: '/nz/become-an-au-pair-new-zealand',
    row: 'R05',
    toggle: "I'm an Au Pair",
    fact: factInWords('newzealand', 'minimum_hour'),
    place: 'Hamilton',
  },
  { path: '/become-a-host-family-australia', row: 'R06', toggle: "I'm a Family", fact: 'Blue Card', place: 'Adelaide' },
  { path: '/nz/become-a-host-family-new-zealand', row: 'R06', toggle: "I'm a Family", fact: 'PAYE', place: 'Tauranga' },
] as const;

for (const { path, row, toggle, fact, place } of LANDINGS)
  test(`${row} P02 N05 ${path} addresses its audience and country, and the chosen location and date become filters of the search`, async ({
    page,
  }) => {
    const complaints = complaintsOf(page);
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('tab', { name: toggle, selected: true }).first()).toBeVisible();
    await expect(main.getByText(fact).first()).toBeVisible();
    await expect(main.getByText('checked on 20 November 2026').first()).toBeVisible();
    const finder = main.getByRole('tabpanel', { name: toggle });
    await finder.getByRole('combobox').selectOption(place);
    await finder.locator('input[type=date]').fill('2027-02-01');
    await finder.getByRole('button').click();
    const forFamilies = row === 'R06';
    await expect(page).toHaveURL(
      new RegExp(`/search-${forFamilies ? 'au-pairs' : 'families'}\\?city=${place}&start\\w+=2027-02-01$`),
    );
    expect(complaints).toEqual([]);
  });

test('R05 R06 a landing page with the wrong country prefix redirects permanently to the right one', async ({
  request,
}) => {
  for (const [from, to] of [
    ['/nz/become-an-au-pair-australia', '/nz/become-an-au-pair-new-zealand'],
    ['/nz/become-a-host-family-australia', '/nz/become-a-host-family-new-zealand'],
    ['/become-an-au-pair-new-zealand', '/nz/become-an-au-pair-new-zealand'],
    ['/become-a-host-family-new-zealand?ref=fr', '/nz/become-a-host-family-new-zealand?ref=fr'],
  ] as const) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect(answer.status(), from).toBe(301);
    expect(answer.headers()['location'], from).toBe(to);
  }
});

test('R02 R05 R06 R07 S09 N01 prices, landings and audience pages can be read without JavaScript', async ({
  visitor,
}) => {
  const page = await visitor({ javaScriptEnabled: false });
  for (const [path, currency, texts] of [
    ['/pricing', 'A$', ['100% off for a limited time', 'Always free', 'Questions about pricing']],
    ['/nz/pricing', 'NZ$', ['100% off for a limited time', 'What happens in Premium']],
    ['/for-au-pairs', 'A$', ['A week, hour by hour', 'We do not check', 'What to ask before you say yes']],
    ['/nz/for-families', 'NZ$', ['What a week costs your family', 'If it does not work']],
    ['/become-an-au-pair-australia', 'A$', ['The six-month limit', 'How it works, in three steps']],
  ] as const) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    const words = await page.getByRole('main').innerText();
    for (const text of texts) expect(words, path).toContain(text);
    expect(words, path).toContain(currency);
    if (currency === 'A$') expect(words, path).not.toContain('NZ$');
  }
  await page.goto('/pricing');
  const menu = await page.getByRole('main').innerText();
  for (const sum of ['A$40', 'A$0', 'A$250', 'A$800', 'Free']) expect(menu).toContain(sum);
});

test('P03 P04 P06 calls to action lead visitors to registration and members to their dashboard; the steps have two tabs', async ({
  page,
  family,
}) => {
  await page.goto('/become-a-host-family-australia');
  await expect(page.getByRole('region', { name: /I was the au pair/ }).getByText('250+')).toBeVisible();
  const how = page.getByRole('region', { name: 'How it works, in three steps' });
  await how.scrollIntoViewIfNeeded();
  await expect(async () => {
    await how.getByRole('tab', { name: 'For Au Pairs' }).click();
    await expect(how.getByRole('link', { name: 'Browse families' })).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(how.getByRole('link', { name: 'Browse families' })).toHaveAttribute('href', '/search-families');
  const close = page.getByRole('region', { name: 'Find your au pair in Australia.' });
  await expect(close.getByRole('link', { name: "I'm a Family" })).toHaveAttribute('href', '/auth?type=family');
  await expect(close.getByRole('link', { name: "I'm an Au Pair" })).toHaveAttribute('href', '/auth?type=aupair');
  await page.goto('/pricing');
  await expect(page.getByRole('link', { name: 'Ask about Premium' })).toHaveAttribute('href', '/auth');
  await page.goto('/auth?next=/pricing');
  await signInOnPage(page, family);
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('link', { name: 'Ask about Premium' })).toHaveAttribute('href', '/payment?tier=premium');
  await expect(page.getByRole('link', { name: 'Start as a family' })).toHaveAttribute('href', '/dashboard');
});

test('G01 a landing page named for Australia stays Australian for someone who chose New Zealand elsewhere', async ({
  visitor,
}) => {
  const page = await visitor();
  await page.addInitScript(() => localStorage.setItem('preferredRegion', 'newzealand'));
  await page.goto('/become-an-au-pair-australia');
  await expect(page.locator('html')).toHaveAttribute('data-region', 'australia');
  const places = page.getByRole('tabpanel', { name: "I'm an Au Pair" }).getByRole('combobox');
  await expect(places).toContainText('Perth');
  await expect(places).not.toContainText('Wellington');
});

test('P01 P05 the home page has its sections in order, and its cards ask visitors to sign in', async ({
  page,
  as,
  family,
}) => {
  await page.goto('/');
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  const order = [
    'The newest au pairs',
    'The newest families',
    'What families and au pairs say',
    'From our blog',
    'What it costs',
    'Find your family or au pair.',
  ];
  expect(headings.filter((heading) => order.includes(heading))).toEqual(order);
  const auPairs = page.getByRole('region', { name: order[0] ?? '' });
  await expect(auPairs.getByRole('article')).toHaveCount(4);
  await auPairs.getByRole('article').first().getByRole('link').click();
  await expect(page.getByText('You need to login or register to view au pair profiles.')).toBeVisible();
  await expect(page).toHaveURL(/\/auth\?type=family&next=%2Fau-pair%2F/);
  await test.step('members of the other side keep people by a heart', async () => {
    const member = await as(family);
    await member.goto('/');
    const heart = member
      .getByRole('region', { name: order[0] ?? '' })
      .getByRole('button', { name: /to your shortlist/ });
    await expect(heart).toHaveCount(4, { timeout: 30_000 });
  });
});
