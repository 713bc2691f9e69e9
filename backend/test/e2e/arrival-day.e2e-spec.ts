import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DataSource } from 'typeorm';
import { AskIfAuPairsArrived1795000245700 } from '../../src/migrations/1795000245700-ask-if-au-pairs-arrived.js';
import { addDays } from '../../src/platform/calendar-days/index.js';
import type { ArrivalSummaries } from '../../src/modules/arrivals/arrival.dto.js';
import type { NotificationPageDto } from '../../src/modules/notifications/inbox/notification.dto.js';
import { ArrivalStage, SYDNEY } from '../support/arrival-stage.js';
import { eventually } from '../support/eventually.js';
import type { Person } from '../support/people.js';
import { createFamily } from '../support/profiles.js';
import { recordEvents } from '../support/recorded-events.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const stage = new ArrivalStage();
const { at, clock, followUp, read } = stage;

let test: TestApp;
let family: Person;
let auPair: Person;
let id: string;
let startsOn: string;

/** Half past eight in the evening in Sydney, or half past seven in winter. */
const evening = (day: string) => clock().runAhead(Date.parse(`${day}T09:30:00Z`) - Date.now());
/** Late in the morning there. */
const morning = (day: string) => clock().runAhead(Date.parse(`${day}T00:30:00Z`) - Date.now());
const arrived = ({ agent }: Person, hasArrived: unknown = true) => agent.put(at('/arrived')).send({ hasArrived });
const isAsked = async ({ agent }: Person) =>
  ((await agent.get('/api/arrivals').expect(200)).body as ArrivalSummaries).items[0]?.arrivalAsked;
const land = (day: string, time = '06:10') =>
  auPair.agent
    .put(at('/flight'))
    .send({
      number: 'SQ221',
      departure: { place: 'Frankfurt (FRA)', timeZone: 'Europe/Berlin', localTime: `${addDays(day, -2)}T21:35` },
      arrival: { place: 'Sydney (SYD)', timeZone: SYDNEY, localTime: `${day}T${time}` },
    })
    .expect(200);
const remindersOf = async ({ agent }: Person) =>
  ((await agent.get('/api/notifications').expect(200)).body as NotificationPageDto).items.filter(
    ({ kind }) => kind === 'arrival.unconfirmed',
  );
/** Those about the placement of the test: others of the file have their evenings too. */
const recordReminders = () => {
  const recorded = recordEvents(test, ['arrival.unconfirmed']);
  return () => recorded.filter(({ payload }) => payload['agreementId'] === id);
};

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

beforeEach(async () => {
  await stage.open(test);
  ({ family, auPair, id, startsOn } = stage);
});

describe('“Has the au pair arrived?”', () => {
  it('is asked of both on the day of the landing and the day after, and answered once by either', async () => {
    await land(addDays(startsOn, -2));
    morning(addDays(startsOn, -3));
    expect([await isAsked(family), await isAsked(auPair)]).toEqual([false, false]);
    expect((await arrived(auPair).expect(409)).body).toMatchObject({ code: 'invalid_state_transition' });
    for (const day of [-2, -1]) {
      morning(addDays(startsOn, day));
      expect([await isAsked(family), await isAsked(auPair)]).toEqual([true, true]);
    }
    expect((await read(family)).arrival).toEqual({
      expectedOn: addDays(startsOn, -2),
      isAsked: true,
      arrivedAt: null,
    });
    for (let times = 0; times < 2; times += 1) await arrived(auPair).expect(200);
    expect((await read(family)).arrival).toMatchObject({ isAsked: false, arrivedAt: expect.any(String) });
    expect(await isAsked(family)).toBe(false);
    await arrived(family, false).expect(200);
    expect(await isAsked(auPair)).toBe(true);
  });

  it('is asked on the first day where there is no flight, and not for longer', async () => {
    morning(startsOn);
    expect(await isAsked(auPair)).toBe(true);
    morning(addDays(startsOn, 2));
    expect(await isAsked(auPair)).toBe(false);
  });

  it('is for the two alone, with an answer that is yes or no, and not after a block or a cancellation', async () => {
    await land(addDays(startsOn, -1));
    morning(addDays(startsOn, -1));
    const stranger = await createFamily(test);
    await arrived(stranger).expect(404);
    await arrived(family, 'perhaps').expect(400);
    await auPair.agent.put(`/api/blocks/${family.id}`).send({}).expect(204);
    expect(await isAsked(family)).toBe(false);
    await arrived(family).expect(404);
    await auPair.agent.delete(`/api/blocks/${family.id}`).expect(204);
    await family.agent
      .post(`/api/agreements/${id}/cancellation`)
      .send({ reason: 'Our plans have changed.' })
      .expect(200);
    expect((await arrived(family).expect(409)).body).toMatchObject({ code: 'invalid_state_transition' });
    expect((await read(auPair)).arrival).toMatchObject({ isAsked: false, arrivedAt: null });
  });
});

describe('An arrival of which no one has said anything', () => {
  it('reminds the family once, in the evening after the planned landing', async () => {
    const reminders = recordReminders();
    await land(addDays(startsOn, -2));
    morning(addDays(startsOn, -2));
    await followUp();
    expect(reminders()).toEqual([]);
    evening(addDays(startsOn, -2));
    for (let times = 0; times < 2; times += 1) await followUp();
    await eventually('the family is reminded', async () => (await remindersOf(family)).length === 1);
    expect(await remindersOf(family)).toMatchObject([
      { title: 'Has Lena arrived?', path: expect.stringContaining(`/app/arrival/${id}`) },
    ]);
    expect(await remindersOf(auPair)).toEqual([]);
    evening(startsOn);
    await followUp();
    expect(reminders()).toHaveLength(1);
  });

  it('does not remind once it is answered; a flight that lands later moves the evening', async () => {
    const reminders = recordReminders();
    await land(addDays(startsOn, -2));
    await land(addDays(startsOn, -1), '22:30');
    evening(addDays(startsOn, -2));
    await followUp();
    // It lands after the evening: the next one is the first that helps.
    evening(addDays(startsOn, -1));
    await followUp();
    expect(reminders()).toEqual([]);
    morning(startsOn);
    await arrived(family).expect(200);
    evening(startsOn);
    await followUp();
    await arrived(family, false).expect(200);
    await followUp();
    expect(reminders()).toEqual([]);
  });

  it('is followed up for plans of an earlier release too', async () => {
    const reminders = recordReminders();
    const runner = test.app.get(DataSource).createQueryRunner();
    const migration = new AskIfAuPairsArrived1795000245700();
    await migration.down(runner);
    await migration.up(runner);
    await runner.release();
    evening(startsOn);
    await followUp();
    await eventually('the family is reminded', () => Promise.resolve(reminders().length === 1));
    expect(reminders()).toMatchObject([{ payload: { agreementId: id, byId: auPair.id, toId: family.id } }]);
  });
});
