import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CalendarDatesDto } from '../../src/modules/agreements/calendar-dates/calendar-dates.dto.js';
import type { HoursPlacements } from '../../src/modules/hours/hours-placement.dto.js';
import type { HoursWeek } from '../../src/modules/hours/hours.dto.js';
import { ClockService } from '../../src/platform/clock/index.js';
import { eventually } from '../support/eventually.js';
import { HoursStage } from '../support/hours-stage.js';
import type { Person } from '../support/people.js';
import { createFamily } from '../support/profiles.js';
import { recordEvents } from '../support/recorded-events.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const stage = new HoursStage();
const { at } = stage;

let test: TestApp;
let stranger: Person;
let family: Person;
let auPair: Person;
let id: string;

beforeAll(async () => {
  test = await createTestApp();
  stranger = await createFamily(test);
});
afterAll(() => test.close());

beforeEach(async () => {
  await stage.open(test);
  ({ family, auPair, id } = stage);
});

/** Counted from today, which is a Monday in the placement. */
const day = (index: number) => stage.day(21 + index);
const list = async ({ agent }: Person) => ((await agent.get(at('/dates')).expect(200)).body as CalendarDatesDto).items;
const save = ({ agent }: Person, wish: object, dateId: string = randomUUID()) =>
  agent.put(at(`/dates/${dateId}`)).send({ version: 0, kind: 'days_off', ...wish });
const answer = ({ agent }: Person, dateId: string, version: number, reply = 'accepted') =>
  agent.put(at(`/dates/${dateId}/answer`)).send({ version, answer: reply });
const withdraw = ({ agent }: Person, dateId: string) => agent.delete(at(`/dates/${dateId}`));
const span = (from: number, to = from) => ({ startsOn: day(from), endsOn: day(to) });
const plannedOn = async (index: number) => {
  const { body } = await auPair.agent.get(at(`?week=${day(index)}`)).expect(200);
  return (body as HoursWeek).days.find((one) => one.day === day(index));
};
const problemsOf = async (wish: object, person = auPair, dateId?: string) =>
  ((await save(person, wish, dateId).expect(400)).body as { fields: Record<string, string[]> }).fields;

