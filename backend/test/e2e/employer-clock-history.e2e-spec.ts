import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays } from '../../src/platform/calendar-days/index.js';
import { dayIn } from '../../src/platform/clock/index.js';
import type { EmployerClockDto } from '../../src/modules/employer-clock/employer-clock.dto.js';
import { ContentSeedsService } from '../../src/platform/seeding/index.js';
import { confirmAgreement, goodTerms } from '../support/agreements.js';
import { createPair } from '../support/talkers.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const FULL_HISTORY = 500;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await test.app.get(ContentSeedsService).run();
});
afterAll(() => test.close());

it('The employer clock knows the newest step of a permission, however long its history is', async () => {
  const pair = await createPair(test);
  const { family, auPair } = pair;
  const today = dayIn('Australia/Sydney', new Date());
  const dates = { startsOn: addDays(today, 3), endsOn: addDays(today, 270) };
  const id = await confirmAgreement(test, pair, goodTerms({ dates }));
  await test.database.query(
    `INSERT INTO permission_entries (agreement_id, family_id, au_pair_id, step, happened_on, recorded_by, recorded_at, removed_by, removed_at)
     SELECT $1, $2::uuid, $3::uuid, 'asked', $4::date, $3::uuid, now() - make_interval(mins => $5 - number), $3::uuid, now()
     FROM generate_series(1, $5::integer) AS number`,
    [id, family.id, auPair.id, today, FULL_HISTORY],
  );
  await auPair.agent.put(`/api/employer-clocks/${id}/permission`).send({ step: 'asked', on: today }).expect(200);
  const { body } = await family.agent.get(`/api/employer-clocks/${id}`).expect(200);
  const { permission, history, hasEarlierSteps } = body as EmployerClockDto;
  expect({ permission, hasEarlierSteps, shown: history.length }).toEqual({
    ...{ permission: 'asked', hasEarlierSteps: true, shown: 100 },
  });
  expect(history.at(-1)).toMatchObject({ step: 'asked', removedAt: null });
});
