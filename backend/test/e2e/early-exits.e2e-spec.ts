import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AgreementDaysService } from '../../src/modules/agreements/agreement-days.service.js';
import type { Agreement } from '../../src/modules/agreements/agreement.entity.js';
import type { EarlyExitDto, EarlyExitOverview } from '../../src/modules/agreements/early-exits/early-exit.dto.js';
import type { SupportRequestDetail } from '../../src/modules/support/support-request.dto.js';
import { TransactionsService } from '../../src/platform/database/index.js';
import type { Person } from '../support/people.js';
import { createAdmin, createAuPair, createFamily } from '../support/profiles.js';
import { createPlacement, dayFromNow } from '../support/placements.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const WORDS = 'My six months with this family end in March. Whom do I ask before I go on with them?';

let test: TestApp;
let family: Person;
let auPair: Person;
let admin: Person;

beforeAll(async () => {
  test = await createTestApp();
  [family, auPair, admin] = await Promise.all([createFamily(test), createAuPair(test), createAdmin(test)]);
});
afterAll(() => test.close());

const read = async ({ agent }: Person, id: string): Promise<SupportRequestDetail> =>
  (await agent.get(`/api/support-requests/${id}`).expect(200)).body;

describe('I need out', () => {
  const overview = async ({ agent }: Person): Promise<EarlyExitOverview> =>
    (await agent.get('/api/exits').expect(200)).body;
  const open = async ({ agent }: Person, agreementId: string | null): Promise<EarlyExitDto> =>
    (await agent.post('/api/exits').send({ agreementId, reason: WORDS }).expect(201)).body;
  const stateOf = async (id: string) =>
    (await test.database.query('SELECT state, ended_on::text, closed_reason FROM agreements WHERE id = $1', [id]))[0];

  it('tells us alone, until the person ends the agreement themself', async () => {
    const [host, guest] = await Promise.all([createFamily(test), createAuPair(test)]);
    const stay = await createPlacement(test, host, guest, { state: 'active', starts: -40, ends: 90 });
    expect(await overview(guest)).toMatchObject({
      ownName: 'Lena',
      agreements: [{ id: stay, state: 'active', otherName: 'the Harrow family', endsOn: dayFromNow(90) }],
      latest: null,
    });
    const exit = await open(guest, stay);
    expect(await stateOf(stay)).toMatchObject({ state: 'active' });
    expect((await read(guest, exit.supportRequestId)).subject).toBe('need_out');
    await host.agent.get(`/api/support-requests/${exit.supportRequestId}`).expect(404);
    expect(await overview(host)).toMatchObject({ latest: null });

    await guest.agent
      .post(`/api/exits/${exit.id}/ending`)
      .send({ on: dayFromNow(400) })
      .expect(400);
    await host.agent.post(`/api/exits/${exit.id}/ending`).send({}).expect(404);
    await guest.agent.post(`/api/exits/${exit.id}/ending`).send({ word: 'It does not work out.' }).expect(200);
    expect(await stateOf(stay)).toMatchObject({ state: 'ended_early', closed_reason: 'It does not work out.' });
    await guest.agent.post(`/api/exits/${exit.id}/ending`).send({}).expect(409);
    expect((await overview(guest)).agreements).toMatchObject([{ id: stay, state: 'ended_early' }]);
  });

  it('lets either side and an admin end it sooner while the last day is ahead, and never later', async () => {
    const [host, guest] = await Promise.all([createFamily(test), createAuPair(test)]);
    const stay = await createPlacement(test, host, guest, { state: 'active', starts: -40, ends: 90 });
    const exit = await open(guest, stay);
    const end = (who: Person, wish: object) => who.agent.post(`/api/agreements/${stay}/ending`).send(wish);
    const reason = 'It is an emergency at home.';
    await guest.agent
      .post(`/api/exits/${exit.id}/ending`)
      .send({ on: dayFromNow(20) })
      .expect(200);
    await end(host, { reason, on: dayFromNow(24) }).expect(400);
    const { body: sooner } = await end(host, { reason, on: dayFromNow(12) }).expect(200);
    expect(sooner).toMatchObject({ endedOn: dayFromNow(12), moves: ['end'], closing: { by: 'you', reason } });
    expect((await overview(guest)).agreements).toMatchObject([{ endedOn: dayFromNow(12) }]);
    await guest.agent
      .post(`/api/exits/${exit.id}/ending`)
      .send({ on: dayFromNow(5) })
      .expect(200);

    const withdraw = () =>
      admin.agent.post(`/api/admin/agreements/${stay}/withdrawal`).send({ category: 'safety', reason });
    const { body: withdrawn } = await withdraw().expect(200);
    expect(withdrawn.endedOn < dayFromNow(2)).toBe(true);
    await withdraw().expect(409);
    const { body: over } = await end(guest, { reason }).expect(409);
    expect(over.state).toBe('ended_early');
    expect((await guest.agent.get(`/api/agreements/${stay}`).expect(200)).body.moves).toEqual([]);
  });

  it('brings either side back into the search, from today and in the country', async () => {
    const [host, guest] = await Promise.all([
      createFamily(test),
      createAuPair(test, { availabilityDate: '2028-01-01', active: false }),
    ]);
    const exit = await open(guest, null);
    await guest.agent
      .post(`/api/exits/${exit.id}/ending`)
      .send({})
      .expect(409, /early_exit_not_possible/);
    await host.agent.post(`/api/exits/${exit.id}/rematch`).expect(404);
    const { body } = await guest.agent.post(`/api/exits/${exit.id}/rematch`).expect(200);
    expect((body as EarlyExitDto).rematchedAt).not.toBeNull();
    const profile = (await guest.agent.get('/api/au-pair-profiles/me').expect(200)).body;
    expect(profile).toMatchObject({ active: true, isAlreadyInCountry: true });
    expect(Date.parse(profile.availabilityDate)).toBeLessThan(Date.now() + 2 * 86_400_000);

    const own = await open(host, null);
    await host.agent.put('/api/family-profiles/me/active').send({ active: false }).expect(200);
    await host.agent.post(`/api/exits/${own.id}/rematch`).expect(200);
    expect((await host.agent.get('/api/family-profiles/me').expect(200)).body).toMatchObject({ active: true });
  });

  it('brings either side back while the placement is in progress, which still takes its days', async () => {
    const [host, guest] = await Promise.all([createFamily(test), createAuPair(test)]);
    const stay = await createPlacement(test, host, guest, { state: 'active', starts: -40, ends: 90 });
    const agreement = { familyId: host.id, auPairId: guest.id, timeZone: 'Australia/Sydney' } as Agreement;
    await test.app
      .get(TransactionsService, { strict: false })
      .run((manager) => test.app.get(AgreementDaysService, { strict: false }).sync(agreement, manager));
    // In Sydney it may be tomorrow already.
    const [today, tomorrow] = [dayFromNow(0), dayFromNow(1)];
    const isFound = async (reader: Person, path: string, query: object, { id }: Person) => {
      const { body } = await reader.agent.get(path).query(query).expect(200);
      return (body as { items: { id: string }[] }).items.some((card) => card.id === id);
    };
    const found = async () => [
      await isFound(family, '/api/au-pair-profiles', { startBy: tomorrow }, guest),
      await isFound(auPair, '/api/family-profiles', { startFrom: today, startTo: tomorrow }, host),
    ];
    expect(await found()).toEqual([false, false]);
    const exit = await open(guest, stay);
    await guest.agent.post(`/api/exits/${exit.id}/rematch`).expect(200);
    expect(await found()).toEqual([true, false]);
    const own = await open(host, null);
    await host.agent.post(`/api/exits/${own.id}/rematch`).expect(200);
    expect(await found()).toEqual([true, true]);
    const again = createPlacement(test, family, guest, { state: 'confirmed', starts: 10, ends: 80 });
    await expect(again).rejects.toThrow('agreements_au_pair_days_excl');
  });

  it('frees no days but those of the placement in progress where it names no agreement', async () => {
    const [host, next, guest] = await Promise.all([createFamily(test), createFamily(test), createAuPair(test)]);
    await createPlacement(test, host, guest, { state: 'active', starts: -40, ends: 90 });
    await createPlacement(test, next, guest, { state: 'confirmed', starts: 120, ends: 200 });
    const exit = await open(guest, null);
    await guest.agent.post(`/api/exits/${exit.id}/rematch`).expect(200);
    const taken = await test.database.query(
      'SELECT starts_on::text AS "from", ends_on::text AS "to" FROM unavailable_dates WHERE user_id = $1',
      [guest.id],
    );
    expect(taken).toEqual([{ from: dayFromNow(120), to: dayFromNow(200) }]);
  });

  it('is about one’s own agreements only', async () => {
    const stay = await createPlacement(test, family, await createAuPair(test), {
      state: 'active',
      starts: -5,
      ends: 60,
    });
    await auPair.agent.post('/api/exits').send({ agreementId: stay, reason: WORDS }).expect(404);
    await auPair.agent.post('/api/exits').send({ reason: 'Help' }).expect(400);
    expect((await overview(auPair)).agreements).toEqual([]);
  });
});
