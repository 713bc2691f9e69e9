import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ConversationImportService, ReplyHabitsService } from '../../src/modules/messaging/index.js';
import { ReputationService } from '../../src/modules/profiles/index.js';
import { ClockService } from '../../src/platform/clock/index.js';
import { TransactionsService } from '../../src/platform/database/index.js';
import { confirmAgreement, goodTerms } from '../support/agreements.js';
import { eventually } from '../support/eventually.js';
import type { Person } from '../support/people.js';
import { createAuPair, createFamily } from '../support/profiles.js';
import { createTalker, sendMessage, startConversation } from '../support/talkers.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

let test: TestApp;
let lena: Person;

beforeAll(async () => {
  test = await createTestApp();
  lena = await createAuPair(test);
});
afterAll(() => test.close());
afterEach(() => test.app.get(ClockService).runAhead(0));

/** Reads Lena's reputation as a visitor; it must be the same on her card and her page. */
async function shown() {
  const page = await test.http.get(`/api/au-pair-profiles/${lena.id}`).expect(200);
  const { body } = await test.http.get('/api/au-pair-profiles').expect(200);
  const card = body.items.find(({ id }: { id: string }) => id === lena.id);
  for (const fact of ['verified', 'rating', 'replies']) expect(page.body.teaser[fact]).toEqual(card[fact]);
  return card;
}

describe('What others know of someone', () => {
  it('J01 tells everybody since when they are verified, how they are rated and how they answer, while it is so', async () => {
    const [reputation, transactions] = [
      test.app.get(ReputationService, { strict: false }),
      test.app.get(TransactionsService),
    ];
    // In the morning of the 15th in Sydney.
    const since = new Date('2026-10-14T22:00:00Z');
    const know = (until: Date | null) =>
      transactions.run(async (manager) => {
        await reputation.setVerified(lena.id, { since, until }, manager);
        await reputation.setRating(lena.id, { average: 4.86, count: 12 }, manager);
        await reputation.setReplyHabit(lena.id, { ratePercent: 92, medianMinutes: 180 }, manager);
      });
    await know(null);
    expect(await shown()).toMatchObject({
      verified: { since: '2026-10-15', until: null },
      rating: { average: 4.9, count: 12 },
      replies: { ratePercent: 92, medianMinutes: 180 },
    });
    await know(new Date(Date.now() - 1_000));
    expect(await shown()).toMatchObject({ verified: null, rating: { average: 4.9 } });
    await transactions.run(async (manager) => {
      await reputation.setRating(lena.id, null, manager);
      await reputation.setReplyHabit(lena.id, null, manager);
    });
    expect(await shown()).toMatchObject({ verified: null, rating: null, replies: null });
  });
});

describe('J01 Those who deal with someone', () => {
  it('read the same about them as on their card, wherever the API names them, and only while it is so', async () => {
    const [family, auPair] = await Promise.all([createFamily(test), createAuPair(test)]);
    const conversationId = (await startConversation(family, auPair)).id;
    await sendMessage(family, conversationId, 'Shall we talk?');
    const id = await confirmAgreement(test, { family, auPair, conversationId }, goodTerms());
    const set = (until: Date | null) =>
      test.app.get(TransactionsService).run(async (manager) => {
        const reputation = test.app.get(ReputationService, { strict: false });
        for (const person of [family, auPair]) {
          await reputation.setVerified(person.id, { since: new Date('2026-10-14T22:00:00Z'), until }, manager);
          await reputation.setReplyHabit(person.id, { ratePercent: 92, medianMinutes: 180 }, manager);
        }
      });
    const read = async ({ agent }: Person) => {
      const get = async (path: string) => (await agent.get(path).expect(200)).body;
      const [conversations, conversation, interviews, found, pipeline, agreements, agreement, hours, arrivals, clock] =
        await Promise.all(
          [
            '/api/conversations',
            `/api/conversations/${conversationId}`,
            '/api/interviews?view=past',
            '/api/conversations/search?q=Shall',
            '/api/pipeline-entries?column=signed',
            '/api/agreements',
            `/api/agreements/${id}`,
            '/api/hours',
            '/api/arrivals',
            `/api/employer-clocks/${id}`,
          ].map(get),
        );
      return {
        people: [
          conversation.with,
          agreement.with,
          clock.with,
          pipeline.items[0].person,
          ...[conversations, interviews, found, agreements, hours, arrivals].map(({ items }) => items[0].with),
        ],
        replies: [conversation.with.replies, conversations.items[0].with.replies],
      };
    };
    await set(null);
    for (const reader of [family, auPair]) {
      const { people, replies } = await read(reader);
      for (const { verified } of people) expect(verified).toEqual({ since: '2026-10-15', until: null });
      for (const habit of replies) expect(habit).toEqual({ ratePercent: 92, medianMinutes: 180 });
    }
    await set(new Date(Date.now() - 1_000));
    for (const reader of [family, auPair])
      for (const { verified } of (await read(reader)).people) expect(verified).toBeNull();
  });
});

