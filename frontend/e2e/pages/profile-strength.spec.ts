import { settle } from '../support/examine';
import { makePerson } from '../support/people';
import { DARK_PHONE, DESKTOP } from '../support/screens';
import { expect, test } from '../support/test';

test('the dashboard shows the strength of the profile and leads to the most useful next answer, by touch', async ({
  as,
}) => {
  const auPair = await makePerson('aupair', { profile: { tagline: '', smokes: null } });
  const page = await as(auPair, DARK_PHONE);
  await settle(page, '/dashboard');
  const own = page.getByRole('region', { name: 'Your profile' });
  await expect(own).toContainText('Good. Add photos and a line about you to be found more often.');
  await own.getByRole('link', { name: 'a line about you', exact: true }).tap();
  await expect(page.getByLabel('One line about you')).toBeFocused();
});

test('the form shows the next answer too, by keyboard, until it is given', async ({ as }) => {
  const family = await makePerson('family', { profile: { tagline: '' } });
  const page = await as(family, DESKTOP);
  await settle(page, '/profile/family');
  await expect(page.getByText('Good. Add photos and a line about you to be found more often.')).toBeVisible();
  await page.getByRole('link', { name: 'a line about you' }).focus();
  await page.keyboard.press('Enter');
  const line = page.getByRole('textbox', { name: /One line about/ });
  await expect(line).toBeFocused();
  await line.fill('We lose to our dog at football.');
  for (const step of await page.getByRole('navigation', { name: 'Steps of the profile' }).getByRole('button').all())
    await step.press('Enter');
  // Saving leads to the dashboard, of which the form has read a part: it waits for the rest all the same.
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/saved-searches', (route) => released.then(() => route.continue()));
  const request = page.waitForRequest('**/api/saved-searches');
  await page.getByRole('button', { name: 'Save my profile' }).press('Enter');
  await expect(page.getByText('Profile saved')).toBeVisible();
  await request;
  const own = page.getByRole('region', { name: 'Your profile' });
  await expect(page).toHaveURL('/dashboard');
  await expect(own).toBeHidden();
  release();
  await expect(own).toContainText('Very good. Add photos to be found more often.');
});
