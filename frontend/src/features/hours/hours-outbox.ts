import type { RecordedDayInput } from '../../api/hours';
import { Listeners } from '../../lib/listeners';
import { UNSENT_HOURS_KEY } from './unsent-hours';

/** A day that the server does not have yet. */
export interface UnsentDay {
  accountId: string;
  agreementId: string;
  day: string;
  minutes: number;
  input: RecordedDayInput;
  /** It could not be sent so far, because there was no connection. */
  delayed: boolean;
  /** The day has changed since it was read: this is sent only after the person has looked at the day again. */
  changed?: boolean;
}

const NOTHING: readonly UnsentDay[] = [];
const listeners = new Listeners();
let unsentDays = NOTHING;
/** The stored text that `unsentDays` was read from. */
let storedText: string | null = null;

function readText(): string | null {
  try {
    return localStorage.getItem(UNSENT_HOURS_KEY);
  } catch {
    return storedText;
  }
}

function parsed(text: string | null): readonly UnsentDay[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? (stored as UnsentDay[]) : NOTHING;
  } catch {
    return NOTHING;
  }
}

/** Reads the storage each time, because another tab may have changed it. */
function read(): readonly UnsentDay[] {
  const text = readText();
  if (text !== storedText) [storedText, unsentDays] = [text, parsed(text)];
  return unsentDays;
}

function write(days: readonly UnsentDay[]): void {
  unsentDays = days;
  try {
    if (days.length > 0) localStorage.setItem(UNSENT_HOURS_KEY, JSON.stringify(days));
    else localStorage.removeItem(UNSENT_HOURS_KEY);
  } catch {
    // A browser that refuses storage sends while the page is open.
  }
  storedText = readText();
  listeners.notify();
}

const isSameEntry = (one: UnsentDay, other: UnsentDay): boolean =>
  isSameDay(one, other) && JSON.stringify(one.input) === JSON.stringify(other.input);

const isSameDay = (one: UnsentDay, other: UnsentDay): boolean =>
  one.accountId === other.accountId && one.agreementId === other.agreementId && one.day === other.day;

/**
 * Days that were recorded and that the server does not have yet. They stay in the browser until it has them, also after
 * signing out, and are sent by their account alone.
 */
export const hoursOutbox = {
  snapshot: read,
  subscribe(listener: () => void): () => void {
    // Another tab has recorded or sent something.
    const changed = ({ key }: StorageEvent) => {
      if (key === UNSENT_HOURS_KEY) listener();
    };
    const unsubscribe = listeners.subscribe(listener);
    window.addEventListener('storage', changed);
    return () => {
      unsubscribe();
      window.removeEventListener('storage', changed);
    };
  },
  /** Replaces an unsent entry for the same day. */
  put(day: UnsentDay): void {
    write([...hoursOutbox.snapshot().filter((one) => !isSameDay(one, day)), day]);
  },
  /** Does nothing if a newer entry has replaced it. */
  remove(day: UnsentDay): void {
    write(hoursOutbox.snapshot().filter((one) => !isSameEntry(one, day)));
  },
  hold(day: UnsentDay): void {
    write(
      hoursOutbox.snapshot().map((one) => (isSameEntry(one, day) ? { ...one, delayed: false, changed: true } : one)),
    );
  },
  delay(day: UnsentDay): void {
    write(hoursOutbox.snapshot().map((one) => (isSameEntry(one, day) ? { ...one, delayed: true } : one)));
  },
};
