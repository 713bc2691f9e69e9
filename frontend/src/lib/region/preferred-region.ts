import { DEFAULT_REGION, REGIONS, type Region } from '../../config/regions';
import { Listeners } from '../listeners';

export const PREFERRED_REGION_KEY = 'preferredRegion';
/** The region of this tab's latest page, for pages without a region of their own that are loaded again. */
export const PAGE_REGION_KEY = 'pageRegion';

const listeners = new Listeners();

/** Reads a stored value as a region, the default for anything else. */
export function toRegion(stored: string | null | undefined): Region {
  return REGIONS.find((region) => region === stored) ?? DEFAULT_REGION;
}

/**
 * The choice in this browser or the region of the account, kept in local storage. Without one it is the region of the
 * page before, so that `/auth` and `/blog` stay in the country that someone reads about.
 */
export function readPreferredRegion(): Region {
  try {
    return toRegion(localStorage.getItem(PREFERRED_REGION_KEY) ?? document.documentElement.dataset.region);
  } catch {
    return DEFAULT_REGION;
  }
}

export function storePageRegion(region: Region): void {
  try {
    sessionStorage.setItem(PAGE_REGION_KEY, region);
  } catch {
    // Without storage a page that is loaded again begins in the default region.
  }
}

/** Stores the choice and notifies this page; other tabs get the storage event. */
export function storePreferredRegion(region: Region): void {
  try {
    localStorage.setItem(PREFERRED_REGION_KEY, region);
  } catch {
    // Without storage the path still decides.
  }
  listeners.notify();
}

/** Calls back when the choice changes here or in another tab. */
export function subscribePreferredRegion(listener: () => void): () => void {
  const unsubscribe = listeners.subscribe(listener);
  window.addEventListener('storage', listener);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', listener);
  };
}
