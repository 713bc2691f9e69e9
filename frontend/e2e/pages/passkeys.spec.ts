import type { Page } from '@playwright/test';
import { examine, expectNothingSideways } from '../support/examine';
import { makePerson } from '../support/people';
import { signInOnPage, signOutOnPage } from '../support/sign-in-form';
import { expect, test } from '../support/test';

/** A virtual authenticator with a fingerprint reader. */
async function addDevice(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const credential = async () => {
    const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId });
    if (!credentials[0]) throw new Error('The device has no passkey');
    return credentials[0];
  };
  return {
    /** Sets the signature counter back, as on a cloned authenticator. */
    goBack: async () => {
      const stored = await credential();
      await session.send('WebAuthn.removeCredential', { authenticatorId, credentialId: stored.credentialId });
      await session.send('WebAuthn.addCredential', { authenticatorId, credential: { ...stored, signCount: 1 } });
    },
  };
}

/** The browser offers no autofill in the email field, so only the button opens the passkey dialog. */
const withoutOffer = (page: Page) =>
  page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });

async function addPasskey(page: Page, name: string): Promise<void> {
  await page.goto('/account/security');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name of the passkey').fill(name);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('listitem').getByRole('code')).toHaveCount(10);
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText(name, { exact: true })).toBeVisible();
}

test('a member logs in with a passkey alone or after the password, but not with a copy of it', async ({ as }) => {
  const person = await makePerson('family', { profile: false });
  const page = await as(person);
  await withoutOffer(page);
  const device = await addDevice(page);
  await addPasskey(page, 'My phone');
  await expect(page.getByText(/not used yet/)).toBeVisible();

  await test.step('nothing else is asked for', async () => {
    await signOutOnPage(page);
    await expect(page).toHaveURL('/');
    await page.goto('/auth');
    await page.getByRole('button', { name: 'Log in with a passkey' }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByText('Login successful')).toBeVisible();
  });

  await test.step('the password asks for it as well', async () => {
    await signOutOnPage(page);
    await expect(page).toHaveURL('/');
    await page.goto('/auth');
    await signInOnPage(page, person);
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
    await page.getByRole('button', { name: 'Use your passkey' }).click();
    await expect(page).toHaveURL('/dashboard');
  });

  await test.step('a copy whose counter went back is refused', async () => {
    await signOutOnPage(page);
    await expect(page).toHaveURL('/');
    await device.goBack();
    await page.goto('/auth');
    await page.getByRole('button', { name: 'Log in with a passkey' }).click();
    await expect(page.getByText('This passkey was not accepted.', { exact: false })).toBeVisible();
    await expect(page).toHaveURL('/auth');
  });
});

test('the browser offers a passkey in the email field', async ({ as }) => {
  const page = await as(await makePerson('family', { profile: false }));
  await addDevice(page);
  await addPasskey(page, 'My phone');
  await page.addInitScript(() => {
    const get = navigator.credentials.get.bind(navigator.credentials);
    navigator.credentials.get = (options) => {
      document.documentElement.dataset['offer'] = options?.mediation ?? 'none';
      return get(options);
    };
  });
  await signOutOnPage(page);
  await expect(page).toHaveURL('/');
  await page.goto('/auth');
  await expect(page.locator('html')).toHaveAttribute('data-offer', 'conditional');
});

for (const width of [390, 1440])
  test(`the last passkey is removed only after a warning, at ${width}`, async ({ as }) => {
    const person = await makePerson('aupair', { profile: false });
    const page = await as(person);
    await addDevice(page);
    await page.setViewportSize({ width, height: 900 });
    await addPasskey(page, 'My phone');
    await page.getByRole('button', { name: 'Rename My phone' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name of the passkey').fill('Old phone');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Old phone', { exact: true })).toBeVisible();
    expect(await examine(page, '/account/security')).toEqual([]);
    await expectNothingSideways(page, '/account/security');
    await page.getByRole('button', { name: 'Remove Old phone' }).click();
    await expect(dialog.getByText('you log in with your password alone', { exact: false })).toBeVisible();
    await dialog.getByRole('button', { name: 'Remove it and turn off two-step login' }).click();
    await expect(page.getByText('Passkey removed')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeVisible();
    const response = await page.request.post('/api/sessions', {
      data: { email: person.email, password: person.password },
    });
    expect((await response.json()).challenge).toBeNull();
  });
