import { Listeners } from '../listeners';

/** Answers are seconds old and tell the time to the second; a clock that differs by less is right. */
const TOLERANCE_MS = 5_000;

let aheadMs = 0;
const corrections = new Listeners();

/** Notifies when this device's clock turns out to be wrong. */
export const subscribeServerClock = corrections.subscribe;

/** How far the server's clock is ahead of this device's; 0 until an answer has said so. */
export const serverAheadMs = (): number => aheadMs;

/** The present by the server's clock: its times are compared with this, because the device's clock may be wrong. */
export const serverNow = (): Date => new Date(Date.now() + aheadMs);

/** Takes the server's time from an answer that arrived at a moment of this device. */
export function syncServerClock(serverTime: number, receivedAt: number): void {
  const measured = serverTime - receivedAt;
  const next = Math.abs(measured) < TOLERANCE_MS ? 0 : measured;
  if (Math.abs(next - aheadMs) < TOLERANCE_MS) return;
  aheadMs = next;
  corrections.notify();
}
