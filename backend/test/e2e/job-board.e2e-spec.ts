import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { EffectiveBlocksService } from '../../src/modules/profiles/index.js';
import type { Application } from '../../src/modules/job-board/application.dto.js';
import { ApplicationsJob } from '../../src/modules/job-board/applications.job.js';
import type { BoardJobListing } from '../../src/modules/job-board/job-listing.dto.js';
import { ClockService } from '../../src/platform/clock/index.js';
import { TransactionsService } from '../../src/platform/database/index.js';
import { OutboxService } from '../../src/platform/events/index.js';
import { eventually } from '../support/eventually.js';
import { recordEvents } from '../support/recorded-events.js';
import type { Person } from '../support/people.js';
import { createAdmin, createAuPair, createFamily } from '../support/profiles.js';
import { applications, apply, board, move, NOTE, jobListingInput, publish } from '../support/job-listings.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const DAY_MS = 86_400_000;
const NEXT_YEAR = new Date().getUTCFullYear() + 1;

let test: TestApp;
let family: Person;
let lena: Person;
let jobListingId: string;
const verified = { verified: true };

const applied = async (who: Person, id: string): Promise<string> => {
  const { body } = await apply(who, id).expect(201);
  return (body as Application).id;
};
const letDaysPass = async (days: number) => {
  test.app.get(ClockService).runAhead(days * DAY_MS);
  await test.app.get(ApplicationsJob, { strict: false }).run();
};

beforeAll(async () => {
  test = await createTestApp();
  family = await createFamily(test, {}, verified);
  lena = await createAuPair(test, { availabilityDate: `${NEXT_YEAR}-01-15` }, verified);
  jobListingId = await publish(family);
});
afterAll(() => test.close());
afterEach(() => test.app.get(ClockService).runAhead(0));

