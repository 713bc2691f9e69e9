import { MARKETING_WORDINGS, type MarketingConsentsService } from '@wattle-and-fern/backend/seeding';
import type { DemoResident } from './demo-people.js';

const [WORDING] = MARKETING_WORDINGS;

/** A few of the new people want news by email, and fewer have changed their mind since. */
export async function addDemoConsents(
  consents: MarketingConsentsService,
  residents: readonly DemoResident[],
): Promise<void> {
  const willing = residents.filter(({ added }, index) => added && index % 3 !== 1);
  for (const [index, { id }] of willing.entries()) {
    await consents.choose(id, { agreed: true, wording: WORDING });
    if (index % 7 === 6) await consents.choose(id, { agreed: false, wording: WORDING });
  }
}
