import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CampaignDetail } from '../../src/modules/marketing/campaigns/campaign.dto.js';
import { ClockService } from '../../src/platform/clock/index.js';
import { eventually } from '../support/eventually.js';
import { ADMIN_MARKETING, marketingStage, REPORT_TOKEN, type MarketingStage } from '../support/marketing-stage.js';
import type { Person } from '../support/people.js';

const CAMPAIGNS = `${ADMIN_MARKETING}/campaigns`;
const TEXT = 'The jacarandas are out.\n\nSo are the first questions of the season & their answers.';

describe('Brevo', () => {
  let stage: MarketingStage;
  beforeAll(async () => {
    stage = await marketingStage();
  });
  afterAll(() => stage.close());
  beforeEach(() => stage.calm());

  const report = (body: unknown, token = REPORT_TOKEN) =>
    stage.test.http
      .post('/api/brevo/webhooks')
      .set('authorization', `Bearer ${token}`)
      .send(body as object);
  const eventOf = (event: string, { email }: Pick<Person, 'email'>, more: object = {}) => ({
    event,
    email,
    id: 7,
    camp_id: 12,
    'campaign name': 'Spring letter',
    ts_event: Math.floor(stage.test.app.get(ClockService).now().getTime() / 1_000),
    ...more,
  });

  describe('Reports of Brevo', () => {
    it('without the token are refused, with another body too, and change nothing', async () => {
      const person = await stage.willing();
      const unsubscribe = eventOf('unsubscribe', person);
      await report(unsubscribe, 'another-token-that-is-wrong').expect(401);
      await stage.test.http.post('/api/brevo/webhooks').send(unsubscribe).expect(401);
      await report({ hello: 'there' }).expect(400);
      await report([]).expect(400);
      expect(await stage.statusOf(person)).toBe('in');
    });

    it.each([
      ['unsubscribe', 'unsubscribed'],
      ['hard_bounce', 'bounced'],
      ['hard_bounced', 'bounced'],
      ['spam', 'complained'],
    ])('of "%s" end the emails at once, however often they come', async (event, status) => {
      const person = await stage.willing();
      await stage.sync();
      const body = eventOf(event, person);
      await Promise.all([report(body), report(body), report([body, body]), report(body)]);
      expect(await stage.statusOf(person)).toBe(status);
      await eventually('Brevo to forget them', async () => !stage.brevo.contacts.has(person.email));
      const { body: history } = await stage.admin.agent
        .get(`${ADMIN_MARKETING}/people/${person.id}/consents`)
        .expect(200);
      expect(history.items).toHaveLength(2);
      const { body: events } = await stage.admin.agent.get(`${ADMIN_MARKETING}/events?limit=50`).expect(200);
      const theirs = events.items.filter(({ personId }: { personId: string }) => personId === person.id);
      expect(theirs).toMatchObject([{ campaignName: 'Spring letter', username: person.username }]);
    });

    it('of deliveries and clicks end no emails, and others are accepted without effect', async () => {
      const person = await stage.willing();
      await report([eventOf('delivered', person), eventOf('click', person, { URL: 'https://a.example' })]).expect(204);
      await report(eventOf('list_addition', person)).expect(204);
      await report(eventOf('unsubscribe', { email: 'nobody@stranger.example' })).expect(204);
      expect(await stage.statusOf(person)).toBe('in');
    });

    it('that are older than a new consent end nothing', async () => {
      const person = await stage.willing();
      await report(eventOf('unsubscribe', person, { ts_event: 1_700_000_000 })).expect(204);
      expect(await stage.statusOf(person)).toBe('in');
    });

    it('are registered at Brevo once', async () => {
      const { body: before } = await stage.admin.agent.get(`${ADMIN_MARKETING}/connection`).expect(200);
      expect(before).toMatchObject({ state: 'works', reporting: 'missing' });
      expect(before.account).toMatchObject({ company: 'Wattle & Fern Pty Ltd', senders: [{ id: 3 }] });
      await stage.admin.agent.post(`${ADMIN_MARKETING}/reports`).expect(200);
      const { body: after } = await stage.admin.agent.post(`${ADMIN_MARKETING}/reports`).expect(200);
      expect(after.reporting).toBe('set');
      expect(stage.brevo.webhooks).toMatchObject([
        {
          url: 'http://localhost:3000/api/brevo/webhooks',
          type: 'marketing',
          auth: { type: 'bearer', token: REPORT_TOKEN },
        },
      ]);
    });
  });

  describe('Campaigns', () => {
    const make = async (more: object = {}): Promise<CampaignDetail> => {
      const { body } = await stage.admin.agent
        .post(CAMPAIGNS)
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
      await stage.willing();
      await stage.sync();
    });

    describe('that are requested again with the same Idempotency-Key', () => {
      const MAKE = 'POST /emailCampaigns';
      const ask = (path: string, body: object, key: string) =>
        stage.admin.agent.post(`${ADMIN_MARKETING}/campaigns${path}`).set('Idempotency-Key', key).send(body);
      const draft = (more: object = {}) => ({
        ...{ name: 'Spring letter', subject: 'Spring', senderId: 3, lists: ['aupairs-australia'], text: TEXT },
        ...more,
      });
      /** Lets no such call through before another came, as it does where nothing keeps the two apart. */
      const holdFor = (call: string) => {
        let arrived = 0;
        stage.brevo.gate = async (one) => {
          if (one !== call) return;
          arrived += 1;
          for (let looks = 0; arrived < 2 && looks < 50; looks += 1) await new Promise((done) => setTimeout(done, 10));
        };
      };
      afterEach(() => {
        stage.brevo.gate = () => Promise.resolve();
      });

      it('are one draft, at the same moment and later, and refuse another text', async () => {
        const [key, before] = [randomUUID(), stage.brevo.campaigns.length];
        holdFor(MAKE);
        const [first, twin] = await Promise.all([ask('', draft(), key), ask('', draft(), key)]);
        const later = await ask('', draft(), key);
        expect([first.status, twin.status, later.status]).toEqual([201, 201, 201]);
        expect([twin.text, later.text]).toEqual([first.text, first.text]);
        expect(later.headers).toMatchObject({ 'idempotent-replay': 'true' });
        expect(stage.brevo.campaigns).toHaveLength(before + 1);
        expect((await ask('', draft({ subject: 'Autumn' }), key).expect(422)).body.code).toBe('idempotency_key_reused');
        await ask('', draft(), randomUUID()).expect(201);
        expect(stage.brevo.campaigns).toHaveLength(before + 2);
      });

      it('are one draft also where the answer of Brevo was lost', async () => {
        const [key, before] = [randomUUID(), stage.brevo.campaigns.length];
        stage.brevo.unanswered.push(MAKE);
        await ask('', draft(), key).expect(503, /brevo_unavailable/);
        const { body } = await ask('', draft(), key).expect(201);
        expect(stage.brevo.campaigns).toHaveLength(before + 1);
        expect((body as CampaignDetail).id).toBe(stage.brevo.campaigns.at(-1)?.id);
      });

      it('are one draft even if the process with the first request was killed', async () => {
        const [key, before] = [randomUUID(), stage.brevo.campaigns.length];
        await ask('', draft(), key).expect(201);
        // As it leaves them: made at Brevo, the key reserved, no answer stored.
        await stage.test.database.query(
          `UPDATE idempotency_keys SET status = NULL, answer = NULL, created_at = now() - interval '5 minutes'
           WHERE id = (SELECT id FROM idempotency_keys ORDER BY created_at DESC LIMIT 1)`,
        );
        await ask('', draft(), key).expect(201);
        expect(stage.brevo.campaigns).toHaveLength(before + 1);
      });

      it.each(['tests', 'sendings'])('are sent once: %s', async (what) => {
        const { id, people } = await make();
        const [key, call] = [randomUUID(), `POST /emailCampaigns/${id}/${what === 'tests' ? 'sendTest' : 'sendNow'}`];
        holdFor(call);
        const send = () => ask(`/${id}/${what}`, { people }, key);
        const answers = [...(await Promise.all([send(), send()])), await send()];
        expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
        expect(answers[0]?.status).toBeLessThan(300);
        expect(stage.brevo.calls.filter((one) => one === call)).toHaveLength(1);
      });

      it('are scheduled once, and removed once', async () => {
        const { id, people } = await make();
        const at = new Date(Date.now() + 86_400_000).toISOString();
        const [key, removal] = [randomUUID(), randomUUID()];
        const schedule = () => ask(`/${id}/schedules`, { at, people }, key);
        const remove = () => stage.admin.agent.delete(`${CAMPAIGNS}/${id}`).set('Idempotency-Key', removal);
        for (const [call, write] of [
          [`PUT /emailCampaigns/${id}`, schedule],
          [`DELETE /emailCampaigns/${id}`, remove],
        ] as const) {
          holdFor(call);
          const answers = [...(await Promise.all([write(), write()])), await write()];
          expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
          expect(answers[0]?.status).toBeLessThan(300);
          expect(stage.brevo.calls.filter((one) => one === call)).toHaveLength(1);
        }
      });
    });

    it('C08 are written, sent to the admin as a test, sent to the announced number of people, and counted', async () => {
      const campaign = await make();
      expect(campaign).toMatchObject({ state: 'draft', lists: ['aupairs-australia'], figures: null });
      expect(campaign.html).toContain('href="{{ unsubscribe }}"');
      expect(campaign.html).toContain('Hello {{ contact.FIRSTNAME }},');
      expect(campaign.html).toContain('season &amp; their answers');
      const { people, id } = campaign;
      expect(people).toBeGreaterThan(0);
      await stage.admin.agent.post(`${CAMPAIGNS}/${id}/tests`).expect(204);
      expect(stage.brevo.tests).toEqual([{ campaignId: id, emailTo: [stage.admin.email] }]);
      const other = await stage.admin.agent
        .post(`${CAMPAIGNS}/${id}/sendings`)
        .send({ people: people + 1 })
        .expect(409);
      expect(other.body).toMatchObject({ code: 'campaign_audience_changed' });
      const { body: sent } = await stage.admin.agent.post(`${CAMPAIGNS}/${id}/sendings`).send({ people }).expect(200);
      expect(sent).toMatchObject({ state: 'sent', figures: { sent: people, delivered: people, opened: 0 } });
      const again = await stage.admin.agent.post(`${CAMPAIGNS}/${id}/sendings`).send({ people }).expect(422);
      expect(again.body.message).toBe('Brevo says: Campaign is already sent');
      const path = `/api/admin/audit-entries?subjectType=campaign&subjectId=${id}`;
      const { body: trail } = await stage.admin.agent.get(path).expect(200);
      expect(trail.items[0]).toMatchObject({ after: { action: 'campaign.sent', code: 'brevo_rejected' } });
      expect(trail.items.map(({ action }: { action: string }) => action)).toEqual([
        'campaign.failed',
        'campaign.sent',
        'campaign.sent',
        'campaign.tested',
        'campaign.made',
      ]);
    });

    it('wait until everyone without consent is removed at Brevo', async () => {
      const { id, people } = await make();
      const leaver = await stage.willing();
      await stage.sync();
      stage.brevo.down = [503];
      await stage.choose(leaver, false);
      await eventually('the run that fails', async () => (await stage.audience()).runs[0]?.problem);
      stage.brevo.down = null;
      const { body } = await stage.admin.agent.post(`${CAMPAIGNS}/${id}/sendings`).send({ people }).expect(409);
      expect(body.code).toBe('marketing_withdrawals_pending');
      await stage.sync();
      await stage.admin.agent.post(`${CAMPAIGNS}/${id}/sendings`).send({ people }).expect(200);
    });

    it('go out later where that is wanted, from a template, and can be removed until then', async () => {
      stage.brevo.templates = [
        { id: 5, name: 'Monthly', subject: 'News', isActive: true, htmlContent: '<h1>News</h1>', modifiedAt: null },
      ];
      const { body: templates } = await stage.admin.agent.get(`${ADMIN_MARKETING}/templates`).expect(200);
      expect(templates).toMatchObject({ count: 1, items: [{ id: 5, name: 'Monthly' }] });
      expect((await stage.admin.agent.get(`${ADMIN_MARKETING}/templates/5`).expect(200)).body.html).toBe(
        '<h1>News</h1>',
      );
      const { id, people, html } = await make({ text: null, templateId: 5 });
      expect(html).toBe('<h1>News</h1>');
      const schedule = (at: string) => stage.admin.agent.post(`${CAMPAIGNS}/${id}/schedules`).send({ at, people });
      const past = await schedule('2020-01-01T00:00:00Z').expect(400);
      expect(past.body.fields).toEqual({ at: ['This time has passed'] });
      const at = new Date(Date.now() + 86_400_000).toISOString();
      const { body } = await schedule(at).expect(200);
      expect(body).toMatchObject({ state: 'queued', scheduledAt: at });
      await stage.admin.agent.delete(`${CAMPAIGNS}/${id}`).expect(204);
      await stage.admin.agent.get(`${CAMPAIGNS}/${id}`).expect(404);
    });

    it('name each missing field before Brevo is called', async () => {
      const send = { name: 'x', subject: '', senderId: 3, lists: [], text: 'short' };
      const { body } = await stage.admin.agent.post(CAMPAIGNS).send(send).expect(400);
      expect(body.fields).toEqual({
        name: ['Give the campaign a name, for us'],
        subject: ['Write a subject'],
        lists: ['Choose at least one list'],
        text: ['Write at least 20 characters'],
      });
      const none = { name: 'Spring', subject: 'Spring', senderId: 3, lists: ['aupairs-australia'] };
      const { body: empty } = await stage.admin.agent.post(CAMPAIGNS).send(none).expect(400);
      expect(empty.fields).toEqual({ text: ['Choose a template, or write a text'] });
      expect(stage.brevo.calls).toEqual([]);
    });

    it('are never made or sent twice because Brevo was slow to answer', async () => {
      const before = stage.brevo.campaigns.length;
      stage.brevo.troubles.push([502]);
      await stage.admin.agent
        .post(CAMPAIGNS)
        .send({ name: 'Twice', subject: 'Twice', senderId: 3, lists: ['aupairs-australia'], text: TEXT })
        .expect(503);
      expect(stage.brevo.campaigns).toHaveLength(before);
      expect(stage.brevo.calls.filter((call) => call === 'POST /emailCampaigns')).toHaveLength(1);
    });
  });
});
