import type { SavedSearchesService } from '@wattle-and-fern/backend/seeding';
import type { SeededPerson } from './demo-people.js';

/** The saved searches of the two people with a demo login. */
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

/** Does nothing for people who existed before. */
export async function addDemoSavedSearches(
  searches: SavedSearchesService,
  seeded: readonly SeededPerson[],
): Promise<void> {
  for (const { username, userType, search } of SEARCHES) {
    const person = seeded.find((one) => one.username === username);
    if (person?.added) await searches.save({ userId: person.id, userType }, search);
  }
}
