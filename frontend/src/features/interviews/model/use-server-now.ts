import { useEffect, useState } from 'react';

const HOUR_MS = 60 * 60_000;
/** Sleeping tabs and clocks that are set right catch up within a minute. */
const CALM_MS = 30_000;

/**
 * The server's current time, derived from its last answer: rooms open by its clock, and device clocks differ. Updates
 * every second while `until` is near, otherwise every minute.
 */
export function useServerNow({ now }: { now: string }, until: string | null): Date {
  const [aheadMs, setAheadMs] = useState(() => Date.parse(now) - Date.now());
  const [present, setPresent] = useState(() => new Date(now));
  useEffect(() => {
    const ahead = Date.parse(now) - Date.now();
    setAheadMs(ahead);
    setPresent(new Date(Date.now() + ahead));
  }, [now]);
  const left = until ? Date.parse(until) - present.getTime() : Infinity;
  const isNear = left > -1_000 && left < HOUR_MS + CALM_MS;
  useEffect(() => {
    const timer = setInterval(() => setPresent(new Date(Date.now() + aheadMs)), isNear ? 1_000 : CALM_MS);
    return () => clearInterval(timer);
  }, [isNear, aheadMs]);
  return present;
}
