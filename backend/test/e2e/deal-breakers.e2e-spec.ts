import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { propose } from '../support/interview-stage.js';
import { LiveClient } from '../support/live-client.js';
import type { Person } from '../support/people.js';
import { apply, publish } from '../support/job-listings.js';
import { completeAuPair, completeFamily, createAuPair, createFamily } from '../support/profiles.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const NO_SMOKERS = { dealBreakers: ['smoking' as const] };
const REASON = 'They are looking for someone who does not smoke';

describe('A deal-breaker', () => {
  let test: TestApp;
  let clients: LiveClient[] = [];
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterEach(() => {
    for (const client of clients) client.close();
    clients = [];
  });
  afterAll(() => test.close());

  const begin = (from: Person, to: Person) => from.agent.post('/api/conversations').send({ userId: to.id });
  const message = (content = 'Hello') => ({ content, clientMessageId: randomUUID() });
  const write = (from: Person, id: string) => from.agent.post(`/api/conversations/${id}/messages`).send(message());
  const listed = async (viewer: Person, kind: 'au-pair' | 'family', query = '') => {
    const { body } = await viewer.agent.get(`/api/${kind}-profiles?sort=newest${query}`).expect(200);
    return (body.items as { id: string }[]).map(({ id }) => id);
  };
  const counted = async (viewer: Person, query = '') =>
    (await viewer.agent.get(`/api/au-pair-profiles/count?${query}`).expect(200)).body.value as number;

  it('is private: only its owner reads it', async () => {
    const family = await createFamily(test, { ...NO_SMOKERS, leastHours: 25, leastAge: 20, mostAge: 30 });
    const auPair = await createAuPair(test, {
      dealBreakers: ['pets'],
      mostHours: 35,
      leastDaysOff: 2,
      leastChildAge: 1,
    });
    expect((await family.agent.get('/api/family-profiles/me')).body).toMatchObject({
      dealBreakers: ['smoking'],
      leastHours: 25,
      leastAge: 20,
      mostAge: 30,
    });
    expect((await auPair.agent.get('/api/au-pair-profiles/me')).body).toMatchObject({
      dealBreakers: ['pets'],
      mostHours: 35,
      leastDaysOff: 2,
      leastChildAge: 1,
    });
    const pages = [
      (await auPair.agent.get(`/api/family-profiles/${family.id}`).expect(200)).body.full,
      (await family.agent.get(`/api/au-pair-profiles/${auPair.id}`).expect(200)).body.full,
    ];
    for (const full of pages)
      expect(Object.keys(full as object).filter((key) => /^(least|most|dealBreakers)/.test(key))).toEqual([]);
  });

  it('is refused where it makes no sense, and the field is named', async () => {
    const family = await createFamily(test);
    const put = (change: object) =>
      family.agent.get('/api/family-profiles/me').then(({ body }) => {
        const {
          id: _i,
          userId: _u,
          photoPreviews: _p,
          photoFocalPoints: _points,
          featured: _f,
          subscriptionTier: _s,
          createdAt: _c,
          ...own
        } = body;
        return family.agent.put('/api/family-profiles/me').send({ ...own, ...change });
      });
    expect((await put({ dealBreakers: ['height'] })).body.fields).toEqual({
      dealBreakers: ['Please choose from the deal-breakers of the form'],
    });
    expect((await put({ leastAge: 30, mostAge: 20 })).body.fields).toEqual({
      mostAge: ['The oldest age cannot be below the youngest'],
    });
    expect((await put({ leastAge: 17 })).body.fields).toEqual({ leastAge: ['Age must be at least 18'] });
  });

  it('keeps the two out of each other’s search and count, until they ask for everyone', async () => {
    const family = await createFamily(test, NO_SMOKERS);
    const [smoker, silent] = [await createAuPair(test, { smokes: true }), await createAuPair(test)];
    const before = await counted(family, 'ignoreDealBreakers=true');
    expect(await listed(family, 'au-pair')).not.toContain(smoker.id);
    expect(await listed(family, 'au-pair')).toContain(silent.id);
    expect(await listed(family, 'au-pair', '&ignoreDealBreakers=true')).toContain(smoker.id);
    expect(before - (await counted(family))).toBeGreaterThan(0);
    expect(await listed(smoker, 'family')).not.toContain(family.id);
    expect(await listed(smoker, 'family', '&ignoreDealBreakers=true')).toContain(family.id);
    expect(await listed(silent, 'family')).toContain(family.id);
    const other = await createFamily(test);
    expect(await listed(other, 'au-pair')).toContain(smoker.id);
    await completeAuPair(smoker, { smokes: false });
    expect(await listed(family, 'au-pair')).toContain(smoker.id);
  });

  it('stops a first message with the reason, before a conversation begins, and leaves nothing behind', async () => {
    const family = await createFamily(test, NO_SMOKERS);
    const smoker = await createAuPair(test, { smokes: true });
    const page = await smoker.agent.get(`/api/family-profiles/${family.id}`).expect(200);
    expect(page.body.match.dealBreakers).toEqual([{ rule: 'smoking', by: 'them', text: REASON }]);
    const { body } = await begin(smoker, family).expect(403);
    expect(body).toMatchObject({ code: 'deal_breaker', dealBreakers: [{ rule: 'smoking', text: REASON }] });
    expect(body.message).toContain(REASON);
    expect((await smoker.agent.get('/api/conversations')).body.items).toEqual([]);
  });

  it('of the writer stops no one, and a reply is never stopped', async () => {
    const family = await createFamily(test, NO_SMOKERS);
    const smoker = await createAuPair(test, { smokes: true });
    const { body } = await begin(family, smoker).expect(201);
    await write(family, body.id as string).expect(201);
    await write(smoker, body.id as string).expect(201);
    await begin(smoker, family).expect(200);
  });

  it('that was set later stops the first message of a conversation that was begun, over HTTP and sockets alike', async () => {
    const family = await createFamily(test);
    const smoker = await createAuPair(test, { smokes: true });
    const id = (await begin(smoker, family).expect(201)).body.id as string;
    await completeFamily(family, NO_SMOKERS);
    expect((await write(smoker, id).expect(403)).body).toMatchObject({
      code: 'deal_breaker',
      dealBreakers: [{ rule: 'smoking', text: REASON }],
    });
    const client = await LiveClient.connect(test, { token: smoker.session.access_token });
    clients.push(client);
    expect(await client.ask('message.send', { conversationId: id, ...message() })).toMatchObject({
      ok: false,
      error: { code: 'deal_breaker', statusCode: 403, dealBreakers: [{ rule: 'smoking', text: REASON }] },
    });
    await completeFamily(family, {});
    await client.done('message.send', { conversationId: id, ...message() });
  });

  it('stops an interview, an agreement and an application in the place of a first message', async () => {
    const family = await createFamily(test);
    const smoker = await createAuPair(test, { smokes: true });
    const id = (await begin(smoker, family).expect(201)).body.id as string;
    const placeId = await publish(family);
    await completeFamily(family, NO_SMOKERS);
    const times = [new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 11) + '10:00'];
    const refused = [
      await propose(smoker, id, { times }).expect(403),
      await smoker.agent.post('/api/agreements').send({ conversationId: id }).expect(403),
      await apply(smoker, placeId, { knowingly: true }).expect(403),
    ];
    for (const { body } of refused)
      expect(body).toMatchObject({ code: 'deal_breaker', dealBreakers: [{ rule: 'smoking', text: REASON }] });
    await write(smoker, id).expect(403);
    await write(family, id).expect(201);
    await propose(smoker, id, { times }).expect(201);
    await apply(smoker, placeId, { knowingly: true }).expect(201);
  });

  it('never stops people who already talk', async () => {
    const family = await createFamily(test);
    const smoker = await createAuPair(test, { smokes: true });
    const id = (await begin(smoker, family).expect(201)).body.id as string;
    await write(smoker, id).expect(201);
    await completeFamily(family, NO_SMOKERS);
    await write(smoker, id).expect(201);
  });

  it('never stops people who have an interview', async () => {
    const family = await createFamily(test);
    const smoker = await createAuPair(test, { smokes: true });
    const id = (await begin(smoker, family).expect(201)).body.id as string;
    await test.database.query(
      `INSERT INTO interviews (conversation_id, family_id, au_pair_id, proposed_by, state, changed_at)
       VALUES ($1, $2, $3, $3, 'proposed', now())`,
      [id, family.id, smoker.id],
    );
    await completeFamily(family, NO_SMOKERS);
    await write(smoker, id).expect(201);
  });

  it('is not broken by a missing answer', async () => {
    const family = await createFamily(test, { dealBreakers: ['smoking', 'pets', 'swimming'], leastHours: 30 });
    const silent = await createAuPair(test, { preferredHours: null });
    await begin(silent, family).expect(201);
    const { body } = await silent.agent.get(`/api/family-profiles/${family.id}`).expect(200);
    expect(body.match.dealBreakers).toEqual([]);
  });

  it.each([
    ['hours', { leastHours: 30 }, { preferredHours: 20 }, 'They need someone for at least 30 hours a week'],
    ['age', { leastAge: 25 }, { age: 21 }, 'They are looking for someone aged 25 or older'],
    ['driving', { dealBreakers: ['driving' as const] }, { hasDrivingLicense: false }, 'They need someone who drives'],
    [
      'pets',
      { dealBreakers: ['pets' as const] },
      { livesWithPets: false },
      'They are looking for someone happy to live with pets',
    ],
    [
      'the length of the placement',
      { dealBreakers: ['stay' as const], duration: '9-12 months' },
      { preferredDuration: '3-6 months' },
      'They need someone for the full time they ask for',
    ],
  ])('may be about %s', async (_, family, auPair, reason) => {
    const [strict, other] = [await createFamily(test, family), await createAuPair(test, auPair)];
    const { body } = await begin(other, strict).expect(403);
    expect(body.dealBreakers).toMatchObject([{ text: reason }]);
    expect(await listed(other, 'family')).not.toContain(strict.id);
  });

  it('may be an au pair’s', async () => {
    const family = await createFamily(test, { hasPets: true, daysOff: 1, hoursPerWeek: 45 });
    const auPair = await createAuPair(test, {
      dealBreakers: ['pets'],
      leastDaysOff: 2,
      mostHours: 40,
      leastChildAge: 3,
    });
    const { body } = await begin(family, auPair).expect(403);
    expect((body.dealBreakers as { rule: string }[]).map(({ rule }) => rule)).toEqual([
      'pets',
      'hours',
      'daysOff',
      'youngest',
    ]);
    expect(await listed(family, 'au-pair')).not.toContain(auPair.id);
    expect(await listed(auPair, 'family')).not.toContain(family.id);
  });
});
