import type { JobListingImportService } from '@wattle-and-fern/backend/seeding';
import { DEMO_APPLICATIONS, DEMO_PLACES } from '../places.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Open places and who asks for them, for those who are there. What exists stays as it is. */
export async function addDemoPlaces(
  imports: JobListingImportService,
  idOf: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> {
  const placeOf = new Map<string, string>();
  for (const { family, publishedDaysAgo, pay, licenceWanted = false, duties, text } of DEMO_PLACES) {
    const familyId = idOf.get(family);
    if (!familyId) continue;
    const place = { duties, text, licenceWanted, payMinCents: pay[0], payMaxCents: pay[1] };
    const id = await imports.add(familyId, place, new Date(now.getTime() - publishedDaysAgo * DAY_MS));
    if (id) placeOf.set(family, id);
  }
  for (const { family, auPair, hoursAgo, note } of DEMO_APPLICATIONS) {
    const [placeId, auPairId] = [placeOf.get(family), idOf.get(auPair)];
    if (placeId && auPairId) await imports.apply(placeId, auPairId, note, new Date(now.getTime() - hoursAgo * HOUR_MS));
  }
}
