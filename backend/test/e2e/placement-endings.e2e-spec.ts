import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '../../src/platform/calendar-days/index.js';
import { ClockService, dayIn } from '../../src/platform/clock/index.js';
import { JobQueueService } from '../../src/platform/jobs/index.js';
import type { ArrivalPlanDto, ArrivalSummaries } from '../../src/modules/arrivals/arrival.dto.js';
import type { NotificationPageDto } from '../../src/modules/notifications/inbox/notification.dto.js';
import { eventually } from '../support/eventually.js';
import type { Person } from '../support/people.js';
import { createPlacement } from '../support/placements.js';
import { createAuPair, createFamily } from '../support/profiles.js';
import { recordEvents } from '../support/recorded-events.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const SYDNEY = 'Australia/Sydney';

let test: TestApp;
let family: Person;
let auPair: Person;
let id: string;
let lastDay: string;

const clock = (): ClockService => test.app.get(ClockService, { strict: false });
const run = (task: string) => test.app.get(JobQueueService).runScheduledTaskNow(task);
/** Late in the evening in Sydney. */
const goTo = (day: string) => clock().runAhead(Date.parse(`${day}T11:30:00Z`) - Date.now());
const read = async ({ agent }: Person, placement = id) =>
  (await agent.get(`/api/arrivals/${placement}`).expect(200)).body as ArrivalPlanDto;
const summaryOf = async ({ agent }: Person) => {
  const { items } = (await agent.get('/api/arrivals').expect(200)).body as ArrivalSummaries;
  return items.find(({ agreementId }) => agreementId === id);
};
const tick = ({ agent }: Person, key: string, state = 'done') =>
  agent.put(`/api/arrivals/${id}/tasks/${key}`).send({ state });
const kindsOf = async ({ agent }: Person) =>
  ((await agent.get('/api/notifications').expect(200)).body as NotificationPageDto).items.map(({ kind }) => kind);
const taskOf = (plan: ArrivalPlanDto, key: string) => plan.ending?.tasks.find((one) => one.key === key);

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

beforeEach(async () => {
  clock().runAhead(0);
  [family, auPair] = [await createFamily(test), await createAuPair(test)];
  id = await createPlacement(test, family, auPair, { state: 'active', starts: -100, ends: 20 });
  const [row] = await test.database.query<{ day: string }>(
    `SELECT to_char(ends_on, 'YYYY-MM-DD') AS day FROM agreements WHERE id = $1`,
    [id],
  );
  lastDay = row?.day ?? '';
});

