import type { Page } from '@playwright/test';
import { paths } from '../../src/config/paths';
import { allowed } from '../support/call';
import { examine, expectNothingSideways, settle } from '../support/examine';
import { makeInterview } from '../support/interviews';
import { fakeDevices } from '../support/launch';
import { DARK_PHONE, DESKTOP, PHONE } from '../support/screens';
import { expect, test } from '../support/test';

test.use({ launchOptions: fakeDevices });
test.describe.configure({ timeout: 120_000 });

const picture = (page: Page) => page.getByLabel('Your own video, mirrored');
const title = (page: Page) => page.getByRole('heading', { name: 'Test your camera and sound', level: 1 });

/** Notes every track that the page is given, also across a reload of the same tab. */
const noteTracks = (page: Page) =>
  page.addInitScript(() => {
    const tracks: MediaStreamTrack[] = [];
    Object.assign(window, { tracks });
    const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wish) => {
      const refusal = sessionStorage.getItem('refusal');
      if (refusal) throw new DOMException('No', refusal);
      const stream = await ask(wish);
      tracks.push(...stream.getTracks());
      return stream;
    };
  });
const states = (page: Page) =>
  page.evaluate(() => (window as unknown as { tracks: MediaStreamTrack[] }).tracks.map(({ readyState }) => readyState));

/** Hides or shows the page as a change of tabs or apps does. */
const turn = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((visibilityState) => {
    Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
    Object.defineProperty(document, 'hidden', { value: visibilityState === 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

test('by touch: from the interview to the test, and the devices are released in the background and on leaving', async ({
  as,
}) => {
  const { family } = await makeInterview(30);
  const page = await as(family, { ...allowed, ...PHONE });
  await noteTracks(page);
  await settle(page, paths.interviews);
  await expect(page.getByRole('link', { name: 'Test your camera and sound' })).toHaveCount(2);
  await page.getByRole('link', { name: 'Test your camera and sound' }).last().tap();
  await expect(page).toHaveURL(paths.deviceTest);
  await expect(title(page)).toBeVisible();
  await expect(picture(page)).toBeVisible();
  await expect(page.getByText('We can hear you.')).toBeVisible();
  await expect(page.getByText('Nothing is recorded or sent')).toBeVisible();
  expect(await states(page)).toEqual(['live', 'live']);

  await page.getByRole('button', { name: 'Play a sound' }).tap();
  const question = page.getByRole('group', { name: 'Did you hear it?' });
  await question.getByRole('button', { name: 'No' }).tap();
  await expect(page.getByText('Turn up the volume.')).toBeVisible();
  await question.getByRole('button', { name: 'Yes, I heard it' }).tap();
  await expect(page.getByText('Your speaker works.')).toBeVisible();
  expect(await examine(page, paths.deviceTest)).toEqual([]);
  await expectNothingSideways(page, paths.deviceTest);

  await turn(page, 'hidden');
  await expect.poll(() => states(page)).toEqual(['ended', 'ended']);
  await turn(page, 'visible');
  await expect(picture(page)).toBeVisible();
  await expect.poll(() => states(page)).toEqual(['ended', 'ended', 'live', 'live']);
  await page.getByRole('link', { name: 'Your video interviews' }).tap();
  await expect(page).toHaveURL(paths.interviews);
  await expect.poll(() => states(page)).toEqual(['ended', 'ended', 'ended', 'ended']);
});

test('by keyboard: Ctrl K leads to the test, and the chosen microphone is remembered', async ({ as, auPair }) => {
  const page = await as(auPair, { ...allowed, ...DESKTOP });
  await settle(page, '/dashboard');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Find a page or a person' })).toBeFocused();
  await page.keyboard.type('microphone');
  await expect(page.getByRole('dialog').getByRole('option')).toHaveText([/Test your camera and sound/]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(paths.deviceTest);
  await expect(picture(page)).toBeVisible();

  const microphone = page.getByLabel('Microphone', { exact: true });
  const first = await microphone.inputValue();
  await microphone.focus();
  await page.keyboard.press('ArrowDown');
  await expect(microphone).not.toHaveValue(first);
  const chosen = await microphone.inputValue();
  // Ids of devices differ after a reload in headless browsers, so this reads what calls begin with.
  const storedDevices = () => page.evaluate(() => JSON.parse(localStorage.getItem('call-devices') ?? '{}') as object);
  await expect.poll(storedDevices).toMatchObject({ microphone: chosen });

  await page.getByRole('button', { name: 'Play a sound' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Did you hear it?' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play it again' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your speaker works.')).toBeVisible();
  expect(await examine(page, paths.deviceTest)).toEqual([]);
});

test('a device that is not allowed, missing or busy is explained with what to do, and trying again works', async ({
  as,
  family,
}) => {
  const page = await as(family, { ...allowed, ...DARK_PHONE });
  await noteTracks(page);
  await page.addInitScript(() => {
    if (sessionStorage.getItem('refusal') === null) sessionStorage.setItem('refusal', 'NotAllowedError');
  });
  const refuse = (name: string) => page.evaluate((refusal) => sessionStorage.setItem('refusal', refusal), name);
  const again = page.getByRole('button', { name: 'Try again' });
  await settle(page, paths.deviceTest);
  await expect(page.getByText('Your browser does not let us use the camera.')).toBeVisible();
  await expect(page.getByText('Your browser does not let us use the microphone.')).toBeVisible();
  const steps = page.getByRole('region', { name: 'How to allow it' });
  await expect(steps.getByRole('listitem').first()).toBeVisible();
  await steps.getByText('I use another browser').tap();
  for (const name of ['iPhone or iPad', 'Safari on a Mac', 'Firefox'])
    await expect(steps.getByRole('heading', { name })).toBeVisible();
  expect(await examine(page, 'denied')).toEqual([]);
  await expectNothingSideways(page, 'denied');

  await refuse('NotFoundError');
  await again.tap();
  await expect(page.getByText('We cannot find a camera. Plug one in')).toBeVisible();
  await expect(page.getByText('We cannot find a microphone. Plug one in')).toBeVisible();
  await expect(steps).toBeHidden();
  await refuse('NotReadableError');
  await again.tap();
  await expect(page.getByText('Another program is using the camera')).toBeVisible();
  await refuse('');
  await again.tap();
  await expect(picture(page)).toBeVisible();
  await expect(page.getByText(/Another program/)).toBeHidden();
});
