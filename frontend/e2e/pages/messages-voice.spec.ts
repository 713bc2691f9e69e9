import type { Page } from '@playwright/test';
import { fakeDevices } from '../support/launch';
import { VISUAL_RULES, examine } from '../support/examine';
import { PHONE } from '../support/screens';
import { beginTalk, composer, makeAnsweredTalk, makeTalk, openMenu, openTalk } from '../support/talk';
import { expect, test } from '../support/test';

const microphone = (page: Page) => page.getByRole('button', { name: 'Record a voice message' });
const recorded = (page: Page) => page.getByRole('timer');
const reach = (page: Page, seconds: number) => expect(recorded(page)).toHaveText(`0:0${seconds}`);
const players = (page: Page) => page.getByRole('log').locator('[data-voice]');

test.use({ launchOptions: fakeDevices });
test.describe('voice messages', () => {
  test.describe.configure({ mode: 'parallel', timeout: 120_000 });

  test('are recorded, listened to and sent; the other person plays one after the other', async ({ as }) => {
    const { family, auPair, path } = await makeAnsweredTalk();
    const [writer, phone] = [await as(family, { permissions: ['microphone'] }), await as(auPair, PHONE)];
    await openTalk(writer, path);
    await openTalk(phone, path);

    await microphone(writer).focus();
    await writer.keyboard.press('Enter');
    await reach(writer, 2);
    // Paused by keyboard: the time stands still until it goes on.
    await writer.keyboard.press('Shift+Tab');
    await writer.keyboard.press('Enter');
    await expect(writer.getByText('The recording is paused')).toBeAttached();
    const stoodAt = await recorded(writer).textContent();
    expect(await examine(writer, 'a paused recording', VISUAL_RULES)).toEqual([]);
    expect(await recorded(writer).textContent()).toBe(stoodAt);
    await writer.keyboard.press('Enter');
    await expect(recorded(writer)).not.toHaveText(stoodAt ?? '');
    expect(await examine(writer, 'recording', VISUAL_RULES)).toEqual([]);
    await writer.keyboard.press('Escape');
    await expect(microphone(writer)).toBeFocused();

    await writer.keyboard.press('Space');
    await reach(writer, 2);
    await expect(writer.getByRole('button', { name: 'Stop and listen' })).toBeFocused();
    await writer.keyboard.press('Space');
    await writer.getByRole('button', { name: /^Play your recording/ }).click();
    await expect(writer.getByRole('group').locator('[data-voice=playing]')).toBeVisible();
    expect(await examine(writer, 'a recording to listen to', VISUAL_RULES)).toEqual([]);
    // A message is edited meanwhile; the recording waits.
    const menu = await openMenu(writer, 'Hello');
    await menu.getByRole('button', { name: 'Edit' }).click();
    await expect(composer(writer)).toHaveValue('Hello');
    await composer(writer).press('Escape');
    await writer.getByRole('button', { name: 'Send the voice message' }).click();
    await expect(microphone(writer)).toBeFocused();
    await expect(players(writer)).toHaveCount(1);
    await microphone(writer).click();
    await reach(writer, 1);
    await writer.getByRole('button', { name: 'Send the voice message' }).click();

    await expect(players(phone)).toHaveCount(2);
    await expect(writer.getByRole('link', { name: /You: Voice message \(0:0\d\)/ }).first()).toBeVisible();
    const play = phone.getByRole('button', { name: `Play the voice message from ${family.name}` });
    const slider = phone.getByRole('slider', { name: `Position in the voice message from ${family.name}` }).first();
    await slider.focus();
    await phone.keyboard.press('ArrowRight');
    await phone.keyboard.press('ArrowRight');
    await expect(slider).toHaveAttribute('aria-valuetext', /^0:01 of 0:0\d$/);
    await play.first().tap();
    await expect(players(phone).nth(0)).toHaveAttribute('data-voice', 'playing');
    await phone
      .getByRole('button', { name: /^Speed 1×/ })
      .first()
      .tap();
    await expect(phone.getByRole('button', { name: /^Speed 1.5×/ })).toHaveCount(2);
    await expect(players(phone).nth(1)).toHaveAttribute('data-voice', 'playing');
    await expect(players(phone).nth(0)).toHaveAttribute('data-voice', 'idle');
    expect(await examine(phone, 'a voice message on a phone', VISUAL_RULES)).toEqual([]);
    await expect(players(phone).nth(1)).toHaveAttribute('data-voice', 'idle');
  });

  test('are recorded by holding the button on a phone, wait while offline, and say why there is no microphone', async ({
    as,
  }) => {
    const { family, auPair, path } = await makeAnsweredTalk();
    const [phone, reader] = [await as(family, { ...PHONE, permissions: ['microphone'] }), await as(auPair)];
    await openTalk(phone, path);
    await openTalk(reader, path);
    const touch = await phone.context().newCDPSession(phone);
    const box = await microphone(phone).boundingBox();
    if (!box) throw new Error('There is no microphone');
    const point = { x: box.x + 20, y: box.y + 20 };
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints });
    await send('touchStart', [point]);
    await reach(phone, 1);
    await send('touchMove', [{ x: point.x - 120, y: point.y }]);
    await expect(microphone(phone)).toBeVisible();
    await send('touchEnd', []);
    await expect(players(phone)).toHaveCount(0);

    await phone.route('**/attachments', (route) => route.abort());
    await send('touchStart', [point]);
    await reach(phone, 1);
    // No code that shows the recording may have to be loaded now.
    await phone.context().setOffline(true);
    await send('touchEnd', []);
    await expect(players(phone)).toHaveCount(1);
    await phone.context().setOffline(false);
    await phone.reload();
    await expect(players(phone)).toHaveCount(1);
    await expect(players(reader)).toHaveCount(0);
    await phone.unroute('**/attachments');
    await expect(players(reader)).toHaveCount(1, { timeout: 30_000 });

    // On a phone there is one button at the end: the microphone, and Send once something is written.
    const sendButton = phone.getByRole('button', { name: 'Send', exact: true });
    await expect(sendButton).toBeHidden();
    await composer(phone).fill('Hello');
    await expect(microphone(phone)).toBeHidden();
    await sendButton.tap();
    await expect(microphone(phone)).toBeVisible();

    await reader.evaluate(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    await microphone(reader).click();
    await expect(reader.getByRole('alert')).toHaveText('Your browser does not let us use the microphone.');
    await reader.getByText('How to allow it').click();
    expect(await examine(reader, 'no microphone', VISUAL_RULES)).toEqual([]);
    await reader.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(reader.getByRole('alert')).toHaveCount(0);
  });

  test('and files wait until the other person has answered', async ({ as }) => {
    const { family, auPair, path } = await makeTalk();
    const page = await as(family, { permissions: ['microphone'] });
    await openTalk(page, path);
    const reason = page.getByText(`You can send photos and voice messages once ${auPair.name} has answered.`);
    await expect(reason).toBeVisible();
    await expect(microphone(page)).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Add photos or documents' })).toBeDisabled();
    expect(await examine(page, 'before the answer', VISUAL_RULES)).toEqual([]);
    await (await beginTalk(auPair, family)).say('Hello');
    await expect(reason).toBeHidden();
    await expect(microphone(page)).toBeEnabled();
  });
});
