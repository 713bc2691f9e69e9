import { useEffect, useState } from 'react';

const SECOND_MS = 1_000;

/** The server's time, to the second: the room opens by it, whatever the device's clock shows. */
export function useServerNow(serverNow: string, receivedAt: number): number {
  const ahead = Date.parse(serverNow) - receivedAt;
  const [now, setNow] = useState(() => Date.now() + ahead);
  useEffect(() => {
    const tick = () => setNow(Date.now() + ahead);
    tick();
    const timer = setInterval(tick, SECOND_MS);
    return () => clearInterval(timer);
  }, [ahead]);
  return now;
}
