import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '../../src/platform/calendar-days/index.js';
import type { HoursPlacements } from '../../src/modules/hours/hours-placement.dto.js';
import type { HoursWeek } from '../../src/modules/hours/hours.dto.js';
import { RecordedDaysRepository } from '../../src/modules/hours/recorded-days.repository.js';
import { eventually } from '../support/eventually.js';
import { recordEvents } from '../support/recorded-events.js';
import { textOfPdf } from '../support/pdf-text.js';
import { HoursStage } from '../support/hours-stage.js';
import type { Person } from '../support/people.js';
import { createFamily } from '../support/profiles.js';
import { createPlacement } from '../support/placements.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const SYDNEY = 'Australia/Sydney';
const SIX_HOURS = 360;

const stage = new HoursStage();
const { at, confirm, day, dayOf, dispute, readWeek, record } = stage;

let test: TestApp;
let stranger: Person;
let family: Person;
let auPair: Person;
let id: string;
let monday: string;

beforeAll(async () => {
  test = await createTestApp();
  stranger = await createFamily(test);
});
afterAll(() => test.close());

beforeEach(async () => {
  await stage.open(test);
  ({ family, auPair, id, monday } = stage);
});

describe('The hours of a placement', () => {
  it('show both the signed week, in the family’s time zone, from the first week to the last', async () => {
    const week = await readWeek(family, day(0));
    expect(week).toMatchObject({
      you: 'family',
      timeZone: SYDNEY,
      from: day(0),
      to: day(6),
      previous: null,
      next: day(7),
      today: day(21),
      pay: { weeklyCents: 42_000, currency: 'AUD' },
      overruns: [],
      totals: { plannedMinutes: 5 * SIX_HOURS, recordedMinutes: 0, confirmedMinutes: 0, toConfirm: 0, disputed: 0 },
    });
    expect(week.days.map(({ plannedMinutes }) => plannedMinutes)).toEqual([360, 360, 360, 360, 360, 0, 0]);
    expect(week.days.every(({ canRecord }) => canRecord)).toBe(true);
    const current = await readWeek(auPair);
    expect(current).toMatchObject({ you: 'aupair', from: day(21) });
    expect(current.days.map(({ canRecord }) => canRecord)).toEqual([true, ...Array<boolean>(6).fill(false)]);
    const last = await readWeek(auPair, addDays(monday, 400));
    expect(last.next).toBeNull();
    expect(last.days.filter(({ inPlacement }) => inPlacement)).toHaveLength(
      last.days.findIndex((one) => one.day === last.lastDay) + 1,
    );
  });

  it('are recorded as planned, from a start to an end, or as a number of hours', async () => {
    const first = (await record(0).expect(200)).body as HoursWeek;
    expect(dayOf(first, 0)).toMatchObject({
      version: 1,
      recorded: { state: 'recorded', minutes: SIX_HOURS, asPlanned: true, note: null },
    });
    await record(1, { way: 'times', startsAt: '07:30', endsAt: '12:00', note: 'A short day' }).expect(200);
    const { body } = await record(5, { way: 'duration', minutes: 90 }).expect(200);
    expect((body as HoursWeek).totals.recordedMinutes).toBe(SIX_HOURS + 270 + 90);
    expect(dayOf(await readWeek(family, day(0)), 1).recorded).toMatchObject({
      startsAt: '07:30',
      endsAt: '12:00',
      minutes: 270,
      note: 'A short day',
    });
  });

  it('are not recorded ahead of their day, outside the placement, or without what is needed', async () => {
    const fieldsOf = async (request: ReturnType<typeof record>) =>
      Object.keys((await request.expect(400)).body.fields as object);
    expect(await fieldsOf(record(22))).toEqual(['day']);
    expect(await fieldsOf(record(-1))).toEqual(['day']);
    expect(await fieldsOf(record(5))).toEqual(['way']);
    expect(await fieldsOf(record(0, { way: 'duration' }))).toEqual(['minutes']);
    expect(await fieldsOf(record(0, { way: 'duration', minutes: 1441 }))).toEqual(['minutes']);
    expect(await fieldsOf(record(0, { way: 'times', startsAt: '09:00' }))).toEqual(['endsAt']);
    expect(await fieldsOf(record(0, { way: 'times', startsAt: '09:00', endsAt: '09:00' }))).toEqual(['endsAt']);
    for (const none of ['2027-02-30', '0000-01-01', '9999-12-31', 'today'])
      await auPair.agent
        .put(at(`/days/${none}`))
        .send({ way: 'planned', version: 0 })
        .expect(400);
    await auPair.agent.get(at()).query({ week: '2027-13-01' }).expect(400);
    expect((await readWeek(auPair, day(0))).totals.recordedMinutes).toBe(0);
  });

  it('are recorded once however often they are sent, also at the same moment', async () => {
    await Promise.all([1, 2, 3].map(() => record(0).expect(200)));
    expect(dayOf(await readWeek(auPair, day(0)), 0).version).toBe(1);
    await record(0, { way: 'duration', minutes: 60 }).expect(409);
    await record(0, { way: 'duration', minutes: 60, version: 1 }).expect(200);
    // The first tick, which was kept in a browser that had lost its connection.
    expect((await record(0).expect(409)).body.code).toBe('stale_edit');
    expect(dayOf(await readWeek(auPair, day(0)), 0).recorded?.minutes).toBe(60);
  });

  it('are removed until the family has confirmed them, and their versions never begin again', async () => {
    await record(0).expect(200);
    await auPair.agent.delete(at(`/days/${day(0)}`)).expect(200);
    const { body } = await auPair.agent.delete(at(`/days/${day(0)}`)).expect(200);
    expect(dayOf(body as HoursWeek, 0)).toMatchObject({ recorded: null, version: 2 });
    await record(0, { version: 2, way: 'duration', minutes: 30 }).expect(200);
    // The version that the family had read before.
    await confirm([0, 1]).expect(409);
    await confirm([0, 3]).expect(200);
    await auPair.agent.delete(at(`/days/${day(0)}`)).expect(409);
  });

  it('are confirmed all together or not at all, and once changed wait for the family again', async () => {
    await record(0).expect(200);
    await record(1).expect(200);
    await confirm([0, 1], [1, 2]).expect(409);
    expect((await readWeek(family, day(0))).totals.confirmedMinutes).toBe(0);
    for (let times = 0; times < 2; times += 1) {
      const { body } = await confirm([0, 1], [1, 1]).expect(200);
      expect((body as HoursWeek).totals).toMatchObject({ confirmedMinutes: 2 * SIX_HOURS, toConfirm: 0 });
    }
    await confirm([0, 1], [7, 1]).expect(400);
    await record(0).expect(200);
    expect(dayOf(await readWeek(family, day(0)), 0).recorded?.state).toBe('confirmed');
    await record(0, { way: 'duration', minutes: 400, version: 1 }).expect(200);
    expect((await readWeek(family, day(0))).totals).toMatchObject({ confirmedMinutes: SIX_HOURS, toConfirm: 1 });
  });

  it('are disputed with a note that the au pair reads, and the corrected day waits again', async () => {
    const recorded = recordEvents(test, ['hours.day-disputed']);
    await record(0).expect(200);
    await dispute(0, 1, 'x').expect(400);
    await dispute(0, 1).expect(200);
    await dispute(0, 1).expect(200);
    expect(dayOf(await readWeek(auPair, day(0)), 0).recorded).toMatchObject({
      state: 'disputed',
      familyNote: 'It was an hour less.',
    });
    // A repeat of the first tick does not undo it; sending the same again after reading the note does.
    await record(0).expect(409);
    await record(0, { version: 2 }).expect(200);
    expect(dayOf(await readWeek(family, day(0)), 0)).toMatchObject({
      version: 3,
      recorded: { state: 'recorded', familyNote: null },
    });
    await eventually('the au pair is told once', () => Promise.resolve(recorded.length === 1));
    await eventually('the notification', async () => {
      const { body } = await auPair.agent.get('/api/notifications').expect(200);
      const items = (body as { items: { kind: string; path: string }[] }).items;
      return items.some(({ path }) => path.endsWith(`/app/hours/${id}?week=${monday}`));
    });
  });

  it('tell the family once that a week waits, when its last planned day is recorded', async () => {
    const recorded = recordEvents(test, ['hours.week-recorded', 'hours.changed']);
    const told = () => recorded.filter(({ name }) => name === 'hours.week-recorded').length;
    const changes = () => recorded.length - told();
    for (const index of [0, 1, 2, 3]) await record(index).expect(200);
    await eventually('four changes', () => Promise.resolve(changes() === 4));
    expect(told()).toBe(0);
    await record(4).expect(200);
    await record(5, { way: 'duration', minutes: 60 }).expect(200);
    await eventually('six changes', () => Promise.resolve(changes() === 6));
    await eventually('the family is told', () => Promise.resolve(told() > 0));
    expect(told()).toBe(1);
    const { body } = await family.agent.get('/api/hours').expect(200);
    expect((body as HoursPlacements).items).toMatchObject([
      { agreementId: id, toConfirm: 6, disputed: 0, firstToCheck: day(0), startsOn: monday },
    ]);
    const { body: theirs } = await auPair.agent.get('/api/hours').expect(200);
    expect((theirs as HoursPlacements).items).toMatchObject([{ toConfirm: 6, disputed: 0, firstToCheck: null }]);
  });

  it('say gently what is above the agreement, and above a full week by the dated legal fact', async () => {
    for (const index of [0, 1, 2, 3, 4]) await record(index).expect(200);
    let { body } = await record(5, { way: 'duration', minutes: 30 }).expect(200);
    expect((body as HoursWeek).overruns).toEqual([
      { of: 'agreement', limitMinutes: 1800, overMinutes: 30, fact: null },
    ]);
    ({ body } = await record(6, { way: 'duration', minutes: 1200 }).expect(200));
    const [, law] = (body as HoursWeek).overruns;
    expect(law?.of).toBe('law');
    expect(law?.fact?.sourceUrl).toMatch(/^https:/);
    expect((law?.limitMinutes ?? 0) + (law?.overMinutes ?? 0)).toBe(1800 + 30 + 1200);
    expect((await readWeek(family, day(0))).overruns).toEqual((body as HoursWeek).overruns);
  });

  it('are for the two alone, each with their own part', async () => {
    await record(0).expect(200);
    for (const path of ['', '/pay-record.pdf', '/pay-record.csv']) await stranger.agent.get(at(path)).expect(404);
    await stranger.agent
      .put(at(`/days/${day(1)}`))
      .send({ way: 'planned', version: 0 })
      .expect(404);
    await family.agent
      .put(at(`/days/${day(1)}`))
      .send({ way: 'planned', version: 0 })
      .expect(404);
    await family.agent.delete(at(`/days/${day(0)}`)).expect(404);
    await auPair.agent
      .post(at('/confirmations'))
      .send({ days: [{ day: day(0), version: 1 }] })
      .expect(404);
    await auPair.agent
      .put(at(`/days/${day(0)}/dispute`))
      .send({ version: 1, note: 'Not mine' })
      .expect(404);
    expect(((await stranger.agent.get('/api/hours').expect(200)).body as HoursPlacements).items).toEqual([]);
  });

  it('are there without a plan where the agreement is kept elsewhere', async () => {
    const other = await createFamily(test);
    const stay = await createPlacement(test, other, stranger, { starts: -300, ends: -200 });
    const { body } = await other.agent.get(`/api/hours/${stay}`).expect(200);
    expect(body).toMatchObject({ pay: null, next: null, totals: { plannedMinutes: 0 } });
    await other.agent.get(`/api/hours/${stay}/pay-record.csv`).expect(200);
  });
});

