import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '../../src/platform/calendar-days/index.js';
import { ClockService } from '../../src/platform/clock/index.js';
import { JobQueueService } from '../../src/platform/jobs/index.js';
import type { ArrivalPlanDto, ArrivalSummaries } from '../../src/modules/arrivals/arrival.dto.js';
import type { NotificationPageDto } from '../../src/modules/notifications/inbox/notification.dto.js';
import { eventually } from '../support/eventually.js';
import type { Person } from '../support/people.js';
import { createPlacement } from '../support/placements.js';
import { createAuPair, createFamily } from '../support/profiles.js';
import { recordEvents } from '../support/recorded-events.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

let test: TestApp;
let family: Person;
let auPair: Person;

const clock = (): ClockService => test.app.get(ClockService, { strict: false });
const run = (task: string) => test.app.get(JobQueueService).runScheduledTaskNow(task);
const read = async ({ agent }: Person, id: string) =>
  (await agent.get(`/api/arrivals/${id}`).expect(200)).body as ArrivalPlanDto;
const keysOf = ({ tasks }: ArrivalPlanDto) => tasks.map(({ key }) => key);

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

beforeEach(async () => {
  clock().runAhead(0);
  [family, auPair] = [await createFamily(test), await createAuPair(test)];
});

describe('A placement that goes on from another one of the same two people', () => {
  it('has no second arrival: only what is new, what was open, and later check-ins', async () => {
    const before = await createPlacement(test, family, auPair, { state: 'active', starts: -100, ends: 20 });
    const tick = (key: string) =>
      auPair.agent.put(`/api/arrivals/${before}/tasks/${key}`).send({ state: 'done' }).expect(200);
    await tick('bank');
    await tick('insurance');
    const id = await createPlacement(test, family, auPair, { state: 'confirmed', starts: 30, ends: 230 });
    const plan = await read(auPair, id);
    expect(plan).toMatchObject({ journey: 'continuation', flight: null });
    for (const key of ['flight', 'pick_up', 'first_week', 'first_bed', 'sim']) expect(keysOf(plan)).not.toContain(key);
    const stateOf = (wanted: string) => plan.tasks.find(({ key }) => key === wanted)?.state;
    // The account is there; the insurance has to cover the new dates.
    expect([stateOf('bank'), stateOf('tax_number'), stateOf('insurance')]).toEqual(['done', 'open', 'open']);
    expect(plan.checkIns.map(({ day }) => day)).toEqual([90, 180]);

    const recorded = recordEvents(test, ['arrangement.started', 'arrival.unconfirmed']);
    clock().runAhead(Date.parse(`${plan.startsOn}T09:30:00Z`) - Date.now());
    await run('agreements.apply-dates');
    await run('arrivals.follow-up');
    await eventually('the first day', () => Promise.resolve(recorded.length > 0));
    expect(recorded).toMatchObject([{ name: 'arrangement.started', payload: { continues: true } }]);
    const { items } = (await auPair.agent.get('/api/arrivals').expect(200)).body as ArrivalSummaries;
    expect(items.find(({ agreementId }) => agreementId === id)).toMatchObject({ arrivalAsked: false });
    const { items: notices } = (await auPair.agent.get('/api/notifications').expect(200)).body as NotificationPageDto;
    expect(notices.map(({ kind }) => kind)).not.toContain('arrangement.started');
  });

  it('is a first arrival where the one before ended before anyone had arrived', async () => {
    await createPlacement(test, family, auPair, { state: 'ended_early', starts: -5, ends: 100, ended: -4 });
    const id = await createPlacement(test, family, auPair, { state: 'confirmed', starts: 20, ends: 200 });
    expect(await read(family, id)).toMatchObject({ journey: 'first' });
  });
});

describe('A placement of two people who knew each other long before', () => {
  it('has a new journey, and no introduction', async () => {
    await createPlacement(test, family, auPair, { state: 'completed', starts: -400, ends: -200 });
    const id = await createPlacement(test, family, auPair, { state: 'confirmed', starts: 30, ends: 130 });
    const plan = await read(family, id);
    expect(plan.journey).toBe('return');
    expect(keysOf(plan)).toEqual(expect.arrayContaining(['flight', 'pick_up', 'first_bed', 'visa']));
    for (const key of ['first_week', 'sim']) expect(keysOf(plan)).not.toContain(key);
    expect(plan.checkIns.map(({ day, dueOn }) => [day, dueOn])).toEqual([
      [7, addDays(plan.startsOn, 6)],
      [90, addDays(plan.startsOn, 89)],
    ]);
  });

  it('says nothing of another family', async () => {
    const other = await createFamily(test);
    await createPlacement(test, other, auPair, { state: 'completed', starts: -200, ends: -5 });
    const id = await createPlacement(test, family, auPair, { state: 'confirmed', starts: 5, ends: 130 });
    expect(await read(auPair, id)).toMatchObject({ journey: 'first' });
  });
});