describe('The end of a placement', () => {
  it('has a checklist for each side from two weeks before the last day to four weeks after it', async () => {
    goTo(addDays(lastDay, -15));
    expect((await read(family)).ending).toBeNull();
    goTo(addDays(lastDay, -14));
    const plan = await read(family);
    expect(plan).toMatchObject({ isOver: false, ending: { lastDay } });
    expect(taskOf(plan, 'departure')).toMatchObject({ side: 'both', dueOn: addDays(lastDay, -14), canChange: true });
    expect(taskOf(plan, 'last_pay')).toMatchObject({ side: 'family', dueOn: lastDay, canChange: true, state: 'open' });
    expect(taskOf(plan, 'keys')).toMatchObject({ side: 'aupair', canChange: false });
    expect(await summaryOf(family)).toMatchObject({ ending: { lastDay, open: 7, isOver: false } });
    expect(await summaryOf(auPair)).toMatchObject({ ending: { open: 11 } });

    goTo(addDays(lastDay, 1));
    await run('agreements.apply-dates');
    expect(await read(auPair)).toMatchObject({ isOver: true, ending: { lastDay } });
    goTo(addDays(lastDay, 28));
    expect(await summaryOf(auPair)).toMatchObject({ nextTask: null, openCheckIn: null, ending: { isOver: true } });
    goTo(addDays(lastDay, 29));
    expect((await read(auPair)).ending).toBeNull();
    expect(await summaryOf(auPair)).toBeUndefined();
  });

  it('is ticked by each on their own side, also once it is over, and says nothing of the other’s review', async () => {
    // The plan is made while the placement is in progress.
    await read(family);
    goTo(addDays(lastDay, 1));
    await run('agreements.apply-dates');
    for (let times = 0; times < 2; times += 1) await tick(family, 'last_pay').expect(200);
    await tick(auPair, 'last_pay', 'open').expect(404);
    await tick(family, 'review_au_pair').expect(404);
    await tick(auPair, 'deposit', 'not_needed').expect(200);
    await tick(auPair, 'review_au_pair').expect(200);
    const [host, guest] = [await read(family), await read(auPair)];
    expect(taskOf(guest, 'last_pay')).toMatchObject({ state: 'done', changedBy: 'them' });
    expect(taskOf(host, 'deposit')).toMatchObject({ state: 'not_needed', changedBy: 'them' });
    expect(taskOf(guest, 'review_au_pair')).toMatchObject({ state: 'done' });
    expect(taskOf(host, 'review_au_pair')).toBeUndefined();
    expect(taskOf(guest, 'review_family')).toBeUndefined();
    expect(await summaryOf(family)).toMatchObject({ ending: { open: 5 } });
    const stranger = await createFamily(test);
    await stranger.agent.put(`/api/arrivals/${id}/tasks/departure`).send({ state: 'done' }).expect(404);
  });

  it('is told to each once, together with the review, which is asked for again a week later', async () => {
    await read(family);
    goTo(addDays(lastDay, 1));
    await run('agreements.apply-dates');
    for (let times = 0; times < 2; times += 1) await run('reviews.publish-due');
    for (const person of [family, auPair])
      await eventually('the notice of the end', async () => (await kindsOf(person)).includes('arrangement.completed'));
    const ofEnd = (kinds: string[]) => kinds.filter((kind) => /completed|review/.test(kind));
    expect(ofEnd(await kindsOf(family))).toEqual(['arrangement.completed']);
    expect(ofEnd(await kindsOf(auPair))).toEqual(['arrangement.completed']);
    const { items } = (await auPair.agent.get('/api/notifications').expect(200)).body as NotificationPageDto;
    expect(items.find(({ kind }) => kind === 'arrangement.completed')?.path).toBe(`/app/arrival/${id}`);

    goTo(addDays(lastDay, 8));
    await run('reviews.publish-due');
    await eventually('the reminder', async () => (await kindsOf(family)).includes('review.asked'));
  });

  it('has due days that an early end leaves time for', async () => {
    await read(auPair);
    await family.agent
      .post(`/api/agreements/${id}/ending`)
      .send({ reason: 'It did not work out.' })
      .expect((response) => expect(response.status).toBeLessThan(300));
    const today = dayIn(SYDNEY, clock().now());
    const plan = await read(auPair);
    expect(plan).toMatchObject({ isOver: true, ending: { lastDay: today } });
    expect(plan.ending?.tasks.every(({ dueOn }) => dueOn >= today)).toBe(true);
  });
});

describe('A placement that the same two people extend', () => {
  it('has no checklist, no notice of its end and no question for a review', async () => {
    await read(family);
    await createPlacement(test, family, auPair, { state: 'confirmed', starts: 25, ends: 100 });
    const recorded = recordEvents(test, ['arrangement.completed', 'review.asked']);
    goTo(addDays(lastDay, -5));
    expect((await read(family)).ending).toBeNull();
    goTo(addDays(lastDay, 1));
    await run('agreements.apply-dates');
    await run('reviews.publish-due');
    await eventually('the end is known', () => Promise.resolve(recorded.length > 0));
    expect(recorded).toMatchObject([{ name: 'arrangement.completed', payload: { continues: true } }]);
    expect(await summaryOf(family)).toBeUndefined();
    expect(await kindsOf(family)).not.toContain('arrangement.completed');
    const invited = await test.database.query('SELECT FROM review_invitations WHERE agreement_id = $1', [id]);
    expect(invited).toEqual([]);
  });
});
