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

/** "2:05" until something, "1:00:00" beyond an hour; "0:00" once it is past. */
export function countdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / SECOND_MS));
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
