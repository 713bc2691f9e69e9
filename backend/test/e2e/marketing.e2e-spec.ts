import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AudiencePage } from '../../src/modules/marketing/audience/audience.dto.js';
import { AccountSuspensionService } from '../../src/modules/auth/index.js';
import { MarketingConsentsService } from '../../src/modules/notifications/marketing-consent/marketing-consents.service.js';
import { JobQueueService } from '../../src/platform/jobs/index.js';
import { advanceClock } from '../support/clock.js';
import { eventually } from '../support/eventually.js';
import { ADMIN_MARKETING, marketingStage, WORDING, type MarketingStage } from '../support/marketing-stage.js';
import { browserOf, signUpBody, signUpPerson, type Person } from '../support/people.js';
import { completeAuPair, createAdmin, registerPerson } from '../support/profiles.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const AU = 'Wattle & Fern: au pairs for Australia';
const NZ = 'Wattle & Fern: au pairs for New Zealand';

describe('News by email', () => {
  let stage: MarketingStage;
  const known = (emails: string[]) =>
    stage.test.database.query<{ id: string; email: string }>(
      'SELECT person_id AS id, email::text FROM marketing_contacts WHERE lower(email) = ANY($1)',
      [emails],
    );
  beforeAll(async () => {
    stage = await marketingStage();
  });
  afterAll(() => stage.close());
  beforeEach(() => stage.calm());

  describe('Consent', () => {
    it('is a person’s own choice, never assumed, and kept with its words for ever', async () => {
      const person = await signUpPerson(stage.test, { verified: true });
      const { body: before } = await person.agent.get('/api/marketing-consent').expect(200);
      expect(before).toEqual({ agreed: false, source: null, recordedAt: null });
      await stage.choose(person, true);
      await stage.choose(person, true);
      const { body: left } = await stage.choose(person, false);
      expect(left).toMatchObject({ agreed: false, source: 'account' });
      const { body } = await stage.admin.agent.get(`${ADMIN_MARKETING}/people/${person.id}/consents`).expect(200);
      expect(body.items).toMatchObject([
        { agreed: false, source: 'account', wording: WORDING },
        { agreed: true, source: 'account', wording: WORDING },
      ]);
      const path = `/api/admin/audit-entries?subjectType=account&subjectId=${person.id}`;
      expect((await stage.admin.agent.get(path)).body.items).toMatchObject([{ action: 'marketing-consents.read' }]);
      for (const statement of ['UPDATE marketing_consents SET agreed = true', 'DELETE FROM marketing_consents'])
        await expect(stage.test.database.query(statement)).rejects.toThrow(/append-only|permission denied/);
    });

    it('is asked for at sign-up by a box that was ticked, in the words next to it, and in no others', async () => {
      const agent = browserOf(stage.test);
      const refused = await agent
        .post('/api/accounts')
        .send({ ...signUpBody(), marketingWording: 'Send me everything' })
        .expect(400);
      expect(refused.body.fields).toEqual({ marketingWording: ['This is not the text shown next to the checkbox'] });
      const { body } = await agent
        .post('/api/accounts')
        .send({ ...signUpBody(), marketingWording: WORDING })
        .expect(201);
      void agent.auth(body.access_token, { type: 'bearer' });
      const consent = await eventually('the consent of the sign-up', async () => {
        const answer = await agent.get('/api/marketing-consent');
        return answer.body.agreed && answer.body;
      });
      expect(consent.source).toBe('sign-up');
      const signedUp = { username: String(body.user.username) };
      expect(await stage.statusOf(signedUp)).toBe('unverified');
      // The event of the sign-up comes again after a no.
      await agent.put('/api/marketing-consent').send({ agreed: false, wording: WORDING }).expect(200);
      const accountId = String(body.user.id);
      const consents = stage.test.app.get(MarketingConsentsService, { strict: false });
      await consents.keepSignUp({ accountId, marketingWording: WORDING });
      expect((await agent.get('/api/marketing-consent')).body).toMatchObject({ agreed: false, source: 'account' });
    });
  });

  describe('Contacts', () => {
    it('R20 J05 go to the list of their role and country: those who said yes, with no more than a greeting needs', async () => {
      const lena = await registerPerson(stage.test, { userType: 'aupair', verified: true });
      await completeAuPair(lena);
      await stage.choose(lena, true);
      const silent = await signUpPerson(stage.test, { userType: 'aupair', verified: true });
      const unproven = await signUpPerson(stage.test, { userType: 'aupair' });
      await stage.choose(unproven, true);
      const closed = await stage.willing();
      await stage.test.app.get(AccountSuspensionService, { strict: false }).disable(closed.id);
      await stage.sync();
      expect(stage.brevo.listsOf(lena.email)).toEqual([AU]);
      expect(stage.brevo.contacts.get(lena.email)?.attributes).toEqual({
        FIRSTNAME: 'Lena',
        ROLE: 'aupair',
        REGION: 'australia',
      });
      for (const person of [silent, unproven, closed]) expect(stage.brevo.contacts.has(person.email)).toBe(false);
      expect(await stage.statusOf(lena)).toBe('in');
      expect(await stage.statusOf(silent)).toBe('never-asked');
      expect(await stage.statusOf(unproven)).toBe('unverified');
      expect(await stage.statusOf(closed)).toBe('suspended');
      const { statuses, lists, toPut, toForget, runs } = await stage.audience();
      expect(statuses.find(({ status }) => status === 'in')?.people).toBeGreaterThan(0);
      expect(lists.find(({ key }) => key === 'aupairs-australia')).toMatchObject({ name: AU, atBrevo: 1 });
      expect({ toPut, toForget }).toEqual({ toPut: 0, toForget: 0 });
      expect(runs[0]).toMatchObject({ put: 1, forgotten: 0, problem: null });
      stage.brevo.calls.length = 0;
      await stage.sync();
      expect(stage.brevo.calls).toEqual([]);
    });

    it('have no markup in their names, which Brevo fills into HTML (1.2.1)', async () => {
      const lena = await registerPerson(stage.test, { userType: 'aupair', verified: true });
      await completeAuPair(lena, { firstName: 'Lena <img src="x"> {{ unsubscribe }}' });
      await stage.choose(lena, true);
      await stage.sync();
      expect(stage.brevo.contacts.get(lena.email)?.attributes['FIRSTNAME']).toBe('Lena img src=x  unsubscribe ');
    });

    it('are removed within moments when consent ends, and return with a new consent', async () => {
      const person = await stage.willing();
      await stage.sync();
      expect(stage.brevo.contacts.has(person.email)).toBe(true);
      await stage.choose(person, false);
      await eventually('Brevo to forget them', async () => !stage.brevo.contacts.has(person.email));
      expect(await stage.statusOf(person)).toBe('left');
      await stage.choose(person, true);
      await stage.sync();
      expect(stage.brevo.listsOf(person.email)).toEqual([AU]);
    });

    it('move with their country, and are forgotten with their account', async () => {
      const person = await stage.willing();
      await stage.sync();
      await stage.test.database.query(`UPDATE accounts SET region = 'newzealand' WHERE id = $1`, [person.id]);
      await stage.sync();
      expect(stage.brevo.listsOf(person.email)).toEqual([NZ]);
      await stage.test.database.query('DELETE FROM accounts WHERE id = $1', [person.id]);
      expect((await stage.audience()).erased).toBe(1);
      await stage.sync();
      expect(stage.brevo.contacts.has(person.email)).toBe(false);
      expect((await stage.audience()).erased).toBe(0);
    });

    it('are not removed while Brevo still imports them, because they would return', async () => {
      const person = await stage.willing();
      stage.brevo.slowness = 30;
      await stage.sync();
      await stage.choose(person, false);
      await eventually('the run after the no', async () => (await stage.audience()).runs[0]?.finishedAt);
      expect((await stage.audience()).toForget).toBe(1);
      await eventually('Brevo to be through with them', async () => {
        await stage.sync();
        return (await stage.audience()).toForget === 0;
      });
      expect(stage.brevo.contacts.has(person.email)).toBe(false);
    }, 30_000);

    it('are synchronised even if Brevo fails for one of them, which the run reports', async () => {
      const people = [await stage.willing(), await stage.willing(), await stage.willing()];
      await stage.sync();
      const emails = people.map(({ email }) => email.toLowerCase());
      const [first, ...others] = (await known(emails)).sort((one, other) => (one.id < other.id ? -1 : 1));
      stage.brevo.undeletable.add(first?.email ?? '');
      for (const person of people) await stage.choose(person, false);
      const newcomer = await stage.willing();
      const runs = await eventually('the others to leave, and the newcomer to come', async () => {
        await stage.sync();
        const isThere = stage.brevo.contacts.has(newcomer.email);
        return (
          isThere && others.every(({ email }) => !stage.brevo.contacts.has(email)) && (await stage.audience()).runs
        );
      });
      expect(stage.brevo.listsOf(first?.email ?? '')).toEqual([AU]);
      expect((await stage.audience()).toForget).toBe(1);
      expect(runs.some(({ problem }) => problem?.includes('Contact is locked'))).toBe(true);
      stage.brevo.calls.length = 0;
      await stage.sync();
      expect(stage.brevo.calls.filter((call) => call.startsWith('DELETE /contacts/'))).toHaveLength(1);
      stage.calm();
      await eventually('the last one to leave', async () => {
        await stage.sync();
        return (await stage.audience()).toForget === 0;
      });
    });

    it('continue where a run stopped: Brevo down, busy, or without the list', async () => {
      const person = await stage.willing();
      stage.brevo.down = [500];
      await stage.sync();
      expect((await stage.audience()).runs[0]).toMatchObject({
        put: 0,
        problem: expect.stringContaining('is not available'),
      });
      expect((await stage.audience()).toPut).toBe(1);
      stage.brevo.down = null;
      stage.brevo.lists = stage.brevo.lists.filter(({ name }) => name !== AU);
      const busy = { code: 'too_many_requests', message: 'Rate limit' };
      stage.brevo.troubles.push([429, busy, { 'x-sib-ratelimit-reset': '0' }], [502]);
      await stage.sync();
      expect(stage.brevo.listsOf(person.email)).toEqual([AU]);
      expect((await stage.audience()).runs[0]).toMatchObject({ put: 1, problem: null });
    });

    it('are sent again if Brevo’s import failed, and no one counts as imported before', async () => {
      const person = await stage.willing();
      stage.brevo.failures = 1;
      await stage.sync();
      expect(stage.brevo.contacts.has(person.email)).toBe(false);
      expect(await stage.audience()).toMatchObject({
        toPut: 1,
        runs: expect.arrayContaining([
          expect.objectContaining({ problem: expect.stringContaining('Brevo stopped the import') }),
        ]),
      });
      await stage.sync();
      expect(stage.brevo.listsOf(person.email)).toEqual([AU]);
      expect((await stage.audience()).toPut).toBe(0);
    });

    it('a run of a killed process is replaced after two minutes', async () => {
      const person = await stage.willing();
      await stage.test.database.query('INSERT INTO marketing_sync_runs (started_at, touched_at) VALUES (now(), now())');
      await stage.sync();
      expect(stage.brevo.contacts.has(person.email)).toBe(false);
      advanceClock(stage.test, 3);
      await stage.sync();
      expect(stage.brevo.contacts.has(person.email)).toBe(true);
      expect((await stage.audience()).runs[1]?.problem).toMatch(/stopped when the server stopped/);
    });
  });

  describe('The connection', () => {
    it('says in words when Brevo refuses the key or does not answer, and the audience is shown all the same', async () => {
      stage.brevo.down = [401, { code: 'unauthorized', message: 'Key not found' }];
      expect((await stage.admin.agent.get(`${ADMIN_MARKETING}/connection`).expect(200)).body.state).toBe('refused');
      expect((await stage.admin.agent.get(`${ADMIN_MARKETING}/campaigns`).expect(409)).body.code).toBe(
        'brevo_key_not_accepted',
      );
      stage.brevo.down = [500];
      expect((await stage.admin.agent.get(`${ADMIN_MARKETING}/connection`).expect(200)).body.state).toBe('unreachable');
      expect((await stage.admin.agent.get(`${ADMIN_MARKETING}/campaigns`).expect(503)).body.code).toBe(
        'brevo_unavailable',
      );
      await stage.admin.agent.get(`${ADMIN_MARKETING}/audience`).expect(200);
    });
  });
});

