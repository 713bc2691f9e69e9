import { randomUUID } from 'node:crypto';
import type { EmployerClockDto } from '../../../src/modules/employer-clock/employer-clock.dto.js';
import { JobQueueService } from '../../../src/platform/jobs/index.js';
import { dayAhead } from '../../support/agreements.js';
import type { TestApp } from '../../support/test-app.js';
import { canary } from './canaries.js';
import type { ObjectIds, World } from './world.js';

/** A working day of the agreed week, so many before the latest. */
export const workedDay = (before = 0): string =>
  [-2, -3, -4, -5, -6, -7].map(dayAhead).filter((day) => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()))[
    before
  ] ?? '';

export const flight = (from = 'Frankfurt') => ({
  number: 'SQ221',
  departure: { place: from, timeZone: 'Europe/Berlin', localTime: `${dayAhead(25)}T21:35` },
  arrival: { place: 'Sydney', timeZone: 'Australia/Sydney', localTime: `${dayAhead(27)}T06:10` },
});

/** The placement of the agreement begins: with a flight, a pick-up, hours, dates, a permission, a letter and a check-in. */
export async function startPlacement(test: TestApp, people: World['people'], ids: ObjectIds): Promise<void> {
  const { family, auPair } = people;
  const agreementId = ids['agreement'] ?? '';
  const [arrival, hours, clock] = ['arrivals', 'hours', 'employer-clocks'].map((part) => `/api/${part}/${agreementId}`);
  await auPair.agent
    .put(`${arrival}/flight`)
    .send(flight(canary('flight')))
    .expect(200);
  await family.agent
    .put(`${arrival}/pick-up`)
    .send({ by: canary('pickUp'), place: 'Terminal 1' })
    .expect(200);

  // Signed terms never change, so this placement gets its first day by SQL.
  await test.database.query(
    `ALTER TABLE agreements DISABLE TRIGGER USER;
     UPDATE agreements SET starts_on = starts_on - 40 WHERE id = '${agreementId}';
     ALTER TABLE agreements ENABLE TRIGGER USER`,
  );
  await test.database.query('UPDATE arrival_check_ins SET due_on = due_on - 40 WHERE agreement_id = $1', [agreementId]);
  const jobs = test.app.get(JobQueueService, { strict: false });
  await jobs.runScheduledTaskNow('agreements.apply-dates');

  await auPair.agent
    .put(`${arrival}/check-ins/1`)
    .send({ answer: 'good', note: `Something about ${canary('checkInNote')}.` })
    .expect(200);
  const day = `${hours}/days/${workedDay()}`;
  await auPair.agent
    .put(day)
    .send({ way: 'planned', version: 0, note: canary('hoursNote') })
    .expect(200);
  await family.agent
    .put(`${day}/dispute`)
    .send({ version: 1, note: canary('hoursDispute') })
    .expect(200);
  for (const [index, name] of ['date', 'otherDate'].entries()) {
    ids[name] = randomUUID();
    const on = dayAhead(50 + 10 * index);
    await auPair.agent
      .put(`${hours}/dates/${ids[name]}`)
      .send({ version: 0, kind: 'days_off', startsOn: on, endsOn: on, note: canary('dateNote') })
      .expect(200);
  }
  const step = { step: 'asked', on: dayAhead(-1), note: canary('permissionNote') };
  const { body } = await auPair.agent.put(`${clock}/permission`).send(step).expect(200);
  ids['permissionStep'] = (body as EmployerClockDto).history[0]?.id ?? '';
  await family.agent
    .put(`${clock}/support-letter`)
    .send({ reason: `The youngest starts school, says ${canary('letterReason')}.` })
    .expect(200);
  await family.agent
    .put(`/api/conversations/${ids['conversation']}/draft`)
    .send({
      ...{ text: canary('messageDraft'), clientMessageId: randomUUID() },
      ...{ basedOn: 0, typedAt: new Date().toISOString() },
    })
    .expect(200);
  // Runs these tasks now, so that they write nothing during the test.
  for (const task of ['hours.remind', 'employer-clock.notify', 'arrivals.follow-up'])
    await jobs.runScheduledTaskNow(task);
}
