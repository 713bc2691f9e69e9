import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { momentIn } from '../../src/modules/agreements/index.js';
import { ClockService } from '../../src/platform/clock/index.js';
import { JobQueueService } from '../../src/platform/jobs/index.js';
import { eventually } from '../support/eventually.js';
import { HoursStage } from '../support/hours-stage.js';
import type { Person } from '../support/people.js';
import { recordEvents } from '../support/recorded-events.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const stage = new HoursStage();
const { confirm, day, record } = stage;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await stage.open(test);
});
afterAll(() => test.close());

/** Lets the scheduled task run, twice, at a time of a day in Sydney. */
async function remindAt(index: number, time: string): Promise<void> {
  const at = momentIn('Australia/Sydney', day(index), time);
  test.app.get(ClockService, { strict: false }).runAhead((at?.getTime() ?? 0) - Date.now());
  for (let times = 0; times < 2; times += 1) await test.app.get(JobQueueService).runScheduledTaskNow('hours.remind');
}

describe('On Monday', () => {
  it('both sides are told once what is left of last week, also of the last one', async () => {
    const recorded = recordEvents(test, ['hours.days-missing', 'hours.days-waiting']);
    const told = (week: number, name: string) =>
      recorded
        .filter((one) => one.name === name && one.payload['week'] === day(week))
        .map(({ payload }) => payload['days']);
    const { family, auPair, id } = stage;
    for (const index of [14, 15, 16, 17]) await record(index).expect(200);
    await confirm([14, 1]).expect(200);
    await remindAt(21, '08:45');
    expect(recorded).toEqual([]);
    await remindAt(21, '09:15');
    await eventually('both events', async () => recorded.length >= 2);
    expect(told(14, 'hours.days-missing')).toEqual([[day(18)]]);
    expect(told(14, 'hours.days-waiting')).toEqual([[day(15), day(16), day(17)]]);
    const titlesOf = async ({ agent }: Person) =>
      ((await agent.get('/api/notifications').expect(200)).body as { items: { title: string }[] }).items.map(
        ({ title }) => title,
      );
    await eventually('the notifications', async () =>
      (await titlesOf(family)).some((title) => title.startsWith('Hours of ')),
    );
    expect(await titlesOf(auPair)).toContain('You have not recorded a day of last week');

    await remindAt(28, '10:00');
    await eventually('the next week', async () => told(21, 'hours.days-missing').length > 0);
    expect(told(21, 'hours.days-missing')).toEqual([[21, 22, 23, 24, 25].map(day)]);
    const ending = { reason: 'It does not work out for the two of us.', on: day(29) };
    await family.agent.post(`/api/agreements/${id}/ending`).send(ending).expect(200);
    await remindAt(35, '10:00');
    await eventually('the last week', async () => told(28, 'hours.days-missing').length > 0);
    expect(told(28, 'hours.days-missing')).toEqual([[day(28), day(29)]]);
    await remindAt(42, '10:00');
    expect(recorded.map(({ name }) => name)).toEqual([
      'hours.days-missing',
      'hours.days-waiting',
      'hours.days-missing',
      'hours.days-missing',
    ]);
  });
});
