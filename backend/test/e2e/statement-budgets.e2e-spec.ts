import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { COUNTED, CountedStatements } from '../support/counted-statements.js';
import type { Person } from '../support/people.js';
import { createAuPair, createFamily } from '../support/profiles.js';
import { startConversation } from '../support/talkers.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

type Who = 'family' | 'auPair';

describe('A page that members open often', () => {
  let test: TestApp;
  let asked: CountedStatements;
  let people: Record<Who, Person>;
  let conversationId: string;
  beforeAll(async () => {
    asked = CountedStatements.ofRequests();
    test = await createTestApp();
    const [family, auPair] = await Promise.all([
      createFamily(test, {}, { verified: true }),
      createAuPair(test, {}, { verified: true }),
    ]);
    people = { family, auPair };
    ({ id: conversationId } = await startConversation(family, auPair));
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await test.close();
  });

  const PAGES: [name: string, who: Who, path: () => string, most: { statements: number; steps: number }][] = [
    ['a family’s dashboard', 'family', () => 'dashboards/me', { statements: 5, steps: 2 }],
    ['an au pair’s dashboard', 'auPair', () => 'dashboards/me', { statements: 4, steps: 2 }],
    ['an au pair’s page', 'family', () => `au-pair-profiles/${people.auPair.id}`, { statements: 4, steps: 2 }],
    ['a family’s page', 'auPair', () => `family-profiles/${people.family.id}`, { statements: 4, steps: 2 }],
    ['a conversation', 'auPair', () => `conversations/${conversationId}`, { statements: 4, steps: 3 }],
    ['its messages', 'auPair', () => `conversations/${conversationId}/messages`, { statements: 3, steps: 3 }],
    ['the conversations', 'auPair', () => 'conversations', { statements: 4, steps: 3 }],
    ['how far they have got', 'auPair', () => 'conversations/heads', { statements: 1, steps: 1 }],
  ];

  /** The least of three times: what is remembered for a while is read by one of them at most. */
  async function needed(who: Who, path: string) {
    const times = [];
    for (let time = 0; time < 3; time += 1) {
      asked.begin();
      await people[who].agent.get(`/api/${path}`).set('x-request-id', COUNTED).expect(200);
      times.push({ statements: asked.statements.length, steps: asked.steps });
    }
    return times.reduce((least, one) => (one.statements < least.statements ? one : least));
  }

  /** Messages of the family to the au pair, of which none is read. */
  const fillUpTo = (seq: number) =>
    test.database.query(
      `WITH room AS (SELECT id, last_seq FROM conversations WHERE id = $1), written AS (
         INSERT INTO messages (conversation_id, sender_id, receiver_id, content, seq, client_message_id)
         SELECT room.id, $2, $3, 'Do you swim?', seq, gen_random_uuid() FROM room, generate_series(last_seq + 1, $4::integer) AS seq)
       UPDATE conversations SET last_seq = $4, last_message_at = now(),
         user1_unread = CASE WHEN user1_id = $3 THEN $4 ELSE 0 END, user2_unread = CASE WHEN user2_id = $3 THEN $4 ELSE 0 END
       WHERE id = $1`,
      [conversationId, people.family.id, people.auPair.id, seq],
    );

  it.each([50, 500])('keeps to its statements with %i messages', async (messages) => {
    await fillUpTo(messages);
    for (const [name, who, path, most] of PAGES) {
      const { statements, steps } = await needed(who, path());
      expect(statements, `statements for ${name}`).toBeLessThanOrEqual(most.statements);
      expect(steps, `steps for ${name}`).toBeLessThanOrEqual(most.steps);
    }
    const { body: unread } = await people.auPair.agent
      .post('/api/rpc/get_new_unread_message_count')
      .send({ p_user_profile_id: people.auPair.id });
    expect(unread).toBe(messages);
  });
});