describe('News by email without a key', () => {
  let test: TestApp;
  let admin: Person;
  beforeAll(async () => {
    test = await createTestApp();
    admin = await createAdmin(test);
  });
  afterAll(() => test.close());

  it('stores consent and shows the audience; operations that need Brevo say so', async () => {
    const person = await signUpPerson(test, { verified: true });
    await person.agent.put('/api/marketing-consent').send({ agreed: true, wording: WORDING }).expect(200);
    await test.app.get(JobQueueService).runScheduledTaskNow('marketing.sync-due');
    const { body: connection } = await admin.agent.get('/api/admin/marketing/connection').expect(200);
    expect(connection).toMatchObject({ state: 'none', account: null, reporting: 'unset', mailsBySmtp: false });
    const { body: audience } = await admin.agent.get('/api/admin/marketing/audience').expect(200);
    expect(audience).toMatchObject({ toPut: 1, runs: [] });
    await admin.agent.post('/api/admin/marketing/sync-runs').expect(409);
    await admin.agent.get('/api/admin/marketing/campaigns').expect(409);
    await test.http.post('/api/brevo/webhooks').set('authorization', 'Bearer x').send({}).expect(401);
    const { body: page } = await admin.agent.get('/api/admin/marketing/people?status=in').expect(200);
    expect((page as AudiencePage).items).toMatchObject([{ id: person.id, status: 'in', toldAt: null }]);
  });
});