describe('R19 A family’s job listing', () => {
  it('is proposed from the profile, published once, and changed in its place', async () => {
    const other = await createFamily(test, { location: 'Fremantle, Perth', carAvailable: true }, verified);
    const { body } = await other.agent.get('/api/job-listings/me').expect(200);
    expect(body).toMatchObject({
      jobListing: null,
      currency: 'AUD',
      proposal: { startsOn: '2027-02-01', monthsMin: 6, monthsMax: 12, hoursPerWeek: 30, carAvailable: true },
    });
    const id = await publish(other);
    expect(await publish(other, { hoursPerWeek: 25 })).toBe(id);
    const [jobListing] = (await board(lena, { where: 'perth' })).items;
    expect(jobListing).toMatchObject({ id, hoursPerWeek: 25, city: 'Perth', currency: 'AUD', state: 'open' });
    expect(jobListing?.family).toMatchObject({ id: other.id, familyName: 'Harrow', place: 'Fremantle, Perth' });
  });

  it('B6 comes with the legal minimum of an hour and its source, the same for the family and for au pairs', async () => {
    const { body: mine } = await family.agent.get('/api/job-listings/me').expect(200);
    const { body: check } = await test.http.get('/api/pay-check?region=australia&hours=30').expect(200);
    expect(mine.payFloor).toMatchObject({
      currency: 'AUD',
      hourlyCents: check.floor.hourlyCents,
      sourceUrl: expect.stringMatching(/^https:/),
    });
    const { body: jobListing } = await lena.agent.get(`/api/job-listings/${jobListingId}`).expect(200);
    expect(jobListing.payFloor).toEqual(mine.payFloor);
    expect((await board(lena)).items.find(({ id }) => id === jobListingId)?.payFloor).toEqual(mine.payFloor);

    const zealand = await createFamily(test, { location: 'Wellington' }, { ...verified, region: 'newzealand' });
    const { body: theirs } = await zealand.agent.get('/api/job-listings/me').expect(200);
    expect(theirs).toMatchObject({ currency: 'NZD', payFloor: { currency: 'NZD' } });
    expect(theirs.payFloor.sourceUrl).not.toBe(mine.payFloor.sourceUrl);
  });

  it('says next to each field what is wrong, and changes nothing', async () => {
    const { body } = await family.agent
      .put('/api/job-listings/me')
      .send(jobListingInput({ text: 'Too short', hoursPerWeek: 90, payMinCents: -1 }))
      .expect(400);
    expect(Object.keys(body.fields).sort()).toEqual(['hoursPerWeek', 'payMinCents', 'text']);
    for (const [wrong, field] of [
      [{ startsOn: '2020-01-01' }, 'startsOn'],
      [{ startsOn: '2027-02-30' }, 'startsOn'],
      [{ monthsMin: 12, monthsMax: 6 }, 'monthsMax'],
      [{ payMinCents: 40_000, payMaxCents: 30_000 }, 'payMaxCents'],
    ] as const) {
      const answer = await family.agent.put('/api/job-listings/me').send(jobListingInput(wrong)).expect(400);
      expect(Object.keys(answer.body.fields)).toEqual([field]);
    }
    const { body: mine } = await family.agent.get('/api/job-listings/me').expect(200);
    expect(mine.jobListing).toMatchObject({ hoursPerWeek: 30, startsOn: `${NEXT_YEAR}-02-01` });
  });

  it('J04 is seen only by au pairs: not by visitors, other families or hidden people', async () => {
    await test.http.get('/api/job-listings').expect(401);
    const stranger = await createFamily(test, {}, verified);
    await stranger.agent.get('/api/job-listings').expect(403);
    await stranger.agent.get(`/api/job-listings/${jobListingId}`).expect(403);
    await lena.agent.get('/api/job-listings/me').expect(403);
    const admin = await createAdmin(test);
    await admin.agent.get('/api/applications').expect(403);

    const mia = await createAuPair(test, {}, verified);
    expect((await board(mia)).items.map(({ id }) => id)).toContain(jobListingId);
    const hide = (how: 'hide' | 'show') =>
      test.app
        .get(TransactionsService)
        .run((manager) => test.app.get(EffectiveBlocksService, { strict: false })[how](mia.id, family.id, manager));
    await hide('hide');
    expect((await board(mia)).items.map(({ id }) => id)).not.toContain(jobListingId);
    await mia.agent.get(`/api/job-listings/${jobListingId}`).expect(404);
    await apply(mia, jobListingId).expect(404);
    await hide('show');
    expect((await board(mia)).items.map(({ id }) => id)).toContain(jobListingId);
  });

  it('is found by family, city, country, day, hours and licence, page by page', async () => {
    const kiwi = await createFamily(test, { location: 'Karori, Wellington' }, { ...verified, region: 'newzealand' });
    const id = await publish(kiwi, { hoursPerWeek: 20, licenceWanted: true, startsOn: `${NEXT_YEAR}-06-01` });
    const ids = async (query: object) => (await board(lena, query)).items.map(({ id }) => id);
    expect(await ids({ where: 'newzealand' })).toEqual([id]);
    expect(await ids({ family: kiwi.id })).toEqual([id]);
    expect(await ids({ family: lena.id })).toEqual([]);
    expect(await ids({ where: 'wellington', hoursMax: 20 })).toEqual([id]);
    expect(await ids({ where: 'wellington', noLicence: 'true' })).toEqual([]);
    expect(await ids({ startFrom: `${NEXT_YEAR}-05-01` })).toEqual([id]);
    expect((await board(lena, { where: 'newzealand' })).items[0]).toMatchObject({ currency: 'NZD' });
    const all = await ids({});
    const first = await board(lena, { limit: 1 });
    const second = await board(lena, { limit: 1, cursor: first.nextCursor });
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(all.slice(0, 2));
    await lena.agent.get('/api/job-listings').query({ where: 'atlantis' }).expect(400);
    await lena.agent.get('/api/job-listings').query({ family: 'harrow' }).expect(400);
    await lena.agent.get('/api/job-listings').query({ cursor: 'made-up' }).expect(400);
  });

  it('leaves the board while it is paused, and while the family is', async () => {
    const setState = (state: string) => family.agent.put('/api/job-listings/me/state').send({ state });
    const onBoard = async () => (await board(lena)).items.some(({ id }) => id === jobListingId);
    await setState('paused').expect(200);
    expect(await onBoard()).toBe(false);
    await apply(lena, jobListingId).expect(409);
    await setState('open').expect(200);
    expect(await onBoard()).toBe(true);
    await family.agent.put('/api/family-profiles/me/active').send({ active: false }).expect(200);
    expect(await onBoard()).toBe(false);
    await family.agent.put('/api/family-profiles/me/active').send({ active: true }).expect(200);
    await setState('burnt').expect(400);
  });
});

