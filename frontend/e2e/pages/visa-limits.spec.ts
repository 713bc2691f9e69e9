import type { Page } from '@playwright/test';
import { auPairPath, paths } from '../../src/config/paths';
import { dayFromNow } from '../support/answers';
import { examine, expectNothingSideways } from '../support/examine';
import { newRequest, makePerson, send, signInByCall } from '../support/people';
import { beginTalk } from '../support/talk';
import { expect, test } from '../support/test';

const STAY = /^Can stay with you until \d+ [A-Z][a-z]+ 20\d\d$/;
const ON_CARDS = /^Can stay until \d+ [A-Z][a-z]{2} 20\d\d$/;
const limit = (page: Page) => page.getByRole('region', { name: STAY });

for (const [name, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a wide screen', { width: 1440, height: 900 }],
] as const)
  test(`a family sees on ${name} until when an au pair can stay, on cards and on the profile with its rule; no one else does`, async ({
    as,
    visitor,
  }) => {
    const [family, lena, other] = await Promise.all([
      makePerson('family'),
      makePerson('aupair'),
      makePerson('aupair', { profile: { firstName: 'Mia', nationality: 'South African' } }),
    ]);
    const page = await as(family, { viewport });
    await page.goto(`${paths.searchAuPairs}?nationality=DE`);
    await expect(page.getByRole('article').getByText(ON_CARDS).first()).toBeVisible();
    await expectNothingSideways(page, 'the cards');

    await page.goto(auPairPath(lena.id));
    await expect(limit(page)).toBeVisible();
    await expect(
      limit(page)
        .getByText(/Working Holiday visa \(subclass 417\)/)
        .first(),
    ).toBeVisible();
    await expect(
      limit(page)
        .getByText(/valid from .+, read on 23 Nov 2026/)
        .first(),
    ).toBeVisible();
    await expect(
      limit(page)
        .getByRole('link', { name: /Home Affairs, Working Holiday/ })
        .first(),
    ).toHaveAttribute('href', /homeaffairs/);
    expect(await examine(page, 'the page of an au pair')).toEqual([]);
    await expectNothingSideways(page, 'the page of an au pair');

    // No rule for the passport: nothing is said.
    await page.goto(auPairPath(other.id));
    await expect(page.getByRole('heading', { level: 1, name: /Mia/ })).toBeVisible();
    await expect(limit(page)).toHaveCount(0);

    const own = await as(lena, { viewport });
    await own.goto(auPairPath(lena.id));
    await expect(own.getByRole('link', { name: /^Add: How many Australian working holiday visas/ })).toBeVisible();
    await expect(limit(own)).toHaveCount(0);
    const another = await as(other, { viewport });
    await another.goto(auPairPath(lena.id));
    await expect(another.getByRole('heading', { level: 1, name: /Lena/ })).toBeVisible();
    await expect(limit(another)).toHaveCount(0);
    const outside = await visitor({ viewport });
    await outside.goto(auPairPath(lena.id));
    await expect(outside.getByRole('heading', { level: 1, name: /Lena/ })).toBeVisible();
    await expect(limit(outside)).toHaveCount(0);
  });

test('both read before they sign that the dates exceed the visa, with the rule, and can still sign', async ({ as }) => {
  const [family, lena] = await Promise.all([makePerson('family'), makePerson('aupair')]);
  const talk = await beginTalk(family, lena);
  const request = await newRequest();
  const token = await signInByCall(request, family);
  const { id, draft } = (await talk.post('/api/agreements', { conversationId: talk.id })) as {
    id: string;
    draft: { terms: { pay: object } };
  };
  const dates = { startsOn: dayFromNow(90), endsOn: dayFromNow(440) };
  const terms = { ...draft.terms, dates, pay: { ...draft.terms.pay, weeklyCents: 42_000 }, car: { use: 'none' } };
  await send(request, token, 'POST', `/api/agreements/${id}/versions`, { basedOn: 0, terms });

  const guest = await as(lena, { viewport: { width: 390, height: 844 } });
  await guest.goto(`/agreements/${id}`);
  const note = guest.getByRole('complementary', { name: 'Dates and visa' });
  await expect(note.getByText(/^Your visa allows you to stay with this family until /)).toBeVisible();
  await expect(note.getByRole('link', { name: /Home Affairs, Working Holiday/ }).first()).toBeVisible();
  expect(await examine(guest, 'the agreement with the note')).toEqual([]);
  await expectNothingSideways(guest, 'the agreement with the note');

  const host = await as(family, { viewport: { width: 1440, height: 900 } });
  await host.goto(`/agreements/${id}`);
  await expect(
    host
      .getByRole('complementary', { name: 'Dates and visa' })
      .getByText(/^The au pair’s visa allows them to stay with you until /),
  ).toBeVisible();

  await guest.getByLabel('Your full name').fill('Lena Achternbusch');
  await guest.getByLabel('Your password', { exact: true }).fill(lena.password);
  await guest.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(guest.getByText(`when ${family.name} signs too`)).toBeVisible();
});

test('a family filters by how long the visa allows, from its address and with a chip; visitors are not offered it', async ({
  as,
  family,
  visitor,
}) => {
  const page = await as(family, { viewport: { width: 390, height: 844 } });
  await page.goto(paths.searchAuPairs);
  await page.getByRole('button', { name: /^Filters/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Stay allowed by their visa').selectOption('6');
  await sheet.getByRole('button', { name: /^Show/ }).click();
  await expect(page).toHaveURL(/canStay=6/);
  const chip = page.getByRole('button', { name: /^Remove the filter .Can stay 6 months from your start.$/ });
  await expect(chip).toBeVisible();
  const results = page.getByRole('region', { name: 'Results' }).getByRole('article');
  await expect(results.first()).toBeVisible();
  await expect(results.getByText(/^(Can stay until|No visa limit)/)).toHaveCount(await results.count());
  expect(await examine(page, 'the search by visa')).toEqual([]);
  await page.reload();
  await expect(chip).toBeVisible();
  await chip.click();
  await expect(page).not.toHaveURL(/canStay/);

  const outside = await visitor();
  await outside.goto(`${paths.searchAuPairs}?canStay=6`);
  await expect(outside.getByRole('region', { name: 'Results' }).getByRole('article').first()).toBeVisible();
  await expect(outside.getByRole('button', { name: /allowed by their visa|Can stay/ })).toHaveCount(0);
  await outside.getByRole('button', { name: /^Filters/ }).click();
  await expect(outside.getByRole('dialog').getByLabel('Drives')).toBeVisible();
  await expect(outside.getByLabel('Stay allowed by their visa')).toHaveCount(0);
});
