import { randomUUID } from 'node:crypto';
import { auPairAnswers, familyAnswers } from '../support/answers';
import { verifyAuPair } from '../support/documents';
import { makePerson, send, signInByCall } from '../support/people';
import { expect, test } from '../support/test';

/** Text for members only, unique to this test. */
const SECRET = `Xylo${randomUUID().slice(0, 8)}`;
const SURNAME = `Achternbusch-${SECRET}`;
const PHONE = '+61491570156';

test('J04 a visitor gets a teaser of a person: no surname, contact, exact place or long text, not even in the HTML', async ({
  page,
  browser,
}) => {
  const auPair = await makePerson('aupair', {
    profile: {
      lastName: SURNAME,
      aboutMe: `${SECRET}. ${auPairAnswers.aboutMe}`,
      experience: `${SECRET}. ${auPairAnswers.experience}`,
      languages: 'Faroese',
      visaStatus: SECRET,
    },
  });
  const family = await makePerson('family', {
    profile: {
      location: `${SECRET}, Perth`,
      aboutUs: `${SECRET}. ${familyAnswers.aboutUs}`,
      requirements: `${SECRET}. ${familyAnswers.requirements}`,
      // The first sentence of the text is on the card.
      accommodationDetails: `${familyAnswers.accommodationDetails} ${SECRET}.`,
      languagesAtHome: 'Faroese',
    },
  });
  await verifyAuPair(auPair);
  const other = await browser.newContext();
  for (const person of [auPair, family]) {
    const token = await signInByCall(other.request, person);
    await other.request.patch('/api/profiles/me', {
      headers: { authorization: `Bearer ${token}` },
      data: { phoneNumber: PHONE },
    });
  }
  const paths = [
    `/au-pair/${auPair.id}`,
    `/family/${family.id}`,
    '/search-au-pairs?languages=Faroese',
    '/search-families?languagesAtHome=Faroese',
    '/',
    `/api/au-pair-profiles/${auPair.id}`,
    `/api/family-profiles/${family.id}`,
    '/api/au-pair-profiles?languages=Faroese&region=australia',
    '/api/family-profiles?languagesAtHome=Faroese&region=australia',
  ];
  for (const path of paths) {
    const answer = await page.request.get(path);
    expect(answer.status(), path).toBe(200);
    const text = await answer.text();
    for (const secret of [SECRET, PHONE, auPair.email, family.email, auPair.username, family.username])
      expect(text, `${secret} in ${path}`).not.toContain(secret);
  }
  expect(await (await page.request.get('/search-au-pairs?languages=Faroese')).text()).toContain(auPair.id);
  await page.goto(`/au-pair/${auPair.id}`);
  await expect(page.getByRole('heading', { name: 'See the full profile' })).toBeVisible();

  await test.step('who is signed in reads all of it, but no contact', async () => {
    const token = await signInByCall(other.request, family);
    const full = JSON.stringify(await send(other.request, token, 'GET', `/api/au-pair-profiles/${auPair.id}`));
    expect(full).toContain(SURNAME);
    expect(full).toContain(`${SECRET}. ${auPairAnswers.aboutMe}`);
    for (const contact of [PHONE, auPair.email]) expect(full).not.toContain(contact);
  });
  await other.close();
});

test('public pages can be read without JavaScript', async ({ visitor, family, auPair }) => {
  const page = await visitor({ javaScriptEnabled: false });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'The newest au pairs' }).getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeVisible();
  await page.getByRole('banner').getByText('Resources').click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'FAQ' })).toBeVisible();
  await page.getByLabel('Where you live').selectOption('Sydney');
  await page.getByRole('button', { name: 'Find Au Pairs' }).click();
  await expect(page).toHaveURL(/\/search-au-pairs\?city=Sydney/);
  await expect(page.getByRole('region', { name: 'Results' }).getByRole('article').first()).toBeVisible();
  for (const path of [`/family/${family.id}`, `/au-pair/${auPair.id}`, '/nz', '/pricing', '/nowhere']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }), path).toBeVisible();
  }
});

test('someone without a profile who opens a person from the search reads the teaser, and what to do to see the rest', async ({
  as,
}) => {
  for (const [role, search] of [
    ['family', '/search-au-pairs'],
    ['aupair', '/search-families'],
  ] as const) {
    const newcomer = await makePerson(role, { profile: false });
    const page = await as(newcomer);
    await page.goto(search);
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/(family|au-pair)\//);
    await expect(page.getByRole('heading', { name: 'Complete your profile to see the whole profile' })).toBeVisible();
  }
});
