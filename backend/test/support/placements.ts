import type { AgreementState } from '../../src/modules/agreements/agreement-states.js';
import type { Person } from './people.js';
import type { TestApp } from './test-app.js';

const DAY_MS = 86_400_000;

/** The ISO day that many days from now. */
export const dayFromNow = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

interface PlacementOptions {
  state?: AgreementState;
  /** Days from now; negative ones are past. */
  starts?: number;
  ends?: number;
  /** Where it ended early. */
  ended?: number;
}

/** A past or future placement of a family and an au pair: their signed agreement. */
export async function createPlacement(
  { database }: TestApp,
  family: Pick<Person, 'id'>,
  auPair: Pick<Person, 'id'>,
  { state = 'completed', starts = -200, ends = -1, ended }: PlacementOptions = {},
): Promise<string> {
  const pair = [family.id, auPair.id].sort();
  await database.query(
    'INSERT INTO conversations (user1_id, user2_id, started_by_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    [...pair, family.id],
  );
  const [row] = await database.query(
    `INSERT INTO agreements (conversation_id, family_id, au_pair_id, region, time_zone, state, author_id,
       current_version, starts_on, ends_on, ended_on, fingerprint, confirmed_at, changed_at)
     SELECT id, $3, $4, 'australia', 'Australia/Sydney', $5, $3, 1, $6, $7, $8, 'signed', now(), now()
     FROM conversations WHERE user1_id = $1 AND user2_id = $2 RETURNING id`,
    [
      ...pair,
      family.id,
      auPair.id,
      state,
      dayFromNow(starts),
      dayFromNow(ends),
      ended === undefined ? null : dayFromNow(ended),
    ],
  );
  return (row as { id: string }).id;
}
