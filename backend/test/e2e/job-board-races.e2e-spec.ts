import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Application } from '../../src/modules/job-board/application.dto.js';
import type { OwnJobListing } from '../../src/modules/job-board/job-listing.dto.js';
import { ConversationStartService } from '../../src/modules/messaging/index.js';
import { eventually } from '../support/eventually.js';
import { GOOD_PASSWORD, type Person } from '../support/people.js';
import { eraseWhenDue } from '../support/personal-data.js';
import { apply, applications, board, move, jobListingInput, publish } from '../support/job-listings.js';
import { completeFamily, createAuPair, createFamily } from '../support/profiles.js';
import { recordEvents } from '../support/recorded-events.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
afterEach(() => vi.restoreAllMocks());

const verified = { verified: true };
/** Long enough for a request that does not have to wait. */
const UNHINDERED_MS = 500;

describe('R19 An application that is accepted', () => {
  it.each([
    ['is withdrawn', (_: Person, auPair: Person, id: string) => move(auPair, id, 'withdraw')],
    [
      'is closed with its listing',
      ({ agent }: Person) => agent.put('/api/job-listings/me/state').send({ state: 'filled' }),
    ],
  ])('while it %s begins a conversation only if it is accepted', async (_, change) => {
    const [family, auPair] = await Promise.all([createFamily(test, {}, verified), createAuPair(test, {}, verified)]);
    const { id } = (await apply(auPair, await publish(family)).expect(201)).body as Application;
    const start = test.app.get(ConversationStartService, { strict: false });
    const begin = start.with.bind(start);
    let changed: Promise<{ status: number }> | undefined;
    vi.spyOn(start, 'with').mockImplementation(async (...args) => {
      changed = change(family, auPair, id).then(({ status }) => ({ status }));
      await Promise.race([changed, pause(UNHINDERED_MS)]);
      return begin(...args);
    });
    const { status } = await move(family, id, 'accept');
    await changed;
    const [{ state } = { state: null }] = await applications(auPair);
    const { body } = await family.agent.get('/api/conversations').expect(200);
    const begun = (body as { items: object[] }).items.length;
    expect([
      { status: 200, state: 'accepted', begun: 1 },
      { status: 409, state: expect.stringMatching(/withdrawn|closed/), begun: 0 },
    ]).toContainEqual({ status, state, begun });
  });
});

describe('A job listing that goes', () => {
  it('leaves the board two weeks after its first day, and takes no more applications', async () => {
    const [late, lena] = [await createFamily(test, {}, verified), await createAuPair(test, {}, verified)];
    const id = await publish(late);
    const startOn = (daysAgo: number) =>
      test.database.query('UPDATE job_listings SET starts_on = $2 WHERE id = $1', [
        id,
        new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10),
      ]);
    const onBoard = async () => (await board(lena)).items.some((one) => one.id === id);
    await startOn(14);
    expect(await onBoard()).toBe(true);
    await startOn(15);
    expect(await onBoard()).toBe(false);
    await lena.agent.get(`/api/job-listings/${id}`).expect(404);
    const { body } = await apply(lena, id, { knowingly: true }).expect(409);
    expect(body).toMatchObject({ code: 'job_listing_not_open', message: expect.stringMatching(/first day .* passed/) });
    await publish(late);
    expect(await onBoard()).toBe(true);
  });

  it('closes its applications, and says why: it is filled, or its family has deleted its account', async () => {
    const recorded = recordEvents(test, ['application.closed']);
    const why = (id: string) =>
      eventually(
        'the event',
        async () => recorded.find(({ payload }) => payload['applicationId'] === id)?.payload['why'],
      );
    const [finds, leaves] = [await createFamily(test, {}, verified), await createFamily(test, {}, verified)];
    const auPair = await createAuPair(test, {}, verified);
    const applied = async (family: Person) =>
      ((await apply(auPair, await publish(family)).expect(201)).body as Application).id;
    const [filled, left] = [await applied(finds), await applied(leaves)];
    await finds.agent.put('/api/job-listings/me/state').send({ state: 'filled' }).expect(200);
    expect(await why(filled)).toBe('filled');
    await leaves.agent.post('/api/personal-data/me/erasure').send({ password: GOOD_PASSWORD }).expect(200);
    await eraseWhenDue(test);
    expect(await why(left)).toBe('left');
  });
});

describe('R19 A job listing', () => {
  it('follows the family to another city, and waits for its pay in another country', async () => {
    const [mover, lena] = await Promise.all([createFamily(test, {}, verified), createAuPair(test, {}, verified)]);
    const id = await publish(mover);
    const foundIn = async (where: string) => (await board(lena, { where })).items.some((item) => item.id === id);
    const mine = async () => (await mover.agent.get('/api/job-listings/me').expect(200)).body as OwnJobListing;
    const reopen = () => mover.agent.put('/api/job-listings/me/state').send({ state: 'open' });
    await completeFamily(mover, { location: 'Fitzroy, Melbourne' });
    expect([await foundIn('sydney'), await foundIn('melbourne')]).toEqual([false, true]);

    await completeFamily(mover, { location: 'Ponsonby, Auckland' });
    expect(await foundIn('melbourne')).toBe(false);
    expect(await mine()).toMatchObject({
      currency: 'NZD',
      jobListing: { state: 'paused', currency: 'AUD', region: 'australia', city: 'Melbourne' },
    });
    expect((await reopen().expect(400)).body.message).toBe('You live in New Zealand now. Please enter the pay in NZ$.');
    const { body } = await mover.agent
      .put('/api/job-listings/me')
      .send({ ...jobListingInput(), currency: 'AUD' })
      .expect(400);
    expect(body.fields).toEqual({ payMinCents: ['You live in New Zealand now. Please enter the pay in NZ$.'] });
    await mover.agent
      .put('/api/job-listings/me')
      .send({ ...jobListingInput(), currency: 'NZD' })
      .expect(200);
    await reopen().expect(200);
    expect(await foundIn('auckland')).toBe(true);
    expect((await mine()).jobListing).toMatchObject({ id, state: 'open', currency: 'NZD', region: 'newzealand' });
  });
});
