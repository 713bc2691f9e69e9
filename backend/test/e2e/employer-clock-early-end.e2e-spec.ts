import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays } from '../../src/platform/calendar-days/index.js';
import type { EmployerClocksDto } from '../../src/modules/employer-clock/employer-clock.dto.js';
import { lastDayOf } from '../../src/modules/visas/index.js';
import { ClockService, dayIn } from '../../src/platform/clock/index.js';
import { JobQueueService } from '../../src/platform/jobs/index.js';
import { ContentSeedsService } from '../../src/platform/seeding/index.js';
import { confirmPlacement } from '../support/agreements.js';
import { eventually } from '../support/eventually.js';
import { recordEvents } from '../support/recorded-events.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await test.app.get(ContentSeedsService).run();
});
afterAll(() => test.close());

it('The employer clock runs until the last day of a placement that ends early', async () => {
  const clock = test.app.get(ClockService, { strict: false });
  const run = (task: string) => test.app.get(JobQueueService).runScheduledTaskNow(task);
  const { family, auPair, id, startsOn } = await confirmPlacement(test, 3, 270);
  const goTo = async (day: string) => {
    clock.runAhead(Date.parse(`${day}T02:00:00Z`) - Date.now());
    await run('agreements.apply-dates');
  };
  const shown = async () => {
    const { body } = await family.agent.get('/api/employer-clocks').expect(200);
    return (body as EmployerClocksDto).items.map(({ agreementId }) => agreementId);
  };
  const recorded = recordEvents(test, ['employer-clock.running-out']);
  const limit = lastDayOf(startsOn, 6);
  await goTo(addDays(limit, -20));
  const on = addDays(dayIn('Australia/Sydney', clock.now()), 10);
  await auPair.agent.post(`/api/agreements/${id}/ending`).send({ reason: 'I go home to them.', on }).expect(200);
  await goTo(addDays(limit, -14));
  expect(await shown()).toEqual([id]);
  await run('employer-clock.notify');
  await eventually('both are told', () => Promise.resolve(recorded.length === 1));
  expect(recorded[0]?.payload).toMatchObject({ agreementId: id, weeks: 2, lastDay: limit });
  await goTo(on);
  expect(await shown()).toEqual([]);
});
