import type { RecordedDayInput } from '../../api/hours';
import { UNSENT_HOURS_KEY } from './unsent-hours';

/** A day that the server does not have yet. */
export interface UnsentDay {
  accountId: string;
  arrangementId: string;
  day: string;
  minutes: number;
  input: RecordedDayInput;
  /** It could not be sent so far, because there was no connection. */
  delayed: boolean;
}

const NOTHING: readonly UnsentDay[] = [];
const listeners = new Set<() => void>();
let kept: readonly UnsentDay[] | null = null;

function read(): readonly UnsentDay[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(UNSENT_HOURS_KEY) ?? '[]');
    return Array.isArray(stored) ? (stored as UnsentDay[]) : NOTHING;
  } catch {
    return NOTHING;
  }
}

function write(days: readonly UnsentDay[]): void {
  kept = days;
  try {
    if (days.length > 0) localStorage.setItem(UNSENT_HOURS_KEY, JSON.stringify(days));
    else localStorage.removeItem(UNSENT_HOURS_KEY);
  } catch {
    // A browser that refuses storage sends while the page is open.
  }
  for (const listener of listeners) listener();
}

const isSameEntry = (one: UnsentDay, other: UnsentDay): boolean =>
  isSameDay(one, other) && JSON.stringify(one.input) === JSON.stringify(other.input);

const isSameDay = (one: UnsentDay, other: UnsentDay): boolean =>
  one.accountId === other.accountId && one.arrangementId === other.arrangementId && one.day === other.day;

/**
 * Days that were recorded and that the server does not have yet. They stay in the browser until it has them, also after
 * signing out, and are sent by their account alone.
 */
export const hoursOutbox = {
  snapshot: (): readonly UnsentDay[] => (kept ??= read()),
  subscribe(listener: () => void): () => void {
    // Another tab has recorded or sent something.
    const changed = ({ key }: StorageEvent) => {
      if (key !== UNSENT_HOURS_KEY) return;
      kept = read();
      listener();
    };
    listeners.add(listener);
    window.addEventListener('storage', changed);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', changed);
    };
  },
  /** Takes the place of what waits for the same day. */
  put(day: UnsentDay): void {
    write([...hoursOutbox.snapshot().filter((one) => !isSameDay(one, day)), day]);
  },
  /** Nothing happens where something newer has taken its place. */
  remove(day: UnsentDay): void {
    write(hoursOutbox.snapshot().filter((one) => !isSameEntry(one, day)));
  },
  delay(day: UnsentDay): void {
    write(hoursOutbox.snapshot().map((one) => (isSameEntry(one, day) ? { ...one, delayed: true } : one)));
  },
};
