import { DEFAULT_REGION, REGIONS, type Region } from '../../config/regions';

export const PREFERRED_REGION_KEY = 'preferredRegion';
/** The region of the account that was last logged in here. */
const ACCOUNT_REGION_KEY = 'accountRegion';

const listeners = new Set<() => void>();

/** Reads a stored value as a region, the default for anything else. */
export function toRegion(stored: string | null): Region {
  return REGIONS.find((region) => region === stored) ?? DEFAULT_REGION;
}

/** The choice in this browser or the region of the account, kept in local storage; the default where storage is closed. */
export function readPreferredRegion(): Region {
  try {
    return toRegion(localStorage.getItem(PREFERRED_REGION_KEY));
  } catch {
    return DEFAULT_REGION;
  }
}

/** Stores the choice and notifies this page; other tabs get the storage event. */
export function storePreferredRegion(region: Region): void {
  try {
    localStorage.setItem(PREFERRED_REGION_KEY, region);
  } catch {
    // Without storage the path still decides.
  }
  for (const listener of listeners) listener();
}

/** The region of the account applies once it differs from the last one here; a choice after that stays. */
export function suggestRegion(region: Region): void {
  try {
    if (localStorage.getItem(ACCOUNT_REGION_KEY) === region) return;
    localStorage.setItem(ACCOUNT_REGION_KEY, region);
  } catch {
    return;
  }
  storePreferredRegion(region);
}

/** Calls back when the choice changes here or in another tab. */
export function subscribePreferredRegion(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
