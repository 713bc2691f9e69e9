import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CalendarDatesDto } from '../../src/modules/agreements/calendar-dates/calendar-dates.dto.js';
import type { EmployerClockDto } from '../../src/modules/employer-clock/employer-clock.dto.js';
import { eventually } from '../support/eventually.js';
import { HoursStage } from '../support/hours-stage.js';
import { textOfPdf } from '../support/pdf-text.js';
import type { Person } from '../support/people.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const SYDNEY = 'Australia/Sydney';
const WORDS = 'You will be sorry that you blocked me.';

interface Export {
  tables: Record<string, Record<string, unknown>[]>;
}

const stage = new HoursStage();
const { at, confirm, day, dayOf, dispute, readWeek, record } = stage;

let test: TestApp;
let family: Person;
let auPair: Person;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

beforeEach(async () => {
  await stage.open(test);
  ({ family, auPair } = stage);
});

const block = (who: Person, whom: Person) => who.agent.put(`/api/blocks/${whom.id}`).send({}).expect(204);
const unblock = (who: Person, whom: Person) => who.agent.delete(`/api/blocks/${whom.id}`).expect(204);

describe('A placement of two people of whom one has blocked the other', () => {
  it('goes on with its dates, without the note of the other', async () => {
    const id = randomUUID();
    const datesOf = async ({ agent }: Person) =>
      ((await agent.get(at('/dates')).expect(200)).body as CalendarDatesDto).items;
    await block(auPair, family);
    const wish = { version: 0, kind: 'days_off', startsOn: day(25), endsOn: day(25), note: WORDS };
    await family.agent
      .put(at(`/dates/${id}`))
      .send(wish)
      .expect(200);
    expect(await datesOf(family)).toMatchObject([{ id, note: WORDS }]);
    expect(await datesOf(auPair)).toMatchObject([{ id, note: null, canAnswer: true }]);
    const { body } = await auPair.agent
      .put(at(`/dates/${id}/answer`))
      .send({ version: 1, answer: 'accepted' })
      .expect(200);
    expect((body as CalendarDatesDto).items).toMatchObject([{ state: 'accepted', note: null }]);
    await unblock(auPair, family);
    expect(await datesOf(auPair)).toMatchObject([{ state: 'accepted', note: WORDS }]);
  });

  it('goes on with its hours, without the notes of the other', async () => {
    const recordedFor = async (person: Person) => dayOf(await readWeek(person, day(0)), 0).recorded;
    await record(0, { note: 'A short day' }).expect(200);
    await block(auPair, family);
    expect(await recordedFor(family)).toMatchObject({ state: 'recorded', note: null });
    await dispute(0, 1, WORDS).expect(200);
    expect(await recordedFor(family)).toMatchObject({ state: 'disputed', note: null, familyNote: WORDS });
    expect(await recordedFor(auPair)).toMatchObject({ state: 'disputed', note: 'A short day', familyNote: null });
    await unblock(auPair, family);
    expect(await recordedFor(auPair)).toMatchObject({ familyNote: WORDS });
    await block(family, auPair);
    await confirm([0, 2]).expect(200);
    expect(await recordedFor(auPair)).toMatchObject({ state: 'confirmed' });
  });

  it('keeps its employer clock, without what the other one writes', async () => {
    const clock = (path = '') => `/api/employer-clocks/${stage.id}${path}`;
    const clockOf = async ({ agent }: Person) => (await agent.get(clock()).expect(200)).body as EmployerClockDto;
    await block(family, auPair);
    const asked = { step: 'asked', on: day(20), note: WORDS };
    await family.agent.put(clock('/permission')).send(asked).expect(200);
    await family.agent.put(clock('/support-letter')).send({ reason: WORDS }).expect(200);
    expect(await clockOf(family)).toMatchObject({ history: [{ note: WORDS }], letter: { reason: WORDS, isOwn: true } });
    const read = await clockOf(auPair);
    expect(read).toMatchObject({ permission: 'asked', history: [{ note: null }], letter: { isOwn: false } });
    const pdf = await auPair.agent.get(clock('/support-letter.pdf')).buffer(true).expect(200);
    expect(JSON.stringify([read, textOfPdf(pdf.body as Buffer)])).not.toContain('sorry');
  });

  it('has no words of the other in a data export, until the block is lifted', async () => {
    const exportOf = async ({ agent }: Person) => {
      const { body } = await agent.post('/api/personal-data/me/exports').expect(201);
      const path = `/api/personal-data/me/exports/${(body as { id: string }).id}/file`;
      const file = await eventually('the export', async () => {
        const { status, body: bytes } = await agent.get(path).responseType('blob');
        return status === 200 && new Uint8Array(bytes as Buffer);
      });
      const { tables } = JSON.parse(strFromU8(unzipSync(file)['your-data.json'] as Uint8Array)) as Export;
      const wordsIn = (table: string, column: string) => tables[table]?.map((row) => row[column]);
      return {
        hours: wordsIn('recorded_days', 'note'),
        disputes: wordsIn('recorded_days', 'family_note'),
        dates: wordsIn('calendar_dates', 'note'),
        permission: wordsIn('permission_entries', 'note'),
        letter: wordsIn('support_letters', 'reason'),
        ending: wordsIn('agreements', 'closed_reason'),
      };
    };
    const clock = (path: string) => `/api/employer-clocks/${stage.id}${path}`;
    await record(0, { note: 'A short day' }).expect(200);
    await block(auPair, family);
    await dispute(0, 1, WORDS).expect(200);
    const wish = { version: 0, kind: 'days_off', startsOn: day(25), endsOn: day(25), note: WORDS };
    await family.agent
      .put(at(`/dates/${randomUUID()}`))
      .send(wish)
      .expect(200);
    await family.agent
      .put(clock('/permission'))
      .send({ step: 'asked', on: day(20), note: WORDS })
      .expect(200);
    await family.agent.put(clock('/support-letter')).send({ reason: WORDS }).expect(200);
    await family.agent.post(`/api/agreements/${stage.id}/ending`).send({ reason: WORDS }).expect(200);

    const theirs = { disputes: [WORDS], dates: [WORDS], permission: [WORDS], letter: [WORDS], ending: [WORDS] };
    const hidden = { disputes: [null], dates: [null], permission: [null], letter: [null], ending: [null] };
    expect(await exportOf(auPair)).toEqual({ hours: ['A short day'], ...hidden });
    expect(await exportOf(family)).toEqual({ hours: [null], ...theirs });
    await unblock(auPair, family);
    expect(await exportOf(auPair)).toEqual({ hours: ['A short day'], ...theirs });
  });

  it('keeps the flight and the pick-up as they were', async () => {
    const arrival = (path = '') => `/api/arrivals/${stage.id}${path}`;
    const part = (place: string, timeZone: string, localTime: string) => ({ place, timeZone, localTime });
    const flight = {
      number: 'SQ221',
      departure: part('Frankfurt (FRA)', 'Europe/Berlin', `${day(-3)}T21:35`),
      arrival: part('Sydney (SYD)', SYDNEY, `${day(-1)}T06:10`),
    };
    const pickUp = { by: 'Ana', place: 'Hall B' };
    await auPair.agent.put(arrival('/flight')).send(flight).expect(200);
    await family.agent.put(arrival('/pick-up')).send(pickUp).expect(200);
    await block(family, auPair);
    await family.agent.put(arrival('/pick-up')).send({ by: WORDS, place: WORDS }).expect(404);
    const departure = part(WORDS, 'Europe/Berlin', `${day(-3)}T21:35`);
    await auPair.agent
      .put(arrival('/flight'))
      .send({ ...flight, departure })
      .expect(404);
    const { body } = await auPair.agent.get(arrival()).expect(200);
    expect(body).toMatchObject({ pickUp, flight: { number: 'SQ221' } });
    await unblock(family, auPair);
    await family.agent.put(arrival('/pick-up')).send({ by: 'Tom', place: 'Hall A' }).expect(200);
  });
});
