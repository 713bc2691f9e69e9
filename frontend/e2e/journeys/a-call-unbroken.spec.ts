import { endApi } from '../support/api-process';
import { allowed, expectMovingPicture, goIn, hangUp } from '../support/call';
import { fakeDevices } from '../support/launch';
import { makeInterview } from '../support/interviews';
import { lineOf } from '../support/line';
import { mediaLine } from '../support/media-line';
import { clockOf } from '../support/product-clock';
import { expect, test } from '../support/test';

test.use({ launchOptions: fakeDevices });
test.describe.configure({ timeout: 180_000 });

const OUT_OF_REACH = 'We cannot reach our server right now. The call continues.';
const WRITTEN = 'Written while no one was there to keep it.';

test('J03 a call survives a restart of the api process and five seconds without a network, and shows that it is reconnecting', async ({
  as,
}) => {
  const { family, auPair, path } = await makeInterview();
  const [ours, theirs] = [await as(family, allowed), await as(auPair, allowed)];
  // Playwright's offline mode does not cut WebRTC media, so this test uses a media line that it can cut.
  const media = await mediaLine();
  const lines = [await lineOf(ours, media.rewrite[0]), await lineOf(theirs, media.rewrite[1])];
  const setClock = await clockOf(ours.request);
  await Promise.all([goIn(ours, path), goIn(theirs, path)]);
  const bothMove = () =>
    Promise.all([expectMovingPicture(ours, auPair.name), expectMovingPicture(theirs, family.name)]);
  await bothMove();

  await test.step('the api is killed: picture and sound go on, and notes are kept until someone takes them', async () => {
    await ours.getByRole('button', { name: 'Notes' }).click();
    await ours.getByRole('tab', { name: 'Notes' }).click();
    endApi('SIGKILL');
    for (const page of [ours, theirs]) await expect(page.getByText(OUT_OF_REACH)).toBeVisible();
    // Both wait until the clock is right: by their own clocks the room is not open yet.
    await Promise.all(lines.map((line) => line.cut()));
    await ours.getByRole('textbox').fill(WRITTEN);
    await expect(ours.getByText('Not saved yet.')).toBeVisible();
    await bothMove();
  });

  await test.step('it is started again: the two sit down again by themselves', async () => {
    await setClock();
    for (const line of lines) line.restore();
    for (const page of [ours, theirs]) await expect(page.getByText(OUT_OF_REACH)).toBeHidden({ timeout: 30_000 });
    await expect(ours.getByText('Saved', { exact: true })).toBeVisible();
    await bothMove();
  });

  await test.step('the network goes and comes back: through the new process the two find a new way', async () => {
    media.cut();
    await ours.context().setOffline(true);
    await expect(ours.getByText('You are offline. The call')).toBeVisible();
    await expect(theirs.getByText(`${family.name}’s video and sound have stopped.`)).toBeVisible();
    await expect(theirs.getByText(`Reconnecting to ${family.name}.`)).toBeVisible();
    await ours.context().setOffline(false);
    media.restore();
    await expect(ours.getByText('You are offline. The call')).toBeHidden();
    await bothMove();
    await expect(theirs.getByText(/Reconnecting to|have stopped/)).toBeHidden();
  });

  await test.step('who leaves is missed, who returns is met', async () => {
    await hangUp(theirs).click();
    await expect(ours.getByText(`${auPair.name} has left.`)).toBeVisible();
    await theirs.getByRole('button', { name: 'Rejoin' }).click();
    await bothMove();
    await expect(ours.getByRole('textbox')).toHaveValue(WRITTEN);
  });
  media.close();
});
