import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AudienceDto, AudiencePage } from '../../src/modules/admin/marketing/audience/audience.dto.js';
import type { CampaignDetail } from '../../src/modules/admin/marketing/campaigns/campaign.dto.js';
import { AccountSuspension, MARKETING_WORDINGS } from '../../src/modules/auth/index.js';
import { Clock } from '../../src/platform/clock/index.js';
import { JobQueue } from '../../src/platform/jobs/index.js';
import { BREVO_KEY, BrevoServer } from '../support/brevo-server.js';
import { letPass } from '../support/clock.js';
import { eventually } from '../support/eventually.js';
import { browserOf, signUpBody, signUpPerson, type Person, type SignUpWish } from '../support/people.js';
import { completeAuPair, createAdmin, registerPerson } from '../support/profiles.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const [WORDING] = MARKETING_WORDINGS;
const TOKEN = 'the-token-by-which-reports-are-known';
const AU = 'Wattle & Fern: au pairs for Australia';
const NZ = 'Wattle & Fern: au pairs for New Zealand';
const TEXT = 'The jacarandas are out.\n\nSo are the first questions of the season & their answers.';

describe('News by mail', () => {
  let brevo: BrevoServer;
  let test: TestApp;
  let admin: Person;
  beforeAll(async () => {
    brevo = new BrevoServer();
    const BREVO_API_URL = await brevo.start();
    test = await createTestApp({ env: { BREVO_API_KEY: BREVO_KEY, BREVO_API_URL, BREVO_WEBHOOK_TOKEN: TOKEN } });
    admin = await createAdmin(test);
  });
  afterAll(async () => {
    await test.close();
    await brevo.stop();
  });
  beforeEach(() => {
    brevo.calls.length = 0;
    brevo.imports.length = 0;
  });
  afterEach(() => {
    brevo.down = null;
    brevo.troubles.length = 0;
    brevo.slowness = 1;
  });

  const admins = '/api/admin/marketing';
  const choose = (person: Person, agreed: boolean) =>
    person.agent.put('/api/marketing-consent').send({ agreed, wording: WORDING }).expect(200);
  const sync = () => test.app.get(JobQueue).runUpkeepNow('marketing.upkeep');
  const audience = async (): Promise<AudienceDto> =>
    (await admin.agent.get(`${admins}/audience`).expect(200)).body as AudienceDto;
  const standingOf = async ({ username }: Person): Promise<string | undefined> => {
    const { body } = await admin.agent.get(`${admins}/people?search=${username}`).expect(200);
    return (body as AudiencePage).items.find((item) => item.username === username)?.standing;
  };
  const willing = async (wish: SignUpWish = {}): Promise<Person> => {
    const person = await signUpPerson(test, { userType: 'aupair', verified: true, ...wish });
    await choose(person, true);
    return person;
  };
  const report = (body: unknown, token = TOKEN) =>
    test.http
      .post('/api/brevo/webhooks')
      .set('authorization', `Bearer ${token}`)
      .send(body as object);
  const eventOf = (event: string, { email }: Person, more: object = {}) => ({
    event,
    email,
    id: 7,
    camp_id: 12,
    'campaign name': 'Spring letter',
    ts_event: Math.floor(test.app.get(Clock).now().getTime() / 1_000),
    ...more,
  });

  describe('Consent', () => {
    it('is a person’s own choice, never assumed, and kept with its words for ever', async () => {
      const person = await signUpPerson(test, { verified: true });
      const { body: before } = await person.agent.get('/api/marketing-consent').expect(200);
      expect(before).toEqual({ agreed: false, source: null, recordedAt: null });
      await choose(person, true);
      await choose(person, true);
      const { body: left } = await choose(person, false);
      expect(left).toMatchObject({ agreed: false, source: 'account' });
      const { body } = await admin.agent.get(`${admins}/people/${person.id}/consents`).expect(200);
      expect(body.items).toMatchObject([
        { agreed: false, source: 'account', wording: WORDING },
        { agreed: true, source: 'account', wording: WORDING },
      ]);
      const path = `/api/admin/audit-entries?subjectType=account&subjectId=${person.id}`;
      expect((await admin.agent.get(path)).body.items).toMatchObject([{ action: 'marketing-consents.read' }]);
      for (const statement of ['UPDATE marketing_consents SET agreed = true', 'DELETE FROM marketing_consents'])
        await expect(test.database.query(statement)).rejects.toThrow('append-only');
    });

    it('is asked for at sign-up by a box that was ticked, in the words beside it, and in no others', async () => {
      const agent = browserOf(test);
      const refused = await agent
        .post('/api/accounts')
        .send({ ...signUpBody(), marketingWording: 'Send me everything' })
        .expect(400);
      expect(refused.body.fields).toEqual({ marketingWording: ['These are not the words that stand beside the box'] });
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
      const signedUp = { username: body.user.username } as Person;
      expect(await standingOf(signedUp)).toBe('unverified');
    });
  });

  describe('Contacts', () => {
    it('R20 J05 go to the list of their role and country: those who said yes, with no more than a greeting needs', async () => {
      const lena = await registerPerson(test, { userType: 'aupair', verified: true });
      await completeAuPair(lena);
      await choose(lena, true);
      const silent = await signUpPerson(test, { userType: 'aupair', verified: true });
      const unproven = await signUpPerson(test, { userType: 'aupair' });
      await choose(unproven, true);
      const closed = await willing();
      await test.app.get(AccountSuspension, { strict: false }).disable(closed.id);
      await sync();
      expect(brevo.listsOf(lena.email)).toEqual([AU]);
      expect(brevo.contacts.get(lena.email)?.attributes).toEqual({
        FIRSTNAME: 'Lena',
        ROLE: 'aupair',
        REGION: 'australia',
      });
      for (const person of [silent, unproven, closed]) expect(brevo.contacts.has(person.email)).toBe(false);
      expect(await standingOf(lena)).toBe('in');
      expect(await standingOf(silent)).toBe('never-asked');
      expect(await standingOf(unproven)).toBe('unverified');
      expect(await standingOf(closed)).toBe('suspended');
      const { standings, lists, toPut, toForget, runs } = await audience();
      expect(standings.find(({ standing }) => standing === 'in')?.people).toBeGreaterThan(0);
      expect(lists.find(({ key }) => key === 'aupairs-australia')).toMatchObject({ name: AU, atBrevo: 1 });
      expect({ toPut, toForget }).toEqual({ toPut: 0, toForget: 0 });
      expect(runs[0]).toMatchObject({ put: 1, forgotten: 0, problem: null });
      brevo.calls.length = 0;
      await sync();
      expect(brevo.calls).toEqual([]);
    });

    it('leave within moments of a no, and come back with a yes', async () => {
      const person = await willing();
      await sync();
      expect(brevo.contacts.has(person.email)).toBe(true);
      await choose(person, false);
      await eventually('Brevo to forget them', async () => !brevo.contacts.has(person.email));
      expect(await standingOf(person)).toBe('left');
      await choose(person, true);
      await sync();
      expect(brevo.listsOf(person.email)).toEqual([AU]);
    });

    it('move with their country, and are forgotten with their account', async () => {
      const person = await willing();
      await sync();
      await test.database.query(`UPDATE accounts SET region = 'newzealand' WHERE id = $1`, [person.id]);
      await sync();
      expect(brevo.listsOf(person.email)).toEqual([NZ]);
      await test.database.query('DELETE FROM accounts WHERE id = $1', [person.id]);
      expect((await audience()).erased).toBe(1);
      await sync();
      expect(brevo.contacts.has(person.email)).toBe(false);
      expect((await audience()).erased).toBe(0);
    });

    it('are not taken away while Brevo still takes them in, or they would come back', async () => {
      const person = await willing();
      brevo.slowness = 30;
      await sync();
      await choose(person, false);
      await eventually('the run after the no', async () => (await audience()).runs[0]?.finishedAt);
      expect((await audience()).toForget).toBe(1);
      await eventually('Brevo to be through with them', async () => {
        await sync();
        return (await audience()).toForget === 0;
      });
      expect(brevo.contacts.has(person.email)).toBe(false);
    }, 30_000);

    it('go on where a run stopped: Brevo down, busy, or without the list', async () => {
      const person = await willing();
      brevo.down = [500];
      await sync();
      expect((await audience()).runs[0]).toMatchObject({ put: 0, problem: expect.stringContaining('does not answer') });
      expect((await audience()).toPut).toBe(1);
      brevo.down = null;
      brevo.lists = brevo.lists.filter(({ name }) => name !== AU);
      const busy = { code: 'too_many_requests', message: 'Rate limit' };
      brevo.troubles.push([429, busy, { 'x-sib-ratelimit-reset': '0' }], [502]);
      await sync();
      expect(brevo.listsOf(person.email)).toEqual([AU]);
      expect((await audience()).runs[0]).toMatchObject({ put: 1, problem: null });
    });

    it('a run that died with its process makes way after two minutes', async () => {
      const person = await willing();
      await test.database.query('INSERT INTO marketing_sync_runs (started_at, touched_at) VALUES (now(), now())');
      await sync();
      expect(brevo.contacts.has(person.email)).toBe(false);
      letPass(test, 3);
      await sync();
      expect(brevo.contacts.has(person.email)).toBe(true);
      expect((await audience()).runs[1]?.problem).toMatch(/broken off/);
    });
  });

  describe('Reports of Brevo', () => {
    it('without the token are refused, with another body too, and change nothing', async () => {
      const person = await willing();
      const unsubscribe = eventOf('unsubscribe', person);
      await report(unsubscribe, 'another-token-that-is-wrong').expect(401);
      await test.http.post('/api/brevo/webhooks').send(unsubscribe).expect(401);
      await report({ hello: 'there' }).expect(400);
      await report([]).expect(400);
      expect(await standingOf(person)).toBe('in');
    });

    it.each([
      ['unsubscribe', 'unsubscribed'],
      ['hard_bounce', 'bounced'],
      ['spam', 'complained'],
    ])('of "%s" end the mails at once, however often they come', async (event, standing) => {
      const person = await willing();
      await sync();
      const body = eventOf(event, person);
      await Promise.all([report(body), report(body), report([body, body]), report(body)]);
      expect(await standingOf(person)).toBe(standing);
      await eventually('Brevo to forget them', async () => !brevo.contacts.has(person.email));
      const { body: history } = await admin.agent.get(`${admins}/people/${person.id}/consents`).expect(200);
      expect(history.items).toHaveLength(2);
      const { body: events } = await admin.agent.get(`${admins}/events?limit=50`).expect(200);
      const theirs = events.items.filter(({ personId }: { personId: string }) => personId === person.id);
      expect(theirs).toMatchObject([{ campaignName: 'Spring letter', username: person.username }]);
    });

    it('of what went well are kept and end nothing; of what we do not keep are taken without a word', async () => {
      const person = await willing();
      await report([eventOf('delivered', person), eventOf('click', person, { URL: 'https://a.example' })]).expect(204);
      await report(eventOf('list_addition', person)).expect(204);
      await report(eventOf('unsubscribe', { email: 'nobody@stranger.example' } as Person)).expect(204);
      expect(await standingOf(person)).toBe('in');
    });

    it('that are older than a new yes end nothing', async () => {
      const person = await willing();
      await report(eventOf('unsubscribe', person, { ts_event: 1_700_000_000 })).expect(204);
      expect(await standingOf(person)).toBe('in');
    });

    it('are asked for at Brevo once', async () => {
      const { body: before } = await admin.agent.get(`${admins}/connection`).expect(200);
      expect(before).toMatchObject({ state: 'works', reporting: 'missing' });
      expect(before.account).toMatchObject({ company: 'Wattle & Fern Pty Ltd', senders: [{ id: 3 }] });
      await admin.agent.post(`${admins}/reports`).expect(200);
      const { body: after } = await admin.agent.post(`${admins}/reports`).expect(200);
      expect(after.reporting).toBe('set');
      expect(brevo.webhooks).toMatchObject([
        { url: 'http://localhost:3000/api/brevo/webhooks', type: 'marketing', auth: { type: 'bearer', token: TOKEN } },
      ]);
    });
  });

  describe('Campaigns', () => {
    const make = async (more: object = {}): Promise<CampaignDetail> => {
      const { body } = await admin.agent
        .post(`${admins}/campaigns`)
        .send({
          name: 'Spring letter',
          subject: 'Spring',
          senderId: 3,
          lists: ['aupairs-australia'],
          text: TEXT,
          ...more,
        })
        .expect(201);
      return body as CampaignDetail;
    };
    beforeAll(async () => {
      await willing();
      await sync();
    });

    it('C08 are made of our text, tried out on oneself, sent to as many as one was told, and counted', async () => {
      const campaign = await make();
      expect(campaign).toMatchObject({ state: 'draft', lists: ['aupairs-australia'], figures: null });
      expect(campaign.html).toContain('href="{{ unsubscribe }}"');
      expect(campaign.html).toContain('Hello {{ contact.FIRSTNAME }},');
      expect(campaign.html).toContain('season &amp; their answers');
      const { people, id } = campaign;
      expect(people).toBeGreaterThan(0);
      await admin.agent.post(`${admins}/campaigns/${id}/tests`).expect(204);
      expect(brevo.tests).toEqual([{ campaignId: id, emailTo: [admin.email] }]);
      const other = await admin.agent
        .post(`${admins}/campaigns/${id}/sendings`)
        .send({ people: people + 1 })
        .expect(409);
      expect(other.body).toMatchObject({ code: 'campaign_audience_changed' });
      const { body: sent } = await admin.agent.post(`${admins}/campaigns/${id}/sendings`).send({ people }).expect(200);
      expect(sent).toMatchObject({ state: 'sent', figures: { sent: people, delivered: people, opened: 0 } });
      const again = await admin.agent.post(`${admins}/campaigns/${id}/sendings`).send({ people }).expect(422);
      expect(again.body.message).toBe('Brevo says: Campaign is already sent');
      const path = `/api/admin/audit-entries?subjectType=campaign&subjectId=${id}`;
      const { body: trail } = await admin.agent.get(path).expect(200);
      expect(trail.items.map(({ action }: { action: string }) => action)).toEqual([
        'campaign.sent',
        'campaign.tested',
        'campaign.made',
      ]);
    });

    it('wait until nobody who said no is left at Brevo', async () => {
      const { id, people } = await make();
      const leaver = await willing();
      await sync();
      brevo.down = [503];
      await choose(leaver, false);
      await eventually('the run that fails', async () => (await audience()).runs[0]?.problem);
      brevo.down = null;
      const { body } = await admin.agent.post(`${admins}/campaigns/${id}/sendings`).send({ people }).expect(409);
      expect(body.code).toBe('marketing_people_leaving');
      await sync();
      await admin.agent.post(`${admins}/campaigns/${id}/sendings`).send({ people }).expect(200);
    });

    it('go out later where that is wanted, from a template, and can be removed until then', async () => {
      brevo.templates = [
        { id: 5, name: 'Monthly', subject: 'News', isActive: true, htmlContent: '<h1>News</h1>', modifiedAt: null },
      ];
      const { body: templates } = await admin.agent.get(`${admins}/templates`).expect(200);
      expect(templates).toMatchObject({ count: 1, items: [{ id: 5, name: 'Monthly' }] });
      expect((await admin.agent.get(`${admins}/templates/5`).expect(200)).body.html).toBe('<h1>News</h1>');
      const { id, people, html } = await make({ text: null, templateId: 5 });
      expect(html).toBe('<h1>News</h1>');
      const schedule = (at: string) => admin.agent.post(`${admins}/campaigns/${id}/schedules`).send({ at, people });
      const past = await schedule('2020-01-01T00:00:00Z').expect(400);
      expect(past.body.fields).toEqual({ at: ['This time has passed'] });
      const at = new Date(Date.now() + 86_400_000).toISOString();
      const { body } = await schedule(at).expect(200);
      expect(body).toMatchObject({ state: 'queued', scheduledAt: at });
      await admin.agent.delete(`${admins}/campaigns/${id}`).expect(204);
      await admin.agent.get(`${admins}/campaigns/${id}`).expect(404);
    });

    it('refuse what is missing, field by field, before Brevo hears of it', async () => {
      const send = { name: 'x', subject: '', senderId: 3, lists: [], text: 'short' };
      const { body } = await admin.agent.post(`${admins}/campaigns`).send(send).expect(400);
      expect(body.fields).toEqual({
        name: ['Give the campaign a name, for us'],
        subject: ['Write a subject'],
        lists: ['Choose at least one list'],
        text: ['Write at least 20 characters'],
      });
      const none = { name: 'Spring', subject: 'Spring', senderId: 3, lists: ['aupairs-australia'] };
      const { body: empty } = await admin.agent.post(`${admins}/campaigns`).send(none).expect(400);
      expect(empty.fields).toEqual({ text: ['Choose a template, or write a text'] });
      expect(brevo.calls).toEqual([]);
    });

    it('are never made or sent twice because Brevo was slow to answer', async () => {
      const before = brevo.campaigns.length;
      brevo.troubles.push([502]);
      await admin.agent
        .post(`${admins}/campaigns`)
        .send({ name: 'Twice', subject: 'Twice', senderId: 3, lists: ['aupairs-australia'], text: TEXT })
        .expect(503);
      expect(brevo.campaigns).toHaveLength(before);
      expect(brevo.calls.filter((call) => call === 'POST /emailCampaigns')).toHaveLength(1);
    });
  });

  describe('The connection', () => {
    it('says in words when Brevo refuses the key or does not answer, and the audience is shown all the same', async () => {
      brevo.down = [401, { code: 'unauthorized', message: 'Key not found' }];
      expect((await admin.agent.get(`${admins}/connection`).expect(200)).body.state).toBe('refused');
      expect((await admin.agent.get(`${admins}/campaigns`).expect(409)).body.code).toBe('brevo_key_refused');
      brevo.down = [500];
      expect((await admin.agent.get(`${admins}/connection`).expect(200)).body.state).toBe('unreachable');
      expect((await admin.agent.get(`${admins}/campaigns`).expect(503)).body.code).toBe('brevo_unavailable');
      await admin.agent.get(`${admins}/audience`).expect(200);
    });
  });
});

