import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AgreementDto } from '../../src/modules/agreements/agreement.dto.js';
import { ClockService } from '../../src/platform/clock/index.js';
import type { NotificationPageDto } from '../../src/modules/notifications/inbox/notification.dto.js';
import { confirmPlacement } from '../support/agreements.js';
import { eventually } from '../support/eventually.js';
import type { Person } from '../support/people.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const REASON = { reason: 'Our plans have changed.' };
const read = async ({ agent }: Person, id: string) =>
  (await agent.get(`/api/agreements/${id}`).expect(200)).body as AgreementDto;
const noticeOf = (person: Person, kind: string) =>
  eventually(`the notice ${kind}`, async () => {
    const { items } = (await person.agent.get('/api/notifications').expect(200)).body as NotificationPageDto;
    return items.find((one) => one.kind === kind);
  });
const pass = (days: number) => test.app.get(ClockService, { strict: false }).runAhead(days * 86_400_000);

describe('An agreement that ends suddenly', () => {
  it('says to both what to do for two weeks, when it is cancelled close to its first day', async () => {
    const { family, auPair, id } = await confirmPlacement(test, 10, 180);
    expect(await read(auPair, id)).toMatchObject({ suddenEnd: null });
    await family.agent.post(`/api/agreements/${id}/cancellation`).send(REASON).expect(200);
    for (const person of [family, auPair]) expect(await read(person, id)).toMatchObject({ suddenEnd: 'before' });
    expect(await noticeOf(auPair, 'arrangement.cancelled')).toMatchObject({
      line: 'See what to do today, and who can help.',
    });
    pass(15);
    expect(await read(auPair, id)).toMatchObject({ state: 'cancelled', suddenEnd: null });
  });

  it('is not one that is cancelled long before', async () => {
    const { family, auPair, id } = await confirmPlacement(test, 40, 180);
    await auPair.agent.post(`/api/agreements/${id}/cancellation`).send(REASON).expect(200);
    expect(await read(family, id)).toMatchObject({ suddenEnd: null });
    expect(await noticeOf(family, 'arrangement.cancelled')).toMatchObject({
      line: 'It no longer binds either of you.',
    });
  });

  it('is a placement that ends early', async () => {
    const { family, auPair, id } = await confirmPlacement(test, 0, 180);
    await auPair.agent.post(`/api/agreements/${id}/ending`).send(REASON).expect(200);
    for (const person of [family, auPair]) expect(await read(person, id)).toMatchObject({ suddenEnd: 'after' });
    expect(await noticeOf(family, 'arrangement.ended')).toMatchObject({
      line: 'See what to do today, and who can help.',
    });
  });
});
