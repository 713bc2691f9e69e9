import { DataSource } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '../../src/platform/calendar-days/index.js';
import { AskInLongPlacements1795000245050 } from '../../src/migrations/1795000245050-ask-in-long-placements.js';
import type { ArrivalPlanDto, ArrivalSummaries } from '../../src/modules/arrivals/arrival.dto.js';
import type { NotificationPageDto } from '../../src/modules/notifications/inbox/notification.dto.js';
import { ArrivalStage, SYDNEY } from '../support/arrival-stage.js';
import { eventually } from '../support/eventually.js';
import { recordEvents } from '../support/recorded-events.js';
import type { Person } from '../support/people.js';
import { completeFamily, createFamily } from '../support/profiles.js';
import { createPlacement } from '../support/placements.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const stage = new ArrivalStage();
const { answer, at, clock, followUp, read, today } = stage;

let test: TestApp;
let stranger: Person;
let family: Person;
let auPair: Person;
let id: string;
let startsOn: string;

beforeAll(async () => {
  test = await createTestApp();
  stranger = await createFamily(test);
});
afterAll(() => test.close());

beforeEach(async () => {
  await stage.open(test);
  ({ family, auPair, id, startsOn } = stage);
});

const tick = ({ agent }: Person, key: string, state = 'done') => agent.put(at(`/tasks/${key}`)).send({ state });
const taskOf = ({ tasks }: ArrivalPlanDto, key: string) => tasks.find((one) => one.key === key);
const flight = (wish: object = {}) => ({
  number: 'sq 221',
  departure: { place: 'Frankfurt (FRA)', timeZone: 'Europe/Berlin', localTime: `${addDays(startsOn, -3)}T21:35` },
  arrival: { place: 'Sydney (SYD)', timeZone: SYDNEY, localTime: `${addDays(startsOn, -1)}T06:10` },
  ...wish,
});

describe('The plan of a placement', () => {
  it('names the check of the state of the family’s suburb, which may not be that of the city nearby', async () => {
    await completeFamily(family, { location: 'Queanbeyan, Canberra' });
    expect((await read(auPair)).workingWithChildren?.state).toBe('nsw');
  });

  it('is there from the confirmation on, with dated tasks of both sides and the check of the right state', async () => {
    const plan = await read(auPair);
    expect(plan).toMatchObject({
      you: 'aupair',
      timeZone: SYDNEY,
      startsOn,
      isOver: false,
      flight: null,
      pickUp: null,
    });
    expect(taskOf(plan, 'visa')).toMatchObject({ side: 'aupair', dueOn: addDays(startsOn, -56), canChange: true });
    expect(taskOf(plan, 'first_bed')).toMatchObject({ side: 'family', dueOn: addDays(startsOn, -3), canChange: false });
    expect(taskOf(plan, 'sim')).toMatchObject({ dueOn: addDays(startsOn, 1), state: 'open', changedBy: null });
    expect(plan.workingWithChildren?.state).toBe('nsw');
    expect(plan.workingWithChildren?.fee?.sourceUrl).toMatch(/^https:/);
    expect(plan.checkIns.map(({ day, dueOn, isDue }) => [day, dueOn, isDue])).toEqual(
      [1, 3, 7, 30, 90, 180].map((day) => [day, addDays(startsOn, day - 1), false]),
    );
    const { body } = await family.agent.get('/api/arrivals').expect(200);
    expect((body as ArrivalSummaries).items).toMatchObject([
      { agreementId: id, nextTask: { key: 'employer' }, openCheckIn: null },
    ]);
  });

  it('is ticked by each on their own side, by either where it is of both, and shows who did', async () => {
    for (let times = 0; times < 2; times += 1) await tick(auPair, 'insurance').expect(200);
    expect(taskOf(await read(family), 'insurance')).toMatchObject({ state: 'done', changedBy: 'them' });
    expect(taskOf(await read(auPair), 'insurance')).toMatchObject({ state: 'done', changedBy: 'you' });
    await tick(family, 'insurance', 'open').expect(404);
    await tick(auPair, 'employer').expect(404);
    await tick(auPair, 'no_such_task').expect(404);
    await tick(auPair, 'visa', 'perhaps').expect(400);
    await tick(family, 'first_week').expect(200);
    await tick(auPair, 'first_week', 'open').expect(200);
    await tick(auPair, 'sim', 'not_needed').expect(200);
    const plan = await read(family);
    expect(taskOf(plan, 'first_week')).toMatchObject({ state: 'open', changedBy: null, changedAt: null });
    expect(taskOf(plan, 'sim')).toMatchObject({ state: 'not_needed' });
    expect(taskOf(plan, 'employer')).toMatchObject({ state: 'open' });
  });

  it('is made once, also for a placement that began before there were plans', async () => {
    const other = await createFamily(test);
    const before = await createPlacement(test, other, stranger, { state: 'active', starts: -20, ends: 200 });
    const earlier = await createFamily(test);
    const over = await createPlacement(test, earlier, stranger, { state: 'completed', starts: -300, ends: -200 });
    await followUp();
    await followUp();
    const [row] = await test.database.query<{ plans: number }>(
      'SELECT count(*)::integer AS plans FROM arrival_plans WHERE agreement_id = ANY ($1)',
      [[before, over]],
    );
    expect(row?.plans).toBe(1);
    const { body } = await other.agent.get(`/api/arrivals/${before}`).expect(200);
    // No one is asked about days that have passed.
    expect((body as ArrivalPlanDto).checkIns.map(({ day }) => day)).toEqual([30, 90, 180]);
    expect((body as ArrivalPlanDto).tasks.every(({ dueOn }) => dueOn > today())).toBe(true);
    await earlier.agent.get(`/api/arrivals/${over}`).expect(404);

    // Plans of an earlier release asked no later than on day 90.
    const asked = async () => {
      const plan = (await other.agent.get(`/api/arrivals/${before}`).expect(200)).body as ArrivalPlanDto;
      return plan.checkIns.map(({ day, dueOn }) => [day, dueOn]);
    };
    const complete = await asked();
    await test.database.query('DELETE FROM arrival_check_ins WHERE agreement_id = $1 AND day > 90', [before]);
    const runner = test.app.get(DataSource).createQueryRunner();
    await new AskInLongPlacements1795000245050().up(runner);
    await runner.release();
    expect(await asked()).toEqual(complete);
  });

  it('is for the two alone', async () => {
    await stranger.agent.get(at()).expect(404);
    await tick(stranger, 'first_week').expect(404);
    await stranger.agent.put(at('/flight')).send(flight()).expect(404);
    await stranger.agent.put(at('/pick-up')).send({ by: 'Ana', place: 'Hall B' }).expect(404);
    await answer(stranger, 1, { answer: 'good' }).expect(404);
    expect(((await stranger.agent.get('/api/arrivals').expect(200)).body as ArrivalSummaries).items).not.toContainEqual(
      expect.objectContaining({ agreementId: id }),
    );
  });
});