describe('News by mail without a key', () => {
  let test: TestApp;
  let admin: Person;
  beforeAll(async () => {
    test = await createTestApp();
    admin = await createAdmin(test);
  });
  afterAll(() => test.close());

  it('keeps consent and shows who would get some; what needs Brevo says so', async () => {
    const person = await signUpPerson(test, { verified: true });
    await person.agent.put('/api/marketing-consent').send({ agreed: true, wording: WORDING }).expect(200);
    await test.app.get(JobQueue).runUpkeepNow('marketing.upkeep');
    const { body: connection } = await admin.agent.get('/api/admin/marketing/connection').expect(200);
    expect(connection).toMatchObject({ state: 'none', account: null, reporting: 'unset', mailsBySmtp: false });
    const { body: audience } = await admin.agent.get('/api/admin/marketing/audience').expect(200);
    expect(audience).toMatchObject({ toPut: 1, runs: [] });
    await admin.agent.post('/api/admin/marketing/sync-runs').expect(409);
    await admin.agent.get('/api/admin/marketing/campaigns').expect(409);
    await test.http.post('/api/brevo/webhooks').set('authorization', 'Bearer x').send({}).expect(401);
    const { body: page } = await admin.agent.get('/api/admin/marketing/people?standing=in').expect(200);
    expect((page as AudiencePage).items).toMatchObject([{ id: person.id, standing: 'in', toldAt: null }]);
  });
});
