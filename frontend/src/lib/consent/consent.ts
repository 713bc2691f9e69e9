import { useMemo, useSyncExternalStore } from 'react';
import { DAY_MS } from '../days';
import { Listeners } from '../listeners';

/** Optional third-party services of an installation. */
export const OPTIONAL_SERVICES = ['analytics', 'sessionRecording'] as const;
export type OptionalService = (typeof OPTIONAL_SERVICES)[number];
/** Addresses of the scripts of the services that an installation uses. */
export type ServiceScripts = Partial<Record<OptionalService, string>>;
export type Allowed = Record<OptionalService, boolean>;

const CONSENT_KEY = 'cookieConsent';
/** Consent is asked again after a year. */
const LASTS_MS = 365 * DAY_MS;
const NOTHING: Allowed = { analytics: false, sessionRecording: false };

const listeners = new Listeners();
/** The choice in a browser without storage; it lasts as long as the page. */
let unstored: string | null = null;

/** Reads the stored choice; null without one, or when it is older than a year. */
export function toConsent(kept: string | null, now: number): Allowed | null {
  try {
    const { allowed, chosenAt } = JSON.parse(kept ?? '') as { allowed: Partial<Allowed>; chosenAt: string };
    if (!(now - Date.parse(chosenAt) < LASTS_MS)) return null;
    return { analytics: allowed.analytics === true, sessionRecording: allowed.sessionRecording === true };
  } catch {
    return null;
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(CONSENT_KEY);
  } catch {
    return unstored;
  }
}

/** The allowed services as one string, so that React can tell whether the choice is another; null without a choice. */
function read(): string | null {
  const allowed = toConsent(stored(), Date.now());
  return allowed && OPTIONAL_SERVICES.filter((service) => allowed[service]).join();
}

function subscribe(listener: () => void): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key === CONSENT_KEY) listener();
  };
  const unsubscribe = listeners.subscribe(listener);
  window.addEventListener('storage', heard);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', heard);
  };
}

/** The services that this browser allows; null before a choice. The server never knows it. */
export function useConsent(): Allowed | null {
  const chosen = useSyncExternalStore(subscribe, read, () => null);
  return useMemo(() => {
    if (chosen === null) return null;
    const services = chosen.split(',');
    return { analytics: services.includes('analytics'), sessionRecording: services.includes('sessionRecording') };
  }, [chosen]);
}

/** Stores a choice. Services that are not named are not allowed. */
export function chooseConsent(allowed: Partial<Allowed>): void {
  const choice = JSON.stringify({ allowed: { ...NOTHING, ...allowed }, chosenAt: new Date().toISOString() });
  try {
    localStorage.setItem(CONSENT_KEY, choice);
  } catch {
    unstored = choice;
  }
  listeners.notify();
}
