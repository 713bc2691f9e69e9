import { makePerson } from '../support/people';
import { expect, test } from '../support/test';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

for (const viewport of SIZES) {
  test(`both sides see both scores with reasons, and add missing answers with one tap (${viewport.width})`, async ({
    as,
  }) => {
    const family = await makePerson('family', { profile: { daysOff: 1, smokesAtHome: null } });
    const auPair = await makePerson('aupair');

    const page = await as(family, { viewport });
    await page.goto(`/au-pair/${auPair.id}`);
    const match = page.getByRole('region', { name: 'How well you fit each other' });
    await expect(match.getByRole('heading', { name: 'Lena fits you' })).toBeVisible();
    await expect(match.getByRole('heading', { name: 'You fit Lena' })).toBeVisible();
    const [fits, fitted] = [
      await match.getByRole('img', { name: /^Lena fits you: / }).getAttribute('aria-label'),
      await match.getByRole('img', { name: /^You fit Lena: / }).getAttribute('aria-label'),
    ];
    await expect(match.getByText('Hopes for two days off a week; you give one').first()).toBeVisible();
    await expect(match.getByText('You have not said whether someone smokes at home')).toBeVisible();
    await match.getByRole('link', { name: 'Add it now' }).click();
    const question = page.getByLabel('Does anyone smoke at home?');
    await expect(question).toBeFocused();
    await question.selectOption('No');

    const other = await as(auPair, { viewport });
    await other.goto(`/family/${family.id}`);
    const seen = other.getByRole('region', { name: 'How well you fit each other' });
    await expect(seen.getByRole('img', { name: (fits ?? '').replace('Lena fits you', 'You fit them') })).toBeVisible();
    await expect(seen.getByRole('img', { name: (fitted ?? '').replace('You fit Lena', 'They fit you') })).toBeVisible();
    await expect(seen.getByText('One day off a week; you hope for two').first()).toBeVisible();
    await expect(seen.getByText('Has not said whether someone smokes at home')).toBeVisible();
  });

  test(`a deal-breaker hides the two from each other and says why before anything is written (${viewport.width})`, async ({
    as,
  }) => {
    const family = await makePerson('family');
    const smoker = await makePerson('aupair', { profile: { smokes: true } });

    const page = await as(family, { viewport });
    await page.goto('/profile/family?field=dealBreakers');
    await page.getByLabel('Someone who smokes', { exact: true }).check();
    await page.getByRole('button', { name: 'Save my profile' }).click();
    await expect(page.getByText('Profile saved')).toBeVisible();

    const other = await as(smoker, { viewport });
    await other.goto(`/family/${family.id}`);
    await expect(other.getByRole('heading', { name: 'Their deal-breakers' })).toBeVisible();
    const reason = 'They are looking for someone who does not smoke';
    await expect(other.getByText(reason, { exact: true })).toBeVisible();
    await other.goto('/search-families?sort=newest');
    await expect(other.getByRole('link', { name: /family/ }).first()).toBeVisible();
    await expect(other.locator(`a[href$="${family.id}"]`)).toHaveCount(0);
    await other.goto('/search-families?sort=newest&ignoreDealBreakers=true');
    await expect(other.locator(`a[href$="${family.id}"]`).first()).toBeVisible();
    await expect(other.getByText(`Deal-breaker: ${reason}`).first()).toBeVisible();

    await other.goto(`/app/messages?to=${family.id}`);
    await expect(other.getByText(`You cannot write to them first. ${reason}.`)).toBeVisible();

    await page.goto(`/au-pair/${smoker.id}`);
    await expect(page.getByRole('heading', { name: 'Your deal-breakers' })).toBeVisible();
    await page.goto(`/app/messages?to=${smoker.id}`);
    await page.getByRole('textbox').first().fill('Hello Lena');
    await page.getByRole('button', { name: 'Send' }).click();
    await other.goto(`/app/messages?to=${family.id}`);
    await expect(other.getByText('Hello Lena').filter({ visible: true }).first()).toBeVisible();
  });
}
