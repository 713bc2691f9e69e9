import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ExitDto, ExitOverview } from '../../src/modules/placements/exits/exit.dto.js';
import type {
  SupportQueuePage,
  SupportRequestDetail,
  SupportRequestPage,
} from '../../src/modules/placements/support/support-request.dto.js';
import { mailTo } from '../support/inbox.js';
import type { Person } from '../support/people.js';
import { createAdmin, createAuPair, createFamily } from '../support/profiles.js';
import { createStay, dayFromNow } from '../support/stays.js';
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

const ask = async ({ agent }: Person, words = WORDS): Promise<SupportRequestDetail> =>
  (await agent.post('/api/support-requests').send({ subject: 'visa_and_work', words }).expect(201)).body;
const read = async ({ agent }: Person, id: string): Promise<SupportRequestDetail> =>
  (await agent.get(`/api/support-requests/${id}`).expect(200)).body;

describe('R19 Asking us for help', () => {
  it('is kept, answered, written on and closed, and opens again with the next word', async () => {
    const { id, state, messages } = await ask(auPair);
    expect({ state, messages }).toMatchObject({ state: 'open', messages: [{ fromSupport: false, words: WORDS }] });

    const { body: queue } = await admin.agent.get('/api/admin/support-requests').query({ state: 'open' }).expect(200);
    expect((queue as SupportQueuePage).items[0]).toMatchObject({ id, person: { id: auPair.id }, beginning: WORDS });
    const answer = { words: 'Ask Home Affairs before month six.' };
    await admin.agent.post(`/api/admin/support-requests/${id}/messages`).send(answer).expect(201);
    expect(await read(auPair, id)).toMatchObject({
      state: 'answered',
      messages: [{}, { fromSupport: true, ...answer }],
    });

    await auPair.agent.post(`/api/support-requests/${id}/closing`).expect(200);
    await auPair.agent.post(`/api/support-requests/${id}/closing`).expect(200);
    expect((await read(auPair, id)).state).toBe('closed');
    await auPair.agent.post(`/api/support-requests/${id}/messages`).send({ words: 'One more thing.' }).expect(201);
    expect(await read(auPair, id)).toMatchObject({ state: 'open', messages: [{}, {}, { words: 'One more thing.' }] });
  });

  it('wakes support by a mail that says nothing of what was written', async () => {
    const { id } = await ask(auPair, `${WORDS} And a secret.`);
    const mail = await mailTo(test, test.settings.supportEmail, /asks for help/i);
    expect(mail.text).not.toContain('secret');
    expect(mail.links.join()).toContain('/admin/support');
    await admin.agent.get(`/api/admin/support-requests/${id}`).expect(200);
    const looks = await test.database.query(
      `SELECT actor_id FROM audit_entries WHERE action = 'support.read' AND subject_id = $1`,
      [id],
    );
    expect(looks).toEqual([{ actor_id: admin.id }]);
  });

  it('is nobody else’s to read, and comes page by page', async () => {
    const { id } = await ask(auPair);
    await family.agent.get(`/api/support-requests/${id}`).expect(404);
    await family.agent.post(`/api/support-requests/${id}/messages`).send({ words: 'Me too.' }).expect(404);
    await family.agent.post(`/api/support-requests/${id}/closing`).expect(404);
    await auPair.agent.get('/api/admin/support-requests').expect(403);
    const { body: first } = await auPair.agent.get('/api/support-requests').query({ limit: 1 }).expect(200);
    const { items, nextCursor } = first as SupportRequestPage;
    expect(items.map((item) => item.id)).toEqual([id]);
    const { body: rest } = await auPair.agent.get('/api/support-requests').query({ cursor: nextCursor }).expect(200);
    expect((rest as SupportRequestPage).items.map((item) => item.id)).not.toContain(id);
    expect((await family.agent.get('/api/support-requests').expect(200)).body.items).toEqual([]);
  });

  it('says per field what is wrong', async () => {
    const send = (body: object) => auPair.agent.post('/api/support-requests').send(body).expect(400);
    expect(Object.keys((await send({ subject: 'weather', words: WORDS })).body.fields)).toEqual(['subject']);
    expect(Object.keys((await send({ subject: 'other', words: 'Help' })).body.fields)).toEqual(['words']);
  });
});

describe('I need out', () => {
  const overview = async ({ agent }: Person): Promise<ExitOverview> => (await agent.get('/api/exits').expect(200)).body;
  const open = async ({ agent }: Person, arrangementId: string | null): Promise<ExitDto> =>
    (await agent.post('/api/exits').send({ arrangementId, reason: WORDS }).expect(201)).body;
  const stateOf = async (id: string) =>
    (await test.database.query('SELECT state, ended_on::text, closed_reason FROM arrangements WHERE id = $1', [id]))[0];

  it('tells us alone, until the person ends the arrangement themself', async () => {
    const [host, guest] = await Promise.all([createFamily(test), createAuPair(test)]);
    const stay = await createStay(test, host, guest, { state: 'active', starts: -40, ends: 90 });
    expect(await overview(guest)).toMatchObject({
      ownName: 'Lena',
      arrangements: [{ id: stay, state: 'active', otherName: 'Harrow', endsOn: dayFromNow(90) }],
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
    expect((await overview(guest)).arrangements).toMatchObject([{ id: stay, state: 'ended_early' }]);
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
      .expect(409, /exit_not_possible/);
    await host.agent.post(`/api/exits/${exit.id}/rematch`).expect(404);
    const { body } = await guest.agent.post(`/api/exits/${exit.id}/rematch`).expect(200);
    expect((body as ExitDto).rematchedAt).not.toBeNull();
    const profile = (await guest.agent.get('/api/au-pair-profiles/me').expect(200)).body;
    expect(profile).toMatchObject({ active: true, isAlreadyInCountry: true });
    expect(Date.parse(profile.availabilityDate)).toBeLessThan(Date.now() + 2 * 86_400_000);

    const own = await open(host, null);
    await host.agent.put('/api/family-profiles/me/active').send({ active: false }).expect(200);
    await host.agent.post(`/api/exits/${own.id}/rematch`).expect(200);
    expect((await host.agent.get('/api/family-profiles/me').expect(200)).body).toMatchObject({ active: true });
  });

  it('is about one’s own arrangements only', async () => {
    const stay = await createStay(test, family, await createAuPair(test), { state: 'active', starts: -5, ends: 60 });
    await auPair.agent.post('/api/exits').send({ arrangementId: stay, reason: WORDS }).expect(404);
    await auPair.agent.post('/api/exits').send({ reason: 'Help' }).expect(400);
    expect((await overview(auPair)).arrangements).toEqual([]);
  });
});
