import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HoursStage } from '../support/hours-stage.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const stage = new HoursStage();
const { at, confirm, day, dayOf, dispute, readWeek, record } = stage;

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** The au pair has recorded a day, both have the page open, and then the family disputes the day. */
beforeEach(async () => {
  await stage.open(test);
  await record(0).expect(200);
  await dispute(0, 1, 'You left at four.').expect(200);
});

const stored = async () => dayOf(await readWeek(stage.family, day(0)), 0);
const isStillDisputed = async () =>
  expect(await stored()).toMatchObject({
    version: 2,
    recorded: { state: 'disputed', familyNote: 'You left at four.', minutes: 360 },
  });

describe('From a page that was opened before the dispute', () => {
  it('the family confirms nothing, and its note stays', async () => {
    await record(1).expect(200);
    const { body } = await confirm([0, 1], [1, 1]).expect(409);
    expect(body).toMatchObject({
      code: 'stale_edit',
      message: expect.stringContaining('has changed since you opened it') as string,
      current: { day: day(0), version: 2 },
    });
    await isStillDisputed();
    await confirm([0, 2], [1, 1]).expect(200);
  });

  it('the family does not write another note over the first one', async () => {
    await dispute(0, 1, 'Another note').expect(409);
    await isStillDisputed();
    await dispute(0, 2, 'Another note').expect(200);
    expect(await stored()).toMatchObject({ version: 3, recorded: { familyNote: 'Another note' } });
  });

  it('the au pair does not send other hours, or the same ones, over the note', async () => {
    await record(0, { way: 'duration', minutes: 300, version: 1 }).expect(409);
    await record(0, { version: 1 }).expect(409);
    await isStillDisputed();
    await record(0, { way: 'duration', minutes: 300, version: 2 }).expect(200);
    expect(await stored()).toMatchObject({ version: 3, recorded: { state: 'recorded', familyNote: null } });
  });

  it('the au pair does not remove the day with the note', async () => {
    const remove = (version?: number) =>
      stage.auPair.agent.delete(at(`/days/${day(0)}`)).query(version === undefined ? {} : { version });
    await remove(1).expect(409);
    await isStillDisputed();
    await remove(2).expect(200);
    await remove(2).expect(200);
    expect(await stored()).toMatchObject({ version: 3, recorded: null });
  });
});

describe('A repeat', () => {
  it('of a dispute whose answer was lost changes nothing', async () => {
    await dispute(0, 1, 'You left at four.').expect(200);
    await isStillDisputed();
  });

  it('of a correction whose answer was lost changes nothing', async () => {
    for (let times = 0; times < 2; times += 1)
      await record(0, { way: 'duration', minutes: 300, version: 2 }).expect(200);
    expect((await stored()).version).toBe(3);
  });
});
