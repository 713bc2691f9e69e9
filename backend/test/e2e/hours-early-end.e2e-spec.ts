import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HoursStage } from '../support/hours-stage.js';
import type { Person } from '../support/people.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const SIX_HOURS = 360;

const stage = new HoursStage();
const { at, confirm, day, dayOf, dispute, readWeek, record } = stage;

let test: TestApp;
let family: Person;
let auPair: Person;
let id: string;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

beforeEach(async () => {
  await stage.open(test);
  ({ family, auPair, id } = stage);
});

describe('Recorded hours', () => {
  it('stay where the placement ends on a day before them', async () => {
    for (const index of [14, 18, 21]) await record(index).expect(200);
    await confirm([18, 1]).expect(200);
    const wish = { reason: 'It does not work out for the two of us.', on: day(17) };
    await family.agent.post(`/api/agreements/${id}/ending`).send(wish).expect(200);
    const ended = await readWeek(family, day(14));
    expect(ended).toMatchObject({ lastDay: day(17), next: day(21) });
    expect(dayOf(ended, 18)).toMatchObject({ inPlacement: false, canRecord: true, recorded: { state: 'confirmed' } });
    expect(ended.totals).toMatchObject({ recordedMinutes: 2 * SIX_HOURS, confirmedMinutes: SIX_HOURS, toConfirm: 1 });
    expect(await readWeek(auPair)).toMatchObject({ from: day(21), next: null, totals: { toConfirm: 1 } });
    await confirm([21, 1]).expect(200);
    const { text } = await auPair.agent.get(at('/pay-record.csv')).expect(200);
    expect(text.trim().split('\r\n').at(-1)).toContain(`${day(21)},${day(27)},0,0,6,6,0,0`);
    await dispute(18, 1).expect(200);
    await record(18, { way: 'duration', minutes: 300, version: 2 }).expect(200);
    await record(19, { way: 'duration', minutes: 60 }).expect(400);
  });
});
