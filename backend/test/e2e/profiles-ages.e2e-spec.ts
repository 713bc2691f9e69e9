import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ClockService } from '../../src/platform/clock/index.js';
import { JobQueueService } from '../../src/platform/jobs/index.js';
import { createAuPair } from '../support/profiles.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const AGE = 21;

describe('The age of an au pair', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  /** A day of a month after this one. */
  const dayOf = (months: number, day: number) => {
    const now = new Date();
    return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, day, 12));
  };
  const ageAt = async (moment: Date, id: string): Promise<number> => {
    test.app.get(ClockService).runAhead(moment.getTime() - Date.now());
    await test.app.get(JobQueueService).runScheduledTaskNow('profiles.update-ages');
    const { body } = await test.http.get(`/api/au-pair-profiles/${id}`).expect(200);
    return (body as { teaser: { age: number } }).teaser.age;
  };
  const idsFound = async (age: number): Promise<string[]> => {
    const { body } = await test.http.get('/api/au-pair-profiles').query({ ageMin: age, ageMax: age }).expect(200);
    return (body as { items: { id: string }[] }).items.map(({ id }) => id);
  };

  it('follows the day of birth in the month after the birthday, so that the day stays private', async () => {
    const birthday = dayOf(1, 15);
    const bornOn = `${birthday.getUTCFullYear() - AGE - 1}${birthday.toISOString().slice(4, 10)}`;
    const [{ id }, silent] = [await createAuPair(test, { age: AGE, bornOn }), await createAuPair(test, { age: AGE })];
    expect(await ageAt(dayOf(1, 20), id)).toBe(AGE);
    expect(await ageAt(dayOf(2, 2), id)).toBe(AGE + 1);
    expect(await ageAt(dayOf(2, 2), silent.id)).toBe(AGE);
    expect([await idsFound(AGE), await idsFound(AGE + 1)]).toEqual([[silent.id], [id]]);
  });

  it('stays within those that a profile can have', async () => {
    const birthday = dayOf(1, 15);
    const bornOn = `${birthday.getUTCFullYear() - 46}${birthday.toISOString().slice(4, 10)}`;
    test.app.get(ClockService).runAhead(0);
    const { id } = await createAuPair(test, { age: 45, bornOn });
    expect(await ageAt(dayOf(2, 2), id)).toBe(45);
  });
});
