import { useEffect, useState } from 'react';

const SECOND_MS = 1_000;
const CALM_MS = 30_000;

/**
 * The server's time at a moment of this device: what is open goes by it, whatever the device's clock shows. An answer
 * may have been in the cache for hours, so its time counts from when it arrived. Not `serverNow`, which sessions tell: the
 * demo's clock can be moved, and sessions do not follow it.
 */
export const serverTime = (serverNow: string, receivedAt: number, at: number): number =>
  Date.parse(serverNow) + at - receivedAt;

/** The server's time, to the second while `isClose` says so, otherwise to the half minute. */
export function useServerNow(
  serverNow: string,
  receivedAt: number,
  isClose: (now: number) => boolean = () => true,
): number {
  const [now, setNow] = useState(() => serverTime(serverNow, receivedAt, Date.now()));
  const pause = isClose(now) ? SECOND_MS : CALM_MS;
  useEffect(() => {
    const tick = () => setNow(serverTime(serverNow, receivedAt, Date.now()));
    tick();
    const timer = setInterval(tick, pause);
    // Timers of a page that slept come late.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [serverNow, receivedAt, pause]);
  return now;
}
