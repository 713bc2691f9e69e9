import { MARKETING_WORDINGS, type MarketingConsentsService } from '@wattle-and-fern/backend/seeding';
import type { SeededPerson } from './demo-people.js';

const [WORDING] = MARKETING_WORDINGS;

/** Marketing consents of a few new people, some of them withdrawn. */
export async function addDemoConsents(
  consents: MarketingConsentsService,
  seeded: readonly SeededPerson[],
): Promise<void> {
  const willing = seeded.filter(({ added }, index) => added && index % 3 !== 1);
  for (const [index, { id }] of willing.entries()) {
    await consents.choose(id, { agreed: true, wording: WORDING });
    if (index % 7 === 6) await consents.choose(id, { agreed: false, wording: WORDING });
  }
}