describe('The flight', () => {
  it('is entered in local times, shown to both as moments, and each change is told to the family', async () => {
    const recorded = recordEvents(test, ['arrival.flight-changed']);
    for (let times = 0; times < 2; times += 1) await auPair.agent.put(at('/flight')).send(flight()).expect(200);
    const plan = await read(family);
    expect(plan.flight).toMatchObject({ number: 'SQ221', departure: { localTime: flight().departure.localTime } });
    const length = Date.parse(plan.flight?.arrival.at ?? '') - Date.parse(plan.flight?.departure.at ?? '');
    expect(length / 3_600_000).toBeLessThan(32.6);
    expect(taskOf(plan, 'flight')).toMatchObject({ state: 'done', changedBy: 'them' });
    await eventually('the family is told', () => Promise.resolve(recorded.length === 1));
    await auPair.agent.delete(at('/flight')).expect(200);
    await auPair.agent.delete(at('/flight')).expect(200);
    expect(await read(family)).toMatchObject({ flight: null });
    await eventually('the family is told again', () => Promise.resolve(recorded.length === 2));
    expect(recorded.every(({ payload }) => payload['toId'] === family.id)).toBe(true);
    expect(recorded.every(({ payload }) => payload['isSoon'] === false)).toBe(true);
    expect(recorded.map(({ payload }) => payload['landsAt'])).toEqual([plan.flight?.arrival.at, null]);
    const told = (kind: string, title: RegExp, { agent } = family) =>
      eventually(`the notification ${kind}`, async () => {
        const { body } = await agent.get('/api/notifications').expect(200);
        return (body as NotificationPageDto).items.some(
          (one) => one.kind === kind && title.test(one.title) && one.path.endsWith(`/app/arrival/${id}`),
        );
      });
    await told('arrival.flight-changed', /^Lena lands on \w+ \d+ \w+, \d+:\d\d [ap]m$/);
    await told('arrival.flight-changed', /^Lena has removed their flight$/);

    // The day before the landing it cannot wait until the morning.
    clock().runAhead(Date.parse(plan.flight?.arrival.at ?? '') - Date.now() - 86_400_000);
    await auPair.agent.put(at('/flight')).send(flight()).expect(200);
    await told('arrival.flight-changed-soon', /^Lena lands on /);
    await family.agent.put(at('/pick-up')).send({ by: 'Ana', place: 'Hall B' }).expect(200);
    await told('arrival.pick-up-changed-soon', /./, auPair);
  });

  it('is not one that cannot be, and changes nothing then', async () => {
    const fieldsOf = async (wish: object) => {
      const { body } = await auPair.agent.put(at('/flight')).send(flight(wish)).expect(400);
      return Object.keys((body as { fields: object }).fields);
    };
    const arrival = (localTime: string, timeZone = SYDNEY) => ({ arrival: { place: 'Sydney', timeZone, localTime } });
    expect(await fieldsOf({ number: 'Lufthansa' })).toEqual(['number']);
    expect(await fieldsOf(arrival(`${addDays(startsOn, -4)}T06:10`))).toEqual(['arrival.localTime']);
    expect(await fieldsOf(arrival(`${addDays(startsOn, 9)}T06:10`))).toEqual(['arrival.localTime']);
    expect(await fieldsOf(arrival('2027-02-30T06:10'))).toEqual(['arrival.localTime']);
    expect(await fieldsOf(arrival(`${startsOn}T06:10`, 'Mars/Olympus'))).toEqual(['arrival.timeZone']);
    expect(await fieldsOf({ arrival: [] })).not.toEqual([]);
    await family.agent.put(at('/flight')).send(flight()).expect(404);
    expect(await read(auPair)).toMatchObject({ flight: null });
  });

  it('is met by whom the family names, without telephone numbers', async () => {
    const recorded = recordEvents(test, ['arrival.pick-up-changed']);
    const pickUp = (wish: object) => family.agent.put(at('/pick-up')).send({ by: 'Ana', place: 'Hall B', ...wish });
    await pickUp({ by: 'Ana, 0412 345 678' }).expect(400);
    await pickUp({}).expect(200);
    await pickUp({}).expect(200);
    await auPair.agent.put(at('/pick-up')).send({ by: 'Me', place: 'Here' }).expect(404);
    const plan = await read(auPair);
    expect(plan.pickUp).toEqual({ by: 'Ana', place: 'Hall B', version: expect.any(String) });
    expect(taskOf(plan, 'pick_up')).toMatchObject({ state: 'done', changedBy: 'them' });
    await eventually('the au pair is told', () => Promise.resolve(recorded.length === 1));
    expect(recorded[0]?.payload).toMatchObject({ toId: auPair.id });

    const { body: first } = await pickUp({ by: 'Tom', basedOn: plan.pickUp?.version }).expect(200);
    const { body: stale } = await pickUp({ by: 'Ana and Tom', basedOn: plan.pickUp?.version }).expect(409);
    expect(stale).toMatchObject({ code: 'stale_edit', current: { by: 'Tom', place: 'Hall B' } });
    await pickUp({ by: 'Ana and Tom', basedOn: null }).expect(409);
    expect((await read(auPair)).pickUp).toEqual(first.pickUp);
    await pickUp({ by: 'Tom', basedOn: plan.pickUp?.version }).expect(200);
    await pickUp({ by: 'Ana and Tom', basedOn: stale.current.version }).expect(200);
  });
});

describe('The plan of a placement that was cancelled', () => {
  it('can be read, but flight and pick-up no longer change', async () => {
    await auPair.agent.put(at('/flight')).send(flight()).expect(200);
    await family.agent
      .post(`/api/agreements/${id}/cancellation`)
      .send({ reason: 'Our plans have changed.' })
      .expect((response) => expect(response.status).toBeLessThan(300));
    const recorded = recordEvents(test, ['arrival.flight-changed', 'arrival.pick-up-changed']);
    for (const refused of [
      auPair.agent.put(at('/flight')).send(flight({ number: 'QF2' })),
      auPair.agent.delete(at('/flight')),
      family.agent.put(at('/pick-up')).send({ by: 'Tom', place: 'Terminal 1, arrivals' }),
    ])
      expect((await refused.expect(409)).body).toMatchObject({ code: 'invalid_state_transition' });
    expect(await read(family)).toMatchObject({ isOver: true, flight: { number: 'SQ221' } });
    expect(recorded).toEqual([]);
  });
});