describe('J02 How someone answers', () => {
  const HOUR_MS = 3_600_000;
  const DAYS_MS = 24 * HOUR_MS;
  const ago = (ms: number) => new Date(Date.now() - ms);
  const repliesOf = async ({ id }: Person) => {
    const { body } = await test.http.get(`/api/au-pair-profiles/${id}`).expect(200);
    return body.teaser.replies;
  };
  /** Someone wrote first, so long ago, and was answered so much later, or never. */
  const writtenTo = (person: Person, askedMs: number, answeredAfterMs: number | null) => {
    const stranger = randomUUID();
    const asked = { senderId: stranger, content: 'Hello!', createdAt: ago(askedMs) };
    const answer = { senderId: person.id, content: 'Hello back.', createdAt: ago(askedMs - (answeredAfterMs ?? 0)) };
    return test.app.get(ConversationImportService, { strict: false }).add({
      startedById: stranger,
      otherId: person.id,
      messages: answeredAfterMs === null ? [asked] : [asked, answer],
    });
  };

  it('is measured by first messages of others alone, once five of them can be judged', async () => {
    const habits = test.app.get(ReplyHabitsService, { strict: false });
    const mia = await createTalker(test, 'aupair');
    for (const hours of [1, 3, 5]) await writtenTo(mia, 10 * DAYS_MS, hours * HOUR_MS);
    await writtenTo(mia, 20 * DAYS_MS, 6 * DAYS_MS);
    // Too long ago, and too short ago to be judged.
    await writtenTo(mia, 91 * DAYS_MS, HOUR_MS);
    await writtenTo(mia, 4 * DAYS_MS, null);
    // She wrote first herself.
    const written = { senderId: mia.id, content: 'Hello!', createdAt: ago(9 * DAYS_MS) };
    await test.app
      .get(ConversationImportService, { strict: false })
      .add({ startedById: mia.id, otherId: randomUUID(), messages: [written] });
    await habits.measureAll();
    expect(await repliesOf(mia)).toBeNull();

    // The fifth is answered in the product itself, at once.
    const family = await createTalker(test, 'family');
    const { id } = await startConversation(family, mia);
    await sendMessage(family, id, 'Could you start in March?');
    await sendMessage(family, id, 'Or in April?');
    await sendMessage(mia, id, 'In March, with joy.');
    const replies = await eventually('the habit to be measured', () => repliesOf(mia));
    expect(replies).toEqual({ ratePercent: 80, medianMinutes: 120 });

    // A day later the one who still waits has waited for five days.
    test.app.get(ClockService).runAhead(1.5 * DAYS_MS);
    await habits.measureAll();
    expect(await repliesOf(mia)).toEqual({ ratePercent: 67, medianMinutes: 120 });

    // After months nothing is left to judge by, even if it was not measured in the meantime.
    test.app.get(ClockService).runAhead(120 * DAYS_MS);
    await habits.measureAll();
    expect(await repliesOf(mia)).toBeNull();
  });
});
