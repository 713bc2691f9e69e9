import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { ReviewsJob } from '../../src/modules/reviews/reviews.job.js';
import type { ReviewedPlacement, ReviewPage } from '../../src/modules/reviews/review.dto.js';
import { EffectiveBlocksService } from '../../src/modules/profiles/index.js';
import { ClockService } from '../../src/platform/clock/index.js';
import { TransactionsService } from '../../src/platform/database/index.js';
import type { Person } from '../support/people.js';
import { createAdmin, createAuPair, createFamily } from '../support/profiles.js';
import { createPlacement } from '../support/placements.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const DAY_MS = 86_400_000;
const WORDS =
  'She had the boys out of the door before we had found our keys, and she said when something was too much.';

let test: TestApp;
let stranger: Person;
let admin: Person;

beforeAll(async () => {
  test = await createTestApp();
  stranger = await createFamily(test);
  admin = await createAdmin(test);
});
afterEach(() => letDaysPass(0));
afterAll(() => test.close());

const letDaysPass = (days: number) => test.app.get(ClockService, { strict: false }).runAhead(days * DAY_MS);
const publishDue = () => test.app.get(ReviewsJob, { strict: false }).run();

const byFamily = (change: object = {}) => ({
  stars: 5,
  words: WORDS,
  hoursAsAgreed: 'yes',
  houseRules: 'yes',
  communication: 'mostly',
  ...change,
});
const byAuPair = (change: object = {}) => byFamily({ payOnTime: 'yes', stars: 4, ...change });
const save = ({ agent }: Person, stay: string, body: object) => agent.put(`/api/stay-reviews/${stay}`).send(body);
const read = async ({ agent }: Person, stay: string): Promise<ReviewedPlacement> =>
  (await agent.get(`/api/stay-reviews/${stay}`).expect(200)).body as ReviewedPlacement;
const about = async (person: Person, viewer: Person = stranger, query: object = {}): Promise<ReviewPage> =>
  (
    await viewer.agent
      .get('/api/reviews')
      .query({ aboutId: person.id, ...query })
      .expect(200)
  ).body as ReviewPage;
const ratingOnCard = async (person: Person) => {
  const kind = person.session.user.userType === 'family' ? 'family' : 'au-pair';
  const { body } = await stranger.agent.get(`/api/${kind}-profiles/${person.id}`).expect(200);
  return (body as { teaser: { rating: { average: number; count: number } | null } }).teaser.rating;
};
const events = (name: string, agreementId: string): Promise<{ payload: Record<string, unknown> }[]> =>
  test.database.query(`SELECT payload FROM told_events WHERE name = $1 AND payload->>'agreementId' = $2`, [
    name,
    agreementId,
  ]);

async function pair(wish: Parameters<typeof createPlacement>[3] = {}) {
  const [family, auPair] = await Promise.all([createFamily(test), createAuPair(test)]);
  return { family, auPair, stay: await createPlacement(test, family, auPair, wish) };
}

const removal = (id: string) =>
  admin.agent.post(`/api/admin/reviews/${id}/removal`).send({ reason: 'Names the school of the children.' });

/** Delivered events leave the outbox, so a trigger copies them. */
beforeAll(async () => {
  await test.database.query('CREATE TABLE told_events (name text, payload jsonb)');
  await test.database.query(`CREATE FUNCTION copy_event() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN INSERT INTO told_events VALUES (NEW.name, NEW.payload); RETURN NEW; END $$`);
  await test.database.query(
    'CREATE TRIGGER copy_events AFTER INSERT ON outbox_events FOR EACH ROW EXECUTE FUNCTION copy_event()',
  );
});

