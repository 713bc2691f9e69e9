import type { Region } from '../../config/regions';
import { storePreferredRegion } from './preferred-region';

/** The region of the account that was last logged in here. */
const ACCOUNT_REGION_KEY = 'accountRegion';

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
