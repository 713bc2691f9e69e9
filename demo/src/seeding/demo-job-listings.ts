import type { JobListingImportService } from '@wattle-and-fern/backend/seeding';
import { DEMO_APPLICATIONS, DEMO_JOB_LISTINGS } from '../index.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Job listings and applications of existing people. Existing ones stay unchanged. */
export async function addDemoJobListings(
  imports: JobListingImportService,
  idOf: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> {
  const listingOf = new Map<string, string>();
  for (const { family, publishedDaysAgo, payCentsAWeek, licenceWanted, duties, text } of DEMO_JOB_LISTINGS) {
    const familyId = idOf.get(family);
    if (!familyId) continue;
    const [payMinCents, payMaxCents] = payCentsAWeek;
    const listing = { duties, text, licenceWanted, payMinCents, payMaxCents };
    const id = await imports.add(familyId, listing, new Date(now.getTime() - publishedDaysAgo * DAY_MS));
    if (id) listingOf.set(family, id);
  }
  for (const { family, auPair, hoursAgo, note } of DEMO_APPLICATIONS) {
    const [listingId, auPairId] = [listingOf.get(family), idOf.get(auPair)];
    if (listingId && auPairId)
      await imports.apply(listingId, auPairId, note, new Date(now.getTime() - hoursAgo * HOUR_MS));
  }
}
