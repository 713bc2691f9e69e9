import { expect, type BrowserContextOptions, type Page } from '@playwright/test';

export const allowed: BrowserContextOptions = { permissions: ['camera', 'microphone'] };

/** The button that leaves the call. */
export const hangUp = (page: Page) => page.getByRole('button', { name: 'Hang up' });

/** Opens the room, passes the device check and joins. */
export async function goIn(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByLabel('Your own video, mirrored')).toBeVisible();
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(hangUp(page)).toBeVisible();
}

/** Counts the frames of the other person's camera that this page has shown so far. */
const framesOf = (page: Page, name: string): Promise<number> =>
  page
    .getByLabel(`${name}’s video`)
    .evaluate((video: HTMLVideoElement) => video.getVideoPlaybackQuality().totalVideoFrames);

/** Waits until a new frame of the other person's camera is shown. */
export async function expectMovingPicture(page: Page, name: string): Promise<void> {
  await expect(page.getByLabel(`${name}’s video`)).toBeVisible({ timeout: 30_000 });
  const before = await framesOf(page, name);
  await expect.poll(() => framesOf(page, name), { timeout: 30_000 }).toBeGreaterThan(before + 10);
}

/** Records the peer connections that the page makes from now on. */
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

/** The candidate types of the page's newest connection: local, remote. */
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