describe('R19 An application', () => {
  it('lists what does not match before it is sent, and then has to be confirmed', async () => {
    const wanting = await createFamily(test, {}, verified);
    const id = await publish(wanting, { licenceWanted: true, monthsMin: 13, monthsMax: 18, hoursPerWeek: 40 });
    const nico = await createAuPair(test, { preferredHours: 25, availabilityDate: `${NEXT_YEAR}-03-01` }, verified);
    const jobListing = (await nico.agent.get(`/api/job-listings/${id}`).expect(200)).body as BoardJobListing;
    expect(jobListing.obstacles).toEqual([
      'They need a driver, and your profile says you have no driving licence.',
      `They want to start before you are free (1 March ${NEXT_YEAR}).`,
      'They hope for 13 months or more, longer than you would like to stay.',
      'They need 40 hours a week; you hope for 25.',
    ]);
    const { body } = await apply(nico, id).expect(409);
    expect(body).toMatchObject({ code: 'application_mismatch', fields: { obstacles: jobListing.obstacles } });
    expect(await applications(nico)).toEqual([]);
    await apply(nico, id, { knowingly: true }).expect(201);
  });

  it('needs a verified address, a profile and a note, is sent once, and ten are open at most', async () => {
    const unproven = await createAuPair(test, {}, { verified: false });
    expect((await apply(unproven, jobListingId).expect(403)).body.code).toBe('email_not_verified');
    await apply(family, jobListingId).expect(403);
    const { body } = await apply(lena, jobListingId, { note: 'Hi!' }).expect(400);
    expect(body.fields.note).toEqual(['Your note needs 50 to 1000 characters']);
    await apply(lena, randomUUID()).expect(404);

    const keen = await createAuPair(test, {}, verified);
    const answers = await Promise.all(Array.from({ length: 4 }, () => apply(keen, jobListingId)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    const families = await Promise.all(Array.from({ length: 10 }, () => createFamily(test, {}, verified)));
    const jobListings = await Promise.all(families.map((other) => publish(other)));
    const all = await Promise.all(jobListings.map((id) => apply(keen, id)));
    expect(all.filter(({ status }) => status === 201)).toHaveLength(9);
    expect(all.find(({ status }) => status !== 201)?.body.code).toBe('application_limit_reached');
    const [one] = await applications(keen);
    await move(keen, one?.id ?? '', 'withdraw').expect(200);
    const left = jobListings.filter((_, index) => all[index]?.status !== 201);
    await apply(keen, left[0] ?? '').expect(201);
  });

  it('is seen, shortlisted and accepted: a conversation begins with the note', async () => {
    const recorded = recordEvents(test, ['application.received', 'application.answered']);
    const id = await applied(lena, jobListingId);
    const [mine] = await applications(lena, { open: 'true' });
    expect(mine).toMatchObject({ id, state: 'applied', moves: ['withdraw'], family: { id: family.id }, auPair: null });
    expect((await board(lena)).items.find(({ id }) => id === jobListingId)?.application).toEqual({
      id,
      state: 'applied',
    });

    const theirs = (await applications(family)).find((one) => one.id === id);
    expect(theirs).toMatchObject({ note: NOTE, auPair: { id: lena.id, firstName: 'Lena' }, family: null });
    expect(theirs?.moves).toEqual(['see', 'shortlist', 'accept', 'decline']);
    expect((await move(family, id, 'see').expect(200)).body.state).toBe('seen');
    const { body: listed } = await move(family, id, 'shortlist').expect(200);
    expect(Date.parse(listed.answerBy) - Date.now()).toBeGreaterThan(13 * DAY_MS);

    const { body: accepted } = await move(family, id, 'accept').expect(200);
    expect(accepted).toMatchObject({
      state: 'accepted',
      moves: [],
      conversationId: expect.any(String),
      noteDelivered: true,
    });
    const { body: thread } = await lena.agent.get(`/api/conversations/${accepted.conversationId}/messages`).expect(200);
    expect(thread.items).toHaveLength(1);
    expect(thread.items[0]).toMatchObject({ message: { content: NOTE, senderId: lena.id, seq: 1 } });
    const again = await move(family, id, 'accept').expect(409);
    expect(again.body).toMatchObject({ code: 'invalid_state_transition', state: 'accepted' });
    const about = () => recorded.filter(({ payload }) => payload['applicationId'] === id);
    await eventually('the events', async () => about().length >= 3);
    expect(about().map(({ name, payload }) => [name, payload['toId'], payload['state']])).toEqual([
      ['application.received', family.id, 'applied'],
      ['application.answered', lena.id, 'shortlisted'],
      ['application.answered', lena.id, 'accepted'],
    ]);
    const path = `/app/messages?conversation=${accepted.conversationId}`;
    await eventually('the way to the conversation', async () =>
      JSON.stringify((await lena.agent.get('/api/notifications').expect(200)).body).includes(path),
    );
    // Delivered again, the note is still there once.
    const news = { applicationId: id, jobListingId, byId: family.id, toId: lena.id, state: 'accepted' as const };
    await test.app
      .get(TransactionsService)
      .run((manager) => test.app.get(OutboxService, { strict: false }).add(manager, 'application.answered', news));
    await eventually('the second delivery', async () => about().length >= 4);
    const { body: same } = await lena.agent.get(`/api/conversations/${accepted.conversationId}/messages`).expect(200);
    expect(same.items).toHaveLength(1);
  });

  it('is declined by one tap with a kind message, and is visible to no one else', async () => {
    const mia = await createAuPair(test, {}, verified);
    const id = await applied(mia, jobListingId);
    const stranger = await createFamily(test, {}, verified);
    for (const other of [stranger, lena]) await move(other, id, 'decline').expect(404);
    await move(mia, id, 'accept').expect(409);
    await move(family, id, 'withdraw').expect(409);
    await move(family, id, 'close').expect(400);
    await move(family, id, 'decline', { word: 'dates' }).expect(200);
    const [mine] = await applications(mia);
    expect(mine).toMatchObject({ state: 'declined', answerBy: null, moves: [] });
    expect(mine?.word).toContain('Our dates do not match');
  });

  it('reminds the family on days 2 and 4, and closes after five days with a notification', async () => {
    const other = await createFamily(test, {}, verified);
    const mia = await createAuPair(test, {}, verified);
    const id = await applied(mia, await publish(other));
    const recorded = recordEvents(test, ['application.waiting', 'application.closed']);
    const about = () => recorded.filter(({ payload }) => payload.applicationId === id);
    await letDaysPass(1.9);
    await letDaysPass(2.1);
    await letDaysPass(3);
    await letDaysPass(4.1);
    await letDaysPass(4.9);
    await eventually('the reminders', async () => about().length >= 2);
    expect(about().map(({ name, payload }) => [name, payload.toId, payload['daysLeft']])).toEqual([
      ['application.waiting', other.id, 3],
      ['application.waiting', other.id, 1],
    ]);
    expect((await applications(mia))[0]?.state).toBe('applied');
    await letDaysPass(5.1);
    await eventually('the word', async () => about().length >= 3);
    expect(about()[2]).toMatchObject({ name: 'application.closed', payload: { toId: mia.id, why: 'unanswered' } });
    const [mine] = await applications(mia);
    expect(mine).toMatchObject({ state: 'closed', word: expect.stringContaining('did not answer in time') });
    await move(other, id, 'accept').expect(409);
  });

  it('closes with a notification when the job listing is filled, and the family can publish another one', async () => {
    const other = await createFamily(test, {}, verified);
    const mia = await createAuPair(test, {}, verified);
    const first = await publish(other);
    await applied(mia, first);
    const { body } = await other.agent.put('/api/job-listings/me/state').send({ state: 'filled' }).expect(200);
    expect(body.jobListing).toBeNull();
    expect((await applications(mia))[0]).toMatchObject({
      state: 'closed',
      word: expect.stringContaining('has been filled'),
    });
    await other.agent.put('/api/job-listings/me/state').send({ state: 'open' }).expect(404);
    expect(await publish(other)).not.toBe(first);
  });
});