describe('The pay record', () => {
  it('has every week of the range for both, as CSV and as PDF', async () => {
    for (const index of [0, 1, 2, 3, 4, 7]) await record(index).expect(200);
    await confirm([0, 1], [1, 1]).expect(200);
    await dispute(7, 1).expect(200);
    const { text, headers } = await family.agent.get(at('/pay-record.csv')).expect(200);
    expect(headers['content-disposition']).toBe(`attachment; filename="pay-record-${day(0)}-to-${day(27)}.csv"`);
    expect(text.trim().split('\r\n').slice(1)).toEqual([
      `${day(0)},${day(6)},7,30,30,12,3,0,420.00,AUD`,
      `${day(7)},${day(13)},7,30,6,0,0,1,420.00,AUD`,
      `${day(14)},${day(20)},7,30,0,0,0,0,420.00,AUD`,
      `${day(21)},${day(27)},7,30,0,0,0,0,420.00,AUD`,
    ]);
    const one = await auPair.agent.get(at(`/pay-record.csv?from=${day(2)}&to=${day(3)}`)).expect(200);
    expect(one.text.trim().split('\r\n')).toHaveLength(2);
    const pdf = await auPair.agent.get(at('/pay-record.pdf')).buffer(true).expect(200);
    const words = textOfPdf(pdf.body as Buffer);
    for (const said of ['Pay record', 'A$420.00', '36 h', '12 h']) expect(words).toContain(said);
  });

  it('is not made of days that are none, in the wrong order, or of more than a year', async () => {
    for (const query of [
      { from: '2027-02-31' },
      { to: '0000-01-01' },
      { from: '9999-12-31' },
      { from: day(10), to: day(3) },
      { to: 'soon' },
    ])
      await auPair.agent.get(at('/pay-record.csv')).query(query).expect(400);
  });
});

describe('Erasing someone', () => {
  it('clears their notes and keeps the hours for the other one', async () => {
    await record(0, { note: 'The children were ill' }).expect(200);
    await dispute(0, 1, 'We see it differently').expect(200);
    const days = test.app.get(RecordedDaysRepository, { strict: false });
    await days.clearNotesOf(auPair.id);
    expect(dayOf(await readWeek(family, day(0)), 0).recorded).toMatchObject({
      note: null,
      familyNote: 'We see it differently',
      minutes: SIX_HOURS,
    });
    await days.clearNotesOf(family.id);
    expect(dayOf(await readWeek(family, day(0)), 0).recorded?.familyNote).toBeNull();
  });
});
