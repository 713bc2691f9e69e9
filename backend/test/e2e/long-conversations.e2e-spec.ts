import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ReplyHabitsRepository } from '../../src/modules/messaging/reply-habits/reply-habits.repository.js';
import { EvidenceRepository } from '../../src/modules/messaging/moderation/evidence.repository.js';
import { MessagesRepository } from '../../src/modules/messaging/sending/messages.repository.js';
import { TransactionsService } from '../../src/platform/database/index.js';
import type { Person } from '../support/people.js';
import { createPair } from '../support/talkers.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const LENGTH = 20_000;

describe('A long conversation of which the statistics know nothing', () => {
  let test: TestApp;
  let family: Person;
  let auPair: Person;
  let conversationId: string;
  beforeAll(async () => {
    test = await createTestApp();
    const pair = await createPair(test);
    ({ family, auPair, conversationId } = pair);
    await test.database.query(
      `INSERT INTO messages (conversation_id, sender_id, receiver_id, content, seq, client_message_id, is_read)
       SELECT $1, people[n % 2 + 1], people[(n + 1) % 2 + 1], 'Hello', n, gen_random_uuid(), true
       FROM generate_series(1, $3::integer) AS n, (SELECT $2::uuid[] AS people) AS pair`,
      [conversationId, [family.id, auPair.id], LENGTH],
    );
    await test.database.query('UPDATE conversations SET last_seq = $2, last_message_at = now() WHERE id = $1', [
      conversationId,
      LENGTH,
    ]);
  });
  afterAll(() => test.close());

  /** How many entries of the indexes of messages, and rows, were read. */
  const readBy = (ask: () => Promise<unknown>) =>
    test.app.get(TransactionsService, { strict: false }).run(async (manager) => {
      const count = async () => {
        const [row] = await manager.query<[{ count: number }]>(
          `SELECT sum(pg_stat_get_xact_tuples_returned(id))::integer AS count FROM (
             SELECT indexrelid AS id FROM pg_index WHERE indrelid = 'messages'::regclass
             UNION ALL SELECT 'messages'::regclass) AS relation`,
        );
        return row.count;
      };
      const before = await count();
      await ask();
      return (await count()) - before;
    });

  it('is not read completely to check whether a message is the first answer, or has been answered', async () => {
    const get = <Type>(type: new (...args: never[]) => Type): Type => test.app.get(type, { strict: false });
    const since = new Date(Date.now() - 86_400_000);
    const questions = {
      firstAnswer: () => get(ReplyHabitsRepository).isFirstAnswer(conversationId, family.id, LENGTH),
      answered: () => get(MessagesRepository).hasReceived(conversationId, family.id),
      contacts: () => get(EvidenceRepository).contactsOf(family.id),
      active: () => get(MessagesRepository).activeAnsweredConversations(family.id, since, 5),
    };
    expect(await questions.firstAnswer()).toBe(false);
    expect(await questions.answered()).toBe(true);
    expect(await questions.contacts()).toEqual([auPair.id]);
    expect(await questions.active()).toEqual([conversationId]);
    for (const [name, ask] of Object.entries(questions)) {
      const read = await readBy(ask);
      expect({ name, isShort: read < 500, read }).toEqual({ name, isShort: true, read });
    }
  });
});