describe('Dates of a placement', () => {
  it('count once the other person accepts: nothing is planned on a day off, and the one tap is not there', async () => {
    const dateId = randomUUID();
    const note = 'My sister visits, her WhatsApp is +61 400 123 456.';
    await save(auPair, { ...span(4), note }, dateId).expect(200);
    expect(await list(family)).toMatchObject([
      { id: dateId, state: 'asked', askedBy: 'other', canAnswer: true, canChange: false, note },
    ]);
    expect((await list(family))[0]?.findings).toMatchObject([{ rule: 'off-site' }]);
    expect((await list(auPair))[0]?.findings).toEqual([]);
    expect(await plannedOn(4)).toMatchObject({ plannedMinutes: 360, date: { kind: 'days_off', isAsked: true } });
    const { body } = await family.agent.get('/api/hours').expect(200);
    expect((body as HoursPlacements).items[0]).toMatchObject({ datesToAnswer: 1 });
    await eventually('the notification', async () => {
      const { text } = await family.agent.get('/api/notifications').expect(200);
      return text.includes('suggests days off');
    });

    await answer(family, dateId, 1).expect(200);
    await answer(family, dateId, 1).expect(200);
    expect(await list(auPair)).toMatchObject([{ state: 'accepted', askedBy: 'you', version: 2 }]);
    expect(await plannedOn(4)).toMatchObject({ plannedMinutes: 0, planned: [], date: { isAsked: false } });
    await auPair.agent
      .put(at(`/days/${day(0)}`))
      .send({ way: 'planned', version: 0 })
      .expect(200);
    test.app.get(ClockService, { strict: false }).runAhead(Date.parse(day(5)) - Date.now());
    await auPair.agent
      .put(at(`/days/${day(4)}`))
      .send({ way: 'planned', version: 0 })
      .expect(400);
  });

  it('change nothing when declined, and count no longer when withdrawn', async () => {
    const [declined, dropped] = [randomUUID(), randomUUID()];
    await save(auPair, span(1), declined).expect(200);
    await answer(family, declined, 1, 'declined').expect(200);
    await answer(family, declined, 1).expect(409);
    await save(auPair, span(1), declined).expect(409);
    expect((await plannedOn(1))?.plannedMinutes).toBe(360);
    await save(family, span(2, 3), dropped).expect(200);
    await withdraw(auPair, dropped).expect(404);
    await answer(family, dropped, 1).expect(404);
    await answer(auPair, dropped, 1).expect(200);
    expect((await plannedOn(3))?.plannedMinutes).toBe(0);
    const withdrawn = recordEvents(test, ['calendar-date.withdrawn']);
    await withdraw(family, dropped).expect(200);
    await withdraw(family, dropped).expect(200);
    expect((await plannedOn(3))?.plannedMinutes).toBe(360);
    await eventually('the event', async () => withdrawn.length === 1);
    expect(await list(family)).toMatchObject([{ id: declined, state: 'declined' }]);
  });

  it('have to be accepted again after a change, in the version that was read', async () => {
    const dateId = randomUUID();
    await save(auPair, span(1), dateId).expect(200);
    await save(auPair, span(1), dateId).expect(200);
    await save(auPair, span(2), dateId).expect(409, /stale_edit/);
    await save(auPair, { ...span(2), version: 1 }, dateId).expect(200);
    await answer(family, dateId, 1).expect(409, /stale_edit/);
    await answer(family, dateId, 2).expect(200);
    await save(auPair, { ...span(3), version: 3 }, dateId).expect(200);
    expect(await list(family)).toMatchObject([{ state: 'asked', version: 4 }]);
    expect((await plannedOn(2))?.plannedMinutes).toBe(360);
  });

  it('enter school holidays at once if the hours stay, and ask where they differ', async () => {
    const dateId = randomUUID();
    const school = { kind: 'school_holidays', ...span(7, 18) };
    await save(family, school, dateId).expect(200);
    expect(await list(auPair)).toMatchObject([{ state: 'accepted', canAnswer: false, times: [] }]);
    expect(await plannedOn(7)).toMatchObject({ plannedMinutes: 360, date: { kind: 'school_holidays' } });
    await save(family, { ...school, version: 1, times: [{ from: '09:00', to: '16:00' }] }, dateId).expect(200);
    expect(await list(auPair)).toMatchObject([{ state: 'asked', canAnswer: true }]);
    await answer(auPair, dateId, 2).expect(200);
    expect((await plannedOn(7))?.plannedMinutes).toBe(420);
    expect((await plannedOn(12))?.plannedMinutes).toBe(0);
    // A day off within the holidays is possible.
    await save(auPair, span(8)).expect(200);
  });

  it('swap a working day for a free one', async () => {
    const dateId = randomUUID();
    const swap = { kind: 'swap', ...span(4), insteadOn: day(5) };
    await save(auPair, swap, dateId).expect(200);
    await answer(family, dateId, 1).expect(200);
    expect((await plannedOn(4))?.plannedMinutes).toBe(0);
    expect(await plannedOn(5)).toMatchObject({ plannedMinutes: 360, date: { kind: 'swap', isWorkedInstead: true } });
    expect(await problemsOf({ kind: 'swap', ...span(6), insteadOn: day(12) })).toHaveProperty('startsOn');
    expect(await problemsOf({ kind: 'swap', ...span(7), insteadOn: day(8) })).toHaveProperty('insteadOn');
    expect(await problemsOf({ kind: 'swap', ...span(7) })).toHaveProperty('insteadOn');
  });

  it('name days that cannot be before anything is saved', async () => {
    await save(auPair, span(2, 4)).expect(200);
    expect(await problemsOf(span(9, 8))).toHaveProperty('endsOn');
    expect(await problemsOf(span(150, 170))).toHaveProperty('endsOn');
    expect(await problemsOf(span(-30, -22))).toHaveProperty('startsOn');
    expect(await problemsOf(span(-2, -1))).toHaveProperty('endsOn');
    expect(await problemsOf(span(-1, 1))).toHaveProperty('startsOn');
    expect(await problemsOf({ startsOn: '2027-02-30', endsOn: '2027-03-01' })).toHaveProperty('startsOn');
    expect((await problemsOf(span(4, 6), family))['startsOn']?.[0]).toMatch(/already in your dates/);
    const times = [
      { from: '09:00', to: '12:00' },
      { from: '11:00', to: '13:00' },
    ];
    expect(await problemsOf({ kind: 'school_holidays', ...span(7, 9), times }, family)).toHaveProperty('times');
    expect(await problemsOf({ ...span(9), times: times.slice(1) })).toHaveProperty('times');
    expect(await list(family)).toHaveLength(1);
  });

  it('are limited in number, and withdrawn ones leave room for others', async () => {
    const fill = (count: number, state: string) =>
      test.database.query(
        `INSERT INTO calendar_dates
           (id, agreement_id, family_id, au_pair_id, kind, state, starts_on, ends_on, asked_by, version, changed_at)
         SELECT gen_random_uuid(), $1, $2, $3, 'school_holidays', $4, $5, $5, $2, 1, now() FROM generate_series(1, $6)`,
        [id, family.id, auPair.id, state, day(1), count],
      );
    await fill(199, 'withdrawn');
    await fill(10, 'declined');
    await save(auPair, span(2)).expect(200);
    await fill(199, 'accepted');
    expect(await problemsOf(span(3))).toEqual({ startsOn: ['A placement can have 200 dates at most'] });
    expect(await list(family)).toHaveLength(210);
    await test.database.query(`UPDATE calendar_dates SET state = 'withdrawn' WHERE agreement_id = $1`, [id]);
    await save(auPair, span(3)).expect(200);
    await fill(600, 'withdrawn');
    expect(await problemsOf(span(4))).toHaveProperty('startsOn');
  });

  it('belong to the two of the placement alone', async () => {
    const dateId = randomUUID();
    await save(auPair, span(1), dateId).expect(200);
    await stranger.agent.get(at('/dates')).expect(404);
    await save(stranger, span(2)).expect(404);
    await answer(stranger, dateId, 1).expect(404);
    await withdraw(stranger, dateId).expect(404);
    await save(family, span(9), dateId).expect(404);
  });
});
