import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { HoursDay, HoursWeek } from '../../src/modules/hours/hours.dto.js';
import { addDays, dayIn } from '../../src/modules/agreements/index.js';
import { ClockService } from '../../src/platform/clock/index.js';
import { confirmAgreement, goodTerms } from '../support/arrangements.js';
import type { Person } from '../support/people.js';
import { createPair } from '../support/talkers.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const SYDNEY = 'Australia/Sydney';
const SIX_HOURS = 360;

let test: TestApp;
let family: Person;
let auPair: Person;
let id: string;
/** The Monday on which the placement begins; today is the Monday three weeks later. */
let monday: string;

const today = () => dayIn(SYDNEY, test.app.get(ClockService, { strict: false }).now());
const day = (index: number) => addDays(monday, index);

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

beforeEach(async () => {
  const clock = test.app.get(ClockService, { strict: false });
  clock.runAhead(0);
  const pair = await createPair(test);
  ({ family, auPair } = pair);
  const weekday = new Date(`${addDays(today(), 7)}T00:00:00Z`).getUTCDay();
  monday = addDays(today(), 7 + ((8 - weekday) % 7));
  id = await confirmAgreement(test, pair, goodTerms({ dates: { startsOn: monday, endsOn: addDays(monday, 180) } }));
  clock.runAhead(Date.parse(day(21)) - Date.parse(today()));
  expect(today()).toBe(day(21));
});

const at = (path = '') => `/api/hours/${id}${path}`;
const readWeek = async ({ agent }: Person, week?: string): Promise<HoursWeek> =>
  (await agent.get(at(week ? `?week=${week}` : '')).expect(200)).body as HoursWeek;
const record = (index: number, wish: object = {}) =>
  auPair.agent.put(at(`/days/${day(index)}`)).send({ way: 'planned', version: 0, ...wish });
const dayOf = ({ days }: HoursWeek, index: number): HoursDay => days[index % 7] as HoursDay;
const confirm = (...days: [index: number, version: number][]) =>
  family.agent
    .post(at('/confirmations'))
    .send({ days: days.map(([index, version]) => ({ day: day(index), version })) });
const dispute = (index: number, version: number, note = 'It was an hour less.') =>
  family.agent.put(at(`/days/${day(index)}/dispute`)).send({ version, note });

describe('Recorded hours', () => {
  it('stay where the placement ends on a day before them', async () => {
    for (const index of [14, 18, 21]) await record(index).expect(200);
    await confirm([18, 1]).expect(200);
    const wish = { reason: 'It does not work out for the two of us.', on: day(17) };
    await family.agent.get(`/api/arrangements/${id}`).expect(200);
    await family.agent
      .post(`/api/arrangements/${id}/ending`)
      .send(wish)
      .expect((response) => expect(response.status).toBeLessThan(300));
    const ended = await readWeek(family, day(14));
    expect(ended).toMatchObject({ lastDay: day(17), next: day(21) });
    expect(dayOf(ended, 18)).toMatchObject({ inPlacement: false, canRecord: true, recorded: { state: 'confirmed' } });
    expect(ended.totals).toMatchObject({ recordedMinutes: 2 * SIX_HOURS, confirmedMinutes: SIX_HOURS, toConfirm: 1 });
    expect(await readWeek(auPair)).toMatchObject({ from: day(21), next: null, totals: { toConfirm: 1 } });
    await confirm([21, 1]).expect(200);
    const { text } = await auPair.agent.get(at('/pay-record.csv')).expect(200);
    expect(text.trim().split('\r\n').at(-1)).toContain(`${day(21)},${day(27)},0,0,6,6,0,0`);
    await dispute(18, 1).expect(200);
    await record(18, { way: 'duration', minutes: 300, version: 1 }).expect(200);
    await record(19, { way: 'duration', minutes: 60 }).expect(400);
  });
});