describe('J01 Reviews of a placement', () => {
  it('stay closed to the other until both are in, and then open for everyone at once', async () => {
    const { family, auPair, stay } = await pair();
    const mine = (await save(family, stay, byFamily()).expect(200)).body as ReviewedPlacement;
    expect(mine).toMatchObject({ phase: 'writable', own: { stars: 5, words: WORDS }, theirs: null });
    expect(await read(auPair, stay)).toMatchObject({ own: null, theirs: null, phase: 'writable' });
    expect(await about(auPair)).toMatchObject({ items: [], average: null, count: 0 });
    expect(await ratingOnCard(auPair)).toBeNull();

    await save(auPair, stay, byAuPair()).expect(200);
    expect(await read(family, stay)).toMatchObject({ phase: 'closed', theirs: { stars: 4, payOnTime: 'yes' } });
    expect(await read(auPair, stay)).toMatchObject({ phase: 'closed', theirs: { stars: 5, payOnTime: null } });
    expect(await about(auPair)).toMatchObject({
      items: [
        { stars: 5, words: WORDS, endedEarly: false, author: { id: family.id, displayName: 'the Harrow family' } },
      ],
      average: 5,
      count: 1,
    });
    expect(await ratingOnCard(auPair)).toEqual({ average: 5, count: 1 });
    expect(await ratingOnCard(family)).toEqual({ average: 4, count: 1 });
    expect((await events('review.received', stay)).map(({ payload }) => payload['aboutId']).sort()).toEqual(
      [family.id, auPair.id].sort(),
    );
  });

  it('open alone fourteen days after the end, by the hour and without waiting for the scheduled task', async () => {
    const { family, auPair, stay } = await pair({ ends: -1 });
    await save(family, stay, byFamily({ stars: 3 })).expect(200);
    letDaysPass(12);
    expect((await about(auPair)).count).toBe(0);
    expect((await read(auPair, stay)).theirs).toBeNull();
    letDaysPass(13.999);
    expect((await about(auPair)).items).toHaveLength(1);
    expect(await read(auPair, stay)).toMatchObject({ phase: 'closed', theirs: { stars: 3 } });
    await save(auPair, stay, byAuPair()).expect(409, /review_already_published/);
    await save(family, stay, byFamily({ stars: 1 })).expect(409, /review_already_published/);

    expect(await ratingOnCard(auPair)).toBeNull();
    await publishDue();
    expect(await ratingOnCard(auPair)).toEqual({ average: 3, count: 1 });
    await publishDue();
    expect(await events('review.received', stay)).toHaveLength(1);
  });

  it('can be edited until then, with a private line to moderators', async () => {
    const { family, auPair, stay } = await pair();
    await save(family, stay, byFamily({ stars: 2, moderatorNote: 'The grandmother has a key.' })).expect(200);
    const again = (await save(family, stay, byFamily({ stars: 4, moderatorNote: 'Settled.' })).expect(200)).body;
    expect(again).toMatchObject({ own: { stars: 4, moderatorNote: 'Settled.' } });
    await save(auPair, stay, byAuPair()).expect(200);
    await save(family, stay, byFamily({ stars: 1 })).expect(409, /review_already_published/);
    expect(await ratingOnCard(auPair)).toEqual({ average: 4, count: 1 });
    for (const seen of [await about(auPair, auPair), await read(auPair, stay)])
      expect(JSON.stringify(seen)).not.toContain('Settled');
  });

  it('need a placement: none before it or for a cancelled one, and fourteen days of one that is in progress', async () => {
    for (const state of ['confirmed', 'cancelled'] as const) {
      const { family, stay } = await pair({ state, starts: -30, ends: 30 });
      await save(family, stay, byFamily()).expect(404);
      await family.agent.get(`/api/stay-reviews/${stay}`).expect(404);
    }
    const going = await pair({ state: 'active', starts: -13, ends: 60 });
    await save(going.family, going.stay, byFamily()).expect(409, /review_too_early/);
    letDaysPass(1);
    await save(going.family, going.stay, byFamily()).expect(200);
    const short = await pair({ state: 'ended_early', starts: -3, ends: 60, ended: -1 });
    await save(short.auPair, short.stay, byAuPair()).expect(200);
    await save(short.family, short.stay, byFamily()).expect(200);
    expect((await about(short.auPair)).items).toMatchObject([{ endedEarly: true }]);
  });

  it('are visible to no one else, and there is one by each person', async () => {
    const { family, auPair, stay } = await pair();
    await save(stranger, stay, byFamily()).expect(404);
    await stranger.agent.get(`/api/stay-reviews/${stay}`).expect(404);
    await Promise.all([1, 2, 3, 4, 5].map((stars) => save(family, stay, byFamily({ stars })).expect(200)));
    await save(auPair, stay, byAuPair()).expect(200);
    expect((await about(auPair)).count).toBe(1);
    expect(await test.database.query('SELECT 1 FROM reviews WHERE agreement_id = $1', [stay])).toHaveLength(2);
  });

  it('say per field what is wrong, and store nothing then', async () => {
    const { family, auPair, stay } = await pair();
    for (const [who, body, field] of [
      [family, byFamily({ stars: 4.5 }), 'stars'],
      [family, byFamily({ stars: 6 }), 'stars'],
      [family, byFamily({ words: 'Too short.' }), 'words'],
      [family, byFamily({ words: `${WORDS} Write to me: me@example.com` }), 'words'],
      [family, byFamily({ communication: 'perhaps' }), 'communication'],
      [family, byAuPair(), 'payOnTime'],
      [auPair, byFamily(), 'payOnTime'],
      [family, byFamily({ moderatorNote: 'x'.repeat(501) }), 'moderatorNote'],
    ] as const) {
      const { body: answer } = await save(who, stay, body).expect(400);
      expect(Object.keys((answer as { fields: object }).fields)).toEqual([field]);
    }
    expect((await read(family, stay)).own).toBeNull();
  });

  it('get one answer of the person they are about, and of no one else', async () => {
    const { family, auPair, stay } = await pair();
    await save(family, stay, byFamily()).expect(200);
    await save(auPair, stay, byAuPair()).expect(200);
    const [review] = (await about(auPair)).items;
    const reply = ({ agent }: Person, words: string) => agent.put(`/api/reviews/${review?.id}/reply`).send({ words });
    await reply(family, 'I answer myself.').expect(404);
    await reply(stranger, 'I answer for her.').expect(404);
    await reply(auPair, 'x'.repeat(1001)).expect(400);
    await reply(auPair, 'Thank you. The shoes still go to bed.').expect(204);
    await reply(auPair, 'And another thing.').expect(409, /review_already_answered/);
    expect((await about(auPair)).items[0]?.reply).toMatchObject({ words: 'Thank you. The shoes still go to bed.' });
  });

  it('are asked for days after an early end, once, and a week after every end', async () => {
    const { family, auPair, stay } = await pair({ ends: -1 });
    const early = { state: 'ended_early', starts: -60, ends: 60, ended: 0 } as const;
    const [left, hidden, ahead] = [await pair(early), await pair(early), await pair({ ...early, ended: 20 })];
    expect((await ahead.family.agent.get('/api/stay-reviews').expect(200)).body).toEqual({ items: [] });
    await hidden.auPair.agent.put(`/api/blocks/${hidden.family.id}`).send({}).expect(204);
    await publishDue();
    expect(await events('review.asked', left.stay)).toEqual([]);
    await publishDue();
    // The notice of the agreed end asks for it.
    expect(await events('review.asked', stay)).toEqual([]);
    const { body } = await family.agent.get('/api/stay-reviews').expect(200);
    expect(body).toMatchObject({ items: [{ agreementId: stay, other: { id: auPair.id }, phase: 'writable' }] });
    await save(family, stay, byFamily()).expect(200);
    expect((await family.agent.get('/api/stay-reviews').expect(200)).body).toEqual({ items: [] });
    letDaysPass(8);
    await publishDue();
    await publishDue();
    expect(await events('review.asked', left.stay)).toHaveLength(2);
    expect(await events('review.asked', hidden.stay)).toEqual([]);
    expect(await events('review.asked', stay)).toMatchObject([
      { payload: { agreementId: stay, personId: auPair.id, otherId: family.id, reminder: true } },
    ]);
  });

  it('come page by page, and leave out who is hidden', async () => {
    const auPair = await createAuPair(test);
    const authors: Person[] = [];
    for (let index = 0; index < 3; index += 1) {
      const family = await createFamily(test, { familyName: `Number ${index}` });
      const wish = { starts: -300 + index * 50, ends: -260 + index * 50 };
      const stay = await createPlacement(test, family, auPair, wish);
      await test.database.query(
        `INSERT INTO reviews (agreement_id, author_id, about_id, stars, words, hours_as_agreed, house_rules,
           communication, written_at, edited_at) VALUES ($1, $2, $3, 5, $4, 'yes', 'yes', 'yes', $5, now())`,
        [stay, family.id, auPair.id, WORDS, new Date(Date.UTC(2026, 0, index + 1))],
      );
      authors.push(family);
    }
    const first = await about(auPair, stranger, { limit: 2 });
    const second = await about(auPair, stranger, { limit: 2, cursor: first.nextCursor });
    const names = [...first.items, ...second.items].map(({ author }) => author?.displayName);
    expect(names).toEqual(['the Number 2 family', 'the Number 1 family', 'the Number 0 family']);
    expect(second.nextCursor).toBeNull();
    await stranger.agent.get('/api/reviews').query({ aboutId: auPair.id, cursor: 'nonsense' }).expect(400);
    const newcomer = await createFamily(test, {}, { verified: false });
    expect((await about(auPair, newcomer)).items[0]?.author?.displayName).toBe('a family in Sydney');
    const hide = (one: Person, other: Person) =>
      test.app
        .get(TransactionsService, { strict: false })
        .run((manager) => test.app.get(EffectiveBlocksService, { strict: false }).hide(one.id, other.id, manager));
    const viewer = await createFamily(test);
    await hide(viewer, authors[1] as Person);
    expect((await about(auPair, viewer)).items.map(({ author }) => author?.displayName ?? null)).toEqual([
      'the Number 2 family',
      null,
      'the Number 0 family',
    ]);
    await hide(viewer, auPair);
    await viewer.agent.get('/api/reviews').query({ aboutId: auPair.id }).expect(404);
  });

  it('count on cards exactly while they are public, whatever happens in which order', async () => {
    const families = await Promise.all([1, 2, 3].map(() => createFamily(test)));
    const step = fc.record({
      stay: fc.nat(2),
      side: fc.constantFrom<'family' | 'auPair'>('family', 'auPair'),
      stars: fc.integer({ min: 1, max: 5 }),
      then: fc.constantFrom('nothing', 'nothing', 'days', 'task', 'removal'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
        letDaysPass(0);
        let days = 0;
        const auPair = await createAuPair(test);
        const stays = await Promise.all(
          families.map((family, index) =>
            createPlacement(test, family, auPair, { starts: -14 + index * 5, ends: -11 + index * 5 }),
          ),
        );
        for (const { stay, side, stars, then } of steps) {
          const who = side === 'family' ? (families[stay] as Person) : auPair;
          const body = side === 'family' ? byFamily({ stars }) : byAuPair({ stars });
          const { status } = await save(who, stays[stay] as string, body);
          expect([200, 409]).toContain(status);
          if (then === 'days') letDaysPass((days += 7));
          if (then === 'task') await publishDue();
          if (then === 'removal') {
            const [open] = (await about(auPair)).items;
            if (open) await removal(open.id).expect(204);
          }
        }
        await publishDue();
        for (const person of [auPair, ...families]) {
          const { items, average, count } = await about(person, stranger, { limit: 50 });
          const sum = items.reduce((total, { stars }) => total + stars, 0);
          const told =
            count === 0 ? null : { average: Math.round((sum / items.length) * 10) / 10, count: items.length };
          expect(count === 0 ? null : { average, count }).toEqual(told);
          expect(await ratingOnCard(person)).toEqual(told);
        }
      }),
      { numRuns: 8 },
    );
  });
});
