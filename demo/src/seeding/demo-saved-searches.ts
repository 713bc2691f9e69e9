import type { SavedSearchesService } from '@wattle-and-fern/backend/seeding';
import type { DemoResident } from './demo-people.js';

/** What the two whom one can sign in as keep an eye on. */
const SEARCHES = [
  {
    username: 'hartley.newtown',
    userType: 'family',
    search: { kind: 'auPairs', name: 'Au pairs who want Sydney', alerts: 'daily', filters: { city: 'Sydney' } },
  },
  {
    username: 'lena.brandl',
    userType: 'aupair',
    search: { kind: 'families', name: 'Families by the sea in Perth', alerts: 'at_once', filters: { city: 'Perth' } },
  },
] as const;

/** Nothing for those who have been there before: they keep what they want by now. */
export async function addDemoSavedSearches(
  searches: SavedSearchesService,
  residents: readonly DemoResident[],
): Promise<void> {
  for (const { username, userType, search } of SEARCHES) {
    const resident = residents.find((one) => one.username === username);
    if (resident?.added) await searches.save({ userId: resident.id, userType }, search);
  }
}
