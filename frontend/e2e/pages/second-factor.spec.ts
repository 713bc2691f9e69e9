import { makePerson } from '../support/people';
import { signInOnPage, signOutOnPage } from '../support/sign-in-form';
import { expect, test } from '../support/test';
import { totp } from '../support/totp';

test('S01 multi-factor challenge verified: with two-step login the password alone is not enough', async ({ as }) => {
  const person = await makePerson('family', { profile: false });
  const page = await as(person);
  await page.goto('/account/security');
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await expect(page.getByRole('img', { name: /QR/i })).toBeVisible();
  const key = await page.getByRole('main').getByRole('code').innerText();
  const codes = page.getByRole('listitem').getByRole('code');
  // A code is valid for its own 30 seconds and the next; setting up with the previous code leaves the current one for
  // logging in.
  await expect(async () => {
    await page.getByLabel('Six-digit code from the app').fill(totp(key, -1));
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(codes).toHaveCount(10, { timeout: 3_000 });
  }).toPass();
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
  });
  await page.getByRole('button', { name: 'Copy them' }).click();
  await expect(page.getByText('We could not copy them.')).toBeVisible();
  const recoveryCode = await codes.first().innerText();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText('On. You need a code from your phone to log in.')).toBeVisible();
  await signOutOnPage(page);
  await expect(page).toHaveURL('/');

  await test.step('a wrong code opens nothing, the app’s code does', async () => {
    await page.goto('/auth');
    await signInOnPage(page, person);
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
    await page.getByLabel('Code from your authenticator app').fill('000000');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('This code is not correct, or has already been used.')).toBeVisible();
    await page.getByLabel('Code from your authenticator app').fill(totp(key));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByText('Login successful')).toBeVisible();
    await signOutOnPage(page);
    await expect(page).toHaveURL('/');
  });

  await test.step('a recovery code opens it once', async () => {
    for (const works of [true, false]) {
      await page.goto('/auth');
      await signInOnPage(page, person);
      await page.getByRole('button', { name: 'No phone at hand? Use a recovery code' }).click();
      await page.getByLabel('Recovery code').fill(recoveryCode);
      await page.getByRole('button', { name: 'Confirm' }).click();
      if (!works) {
        await expect(page.getByText('This code is not correct, or has already been used.')).toBeVisible();
        break;
      }
      await expect(page).toHaveURL('/dashboard');
      await signOutOnPage(page);
      await expect(page).toHaveURL('/');
    }
  });
});
