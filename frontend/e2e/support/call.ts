import { expect, type BrowserContextOptions, type LaunchOptions, type Page } from '@playwright/test';

/** A browser with a camera that shows moving shapes and a microphone that beeps, which no one is asked about. */
export const fakeDevices: LaunchOptions = {
  executablePath: process.env['HEADLESS_SHELL_PATH'] ?? process.env['CHROMIUM_PATH'],
  args: ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
};

export const allowed: BrowserContextOptions = { permissions: ['camera', 'microphone'] };

/** The button that leads out of the call. */
export const hangUp = (page: Page) => page.getByRole('button', { name: 'Hang up' });

/** Opens the room, looks into the mirror and goes in. */
export async function goIn(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByLabel('Your own video, mirrored')).toBeVisible();
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(hangUp(page)).toBeVisible();
}

/** How many pictures of the other's camera this page has shown so far. */
export const framesOf = (page: Page, name: string): Promise<number> =>
  page
    .getByLabel(`${name}'s picture`)
    .evaluate((video: HTMLVideoElement) => video.getVideoPlaybackQuality().totalVideoFrames);

/** Waits until the other's picture moves, from now on. */
export async function expectMovingPicture(page: Page, name: string): Promise<void> {
  await expect(page.getByLabel(`${name}'s picture`)).toBeVisible({ timeout: 30_000 });
  const before = await framesOf(page, name);
  await expect.poll(() => framesOf(page, name), { timeout: 30_000 }).toBeGreaterThan(before + 10);
}

/** Keeps hold of the connections that the page makes from now on. */
export const noteConnections = (page: Page) =>
  page.addInitScript(() => {
    window.connections = [];
    window.RTCPeerConnection = class extends RTCPeerConnection {
      constructor(configuration?: RTCConfiguration) {
        super(configuration);
        window.connections.push(this);
      }
    };
  });

/** By which kinds of address the two ends of the page's newest connection are reached: our own, the other's. */
export const selectedWay = (page: Page): Promise<(string | undefined)[]> =>
  page.evaluate(async () => {
    const reports = await window.connections.at(-1)?.getStats();
    const all = [...((reports ?? new Map()) as Map<string, Record<string, string>>).values()];
    const { selectedCandidatePairId } = all.find(({ type }) => type === 'transport') ?? {};
    const pair = all.find(({ id }) => id === selectedCandidatePairId);
    return [pair?.['localCandidateId'], pair?.['remoteCandidateId']].map(
      (end) => all.find(({ id }) => id === end)?.['candidateType'],
    );
  });

declare global {
  interface Window {
    connections: RTCPeerConnection[];
  }
}
