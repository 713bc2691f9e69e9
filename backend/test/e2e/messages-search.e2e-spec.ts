import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  FoundConversationsDto,
  FoundInConversationDto,
} from '../../src/modules/messaging/search/message-search.dto.js';
import type { Person } from '../support/people.js';
import { createPair, createTalker, sendMessage, startConversation } from '../support/talkers.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

describe('A search in conversations', () => {
  let app: TestApp;
  let family: Person;
  let auPair: Person;
  let conversationId: string;
  beforeAll(async () => {
    app = await createTestApp();
    ({ family, auPair, conversationId } = await createPair(app));
  });
  afterAll(() => app.close());

  const find = async ({ agent }: Person, q: string, cursor?: string) =>
    (await agent.get('/api/conversations/search').query({ q, cursor }).expect(200)).body as FoundConversationsDto;
  const findIn = async ({ agent }: Person, q: string, before?: number) =>
    (await agent.get(`/api/conversations/${conversationId}/search`).query({ q, before }).expect(200))
      .body as FoundInConversationDto;
  /** Messages of the family to the au pair, numbered after what there is. */
  const fill = (id: string, from: string, to: string, count: number, content: string) =>
    app.database.query(
      `WITH room AS (UPDATE conversations SET last_seq = last_seq + $4::integer, last_message_at = now() WHERE id = $1 RETURNING last_seq)
       INSERT INTO messages (conversation_id, sender_id, receiver_id, content, seq, client_message_id)
       SELECT $1, $2, $3, $5, last_seq - $4 + n, gen_random_uuid() FROM room, generate_series(1, $4::integer) AS n`,
      [id, from, to, count, content],
    );

  it('finds messages of both people with all the words, whatever their case and accents', async () => {
    const first = await sendMessage(family, conversationId, 'João starts school on Monday. 100% sure');
    const second = await sendMessage(auPair, conversationId, 'Does JOAO like his school?');
    await sendMessage(family, conversationId, 'Something else');
    const { items, nextCursor } = await find(auPair, 'scho joao');
    expect(items).toMatchObject([
      { conversationId, with: { id: family.id }, count: 2, messages: [{ seq: second.seq }, { seq: first.seq }] },
    ]);
    expect(items[0]?.messages[1]).toEqual({
      seq: first.seq,
      senderId: family.id,
      createdAt: first.createdAt,
      excerpt: 'João starts school on Monday. 100% sure',
    });
    expect(nextCursor).toBeNull();
    expect(await findIn(family, 'joão')).toEqual({ seqs: [second.seq, first.seq], nextBefore: null });
    expect((await findIn(family, '0%')).seqs).toEqual([first.seq]);
    expect((await findIn(family, '0_')).seqs).toEqual([]);
    expect(await find(auPair, 'giraffe')).toEqual({ items: [], nextCursor: null });
  });

  it('shows the part of a long message in which the word occurs', async () => {
    const long = `${'We have a garden. '.repeat(40)}The trampoline is in the shed. ${'It is sunny. '.repeat(40)}`;
    await sendMessage(family, conversationId, long);
    const excerpt = (await find(auPair, 'trampoline')).items[0]?.messages[0]?.excerpt ?? '';
    expect(excerpt).toMatch(/^… .*The trampoline is in the shed\..* …$/);
    expect(excerpt.length).toBeLessThan(180);
  });

  it('finds what messages say now, and nothing of deleted ones', async () => {
    const { id } = await sendMessage(family, conversationId, 'Do you like walruses?');
    await family.agent.patch(`/api/messages/${id}`).send({ content: 'Do you like penguins?' }).expect(200);
    expect([await find(auPair, 'walrus'), await find(auPair, 'penguin')]).toMatchObject([
      { items: [] },
      { items: [{ count: 1 }] },
    ]);
    await family.agent.delete(`/api/messages/${id}`).expect(200);
    for (const person of [family, auPair])
      for (const word of ['penguin', 'walrus', 'deleted']) expect((await find(person, word)).items).toEqual([]);
  });

  it('finds nothing of what moderators removed, nor of people who are hidden from each other, nor of others', async () => {
    const removed = await sendMessage(family, conversationId, 'An axolotl');
    const stranger = await createTalker(app, 'aupair');
    expect((await find(stranger, 'axolotl')).items).toEqual([]);
    await stranger.agent.get(`/api/conversations/${conversationId}/search`).query({ q: 'axolotl' }).expect(404);
    await app.database.query('UPDATE messages SET removed_at = now() WHERE id = $1', [removed.id]);
    for (const word of ['axolotl', 'moderator']) expect((await find(auPair, word)).items).toEqual([]);
    expect((await findIn(auPair, 'axolotl')).seqs).toEqual([]);

    const blocked = await createTalker(app, 'aupair');
    const { id } = await startConversation(family, blocked);
    await sendMessage(family, id, 'A capybara');
    expect((await find(blocked, 'capybara')).items).toHaveLength(1);
    await blocked.agent.put(`/api/blocks/${family.id}`).expect(204);
    for (const person of [family, blocked]) {
      expect((await find(person, 'capybara')).items).toEqual([]);
      await person.agent.get(`/api/conversations/${id}/search`).query({ q: 'capybara' }).expect(404);
    }
  });

  it('reads long conversations in parts, and more of them on the next page', async () => {
    await fill(conversationId, family.id, auPair.id, 5_200, 'A needle');
    const first = await findIn(auPair, 'needle');
    expect(first.seqs).toHaveLength(200);
    expect(first.nextBefore).toBe(first.seqs.at(-1));
    expect((await findIn(auPair, 'needle', first.nextBefore ?? 0)).seqs[0]).toBe((first.nextBefore ?? 0) - 1);
    const nothing = await findIn(auPair, 'giraffe');
    expect(nothing.seqs).toEqual([]);
    expect(await findIn(auPair, 'giraffe', nothing.nextBefore ?? 0)).toEqual({ seqs: [], nextBefore: null });

    const others = await Promise.all(['family', 'family'].map(() => createTalker(app, 'family')));
    for (const other of others) {
      const { id } = await startConversation(other, auPair);
      await fill(id, other.id, auPair.id, 5_000, 'Another needle');
    }
    const page = await find(auPair, 'needle');
    expect(page.items.map(({ count }) => count)).toEqual([5_000, 5_000]);
    const next = await find(auPair, 'needle', page.nextCursor ?? '');
    expect(next.items).toMatchObject([{ conversationId, count: 5_000 }]);
    expect(next.nextCursor).toBeNull();
  });

  it('names the field of an invalid query', async () => {
    for (const query of [{}, { q: 'a' }, { q: '   ' }, { q: 'a'.repeat(101) }, { q: 'abc', cursor: 'x' }])
      await auPair.agent.get('/api/conversations/search').query(query).expect(400);
    await auPair.agent.get('/api/conversations/search').query({ q: 'a b' }).expect(200);
  });
});
