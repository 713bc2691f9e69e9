import { randomUUID } from 'node:crypto';
import type { Person } from './people.js';
import { createPair } from './talkers.js';
import type { TestApp } from './test-app.js';

export interface Interviewed {
  id: string;
  conversationId: string;
  family: Person;
  auPair: Person;
  startsAt: Date;
  endsAt: Date;
}

const MINUTE_MS = 60_000;

/** A family and an au pair with an agreed interview of half an hour, `startsIn` minutes from now. */
export async function createInterview(app: TestApp, startsIn: number): Promise<Interviewed> {
  const { family, auPair, conversationId } = await createPair(app);
  const id = randomUUID();
  const startsAt = new Date(Date.now() + startsIn * MINUTE_MS);
  const endsAt = new Date(startsAt.getTime() + 30 * MINUTE_MS);
  await app.database.query(
    `INSERT INTO interviews (id, conversation_id, family_id, au_pair_id, proposed_by, state, starts_at, ends_at, scheduled_at)
     VALUES ($1, $2, $3, $4, $3, 'scheduled', $5, $6, now())`,
    [id, conversationId, family.id, auPair.id, startsAt, endsAt],
  );
  return { id, conversationId, family, auPair, startsAt, endsAt };
}
