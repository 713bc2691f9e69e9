import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { dayAt } from '../../src/platform/daily-metrics/index.js';
import { dayAhead, goodTerms, meetAndVerify, propose, sign, startAgreement } from '../support/agreements.js';
import { propose as proposeInterview } from '../support/interview-stage.js';
import { invoiceStage, REASON } from '../support/invoice-stage.js';
import type { Person } from '../support/people.js';
import { apply, jobListingInput, publish } from '../support/job-listings.js';
import { createAuPair } from '../support/profiles.js';
import { expectDoneOnce, expectOneBodyPerKey, type Ask } from '../support/repeated-write.js';
import { createPlacement } from '../support/placements.js';
import { createPair, sendMessage } from '../support/talkers.js';
import type { TestApp } from '../support/test-app.js';
import { WrittenRows } from '../support/written-rows.js';

const WORDS = 'She had the boys out of the door before we had found our keys, and said when something was too much.';
/** By the clock in Sydney. */
const TOMORROW = `${dayAhead(2)}T12:00`;

/** Each write, and the table that has exactly one more row after it. */
type Case = [name: string, table: string, prepare: () => Promise<Ask>];

let stage: Awaited<ReturnType<typeof invoiceStage>>;
let test: TestApp;
let family: Person;
let auPair: Person;
let writes: WrittenRows;
beforeAll(async () => {
  stage = await invoiceStage();
  test = stage.test;
  family = await stage.family();
  auPair = await createAuPair(test, {}, { verified: true });
  writes = await WrittenRows.watch(test.database);
});
afterAll(() => test.close());

const signable = async () => {
  const pair = await createPair(test);
  await meetAndVerify(test, pair.conversationId, pair.family, pair.auPair);
  const { id } = await startAgreement(pair.family, pair.conversationId);
  await propose(pair.family, id, 0, goodTerms()).expect(201);
  return { ...pair, id };
};
/** A plan that is paid by transfer, so that it can be given back. */
const paid = async () => {
  const person = await stage.family();
  await stage.offer({ on: false, percentOff: 100, until: null });
  const { body } = await stage.buy(person, 'premium').expect(200);
  await stage.offer({ on: true, percentOff: 100, until: null });
  await stage.markPaid(body.invoiceId as string).expect(200);
  const [row] = await test.database.query<{ id: string }>('SELECT id FROM purchases WHERE person_id = $1', [person.id]);
  return { purchaseId: row?.id ?? '', invoiceId: body.invoiceId as string };
};

const CASES: Case[] = [
  [
    'an interview is proposed',
    'interviews',
    async () => {
      const pair = await createPair(test);
      return () => proposeInterview(pair.family, pair.conversationId, { times: [TOMORROW] });
    },
  ],
  [
    'an agreement is drafted',
    'agreements',
    async () => {
      const { family: who, conversationId } = await createPair(test);
      return () => who.agent.post('/api/agreements').send({ conversationId });
    },
  ],
  [
    'terms are proposed',
    'agreement_versions',
    async () => {
      const pair = await createPair(test);
      const { id } = await startAgreement(pair.family, pair.conversationId);
      return () => propose(pair.family, id, 0, goodTerms());
    },
  ],
  [
    'an agreement is signed',
    'agreement_acceptances',
    async () => {
      const { auPair: who, id } = await signable();
      return () => sign(who, id, 1, { fullName: 'Lena Brandt' });
    },
  ],
  [
    'a review is written',
    'reviews',
    async () => {
      const stay = await createPlacement(test, family, auPair);
      const body = { stars: 5, words: WORDS, hoursAsAgreed: 'yes', houseRules: 'yes', communication: 'mostly' };
      return () => family.agent.put(`/api/stay-reviews/${stay}`).send(body);
    },
  ],
  [
    'a job listing is published',
    'job_listings',
    async () => {
      const who = await stage.family();
      return () => who.agent.put('/api/job-listings/me').send(jobListingInput());
    },
  ],
  [
    'an au pair applies',
    'job_applications',
    async () => {
      const id = await publish(await stage.family());
      return () => apply(auPair, id);
    },
  ],
  [
    'someone is blocked',
    'blocks',
    async () => {
      const [one, other] = [await stage.family(), await createAuPair(test)];
      return () => one.agent.put(`/api/blocks/${other.id}`).send({ reason: 'spam' });
    },
  ],
  [
    'someone is reported',
    'reports',
    async () => {
      const [one, other] = [await createAuPair(test), await stage.family()];
      const body = { subjectType: 'profile', subjectId: other.id, reason: 'asks-for-money' };
      return () => one.agent.post('/api/reports').send(body);
    },
  ],
  [
    'support is asked',
    'support_requests',
    () =>
      Promise.resolve(() =>
        family.agent.post('/api/support-requests').send({ subject: 'visa_and_work', words: WORDS }),
      ),
  ],
  [
    'a search is saved',
    'saved_searches',
    () => {
      const body = { kind: 'families', name: 'Sydney', filters: { city: 'Sydney' }, alerts: 'daily' };
      return Promise.resolve(() => auPair.agent.post('/api/saved-searches').send(body));
    },
  ],
  [
    'a plan is taken that costs nothing',
    'purchases',
    async () => {
      const who = await stage.family();
      return () => stage.buy(who, 'standard');
    },
  ],
  [
    'a refund is proposed',
    'approvals',
    async () => {
      const { purchaseId } = await paid();
      const body = { kind: 'refund', purchaseId, amountCents: 1_000, reason: REASON };
      return () => stage.admin.agent.post('/api/admin/approvals').send(body);
    },
  ],
  [
    'a transfer is noted',
    "audit_entries WHERE action = 'invoice.transfer-noted'",
    async () => {
      const { invoiceId } = await paid();
      const body = {
        paidOn: dayAt(new Date()),
        reference: 'HARROW 2',
        amountCents: 500,
        reason: REASON,
      };
      return () => stage.admin.agent.post(`/api/admin/invoices/${invoiceId}/transfers`).send(body);
    },
  ],
  [
    'an admin suspends someone',
    "audit_entries WHERE action = 'user.suspended'",
    async () => {
      const { id } = await stage.family();
      const body = { until: new Date(Date.now() + 7 * 86_400_000).toISOString(), words: WORDS, reason: REASON };
      return () => stage.admin.agent.put(`/api/admin/users/${id}/suspension`).send(body);
    },
  ],
  [
    'a message is sent',
    'messages',
    async () => {
      const { family: who, conversationId } = await createPair(test);
      const body = { clientMessageId: randomUUID(), content: 'Good morning' };
      return () => who.agent.post(`/api/conversations/${conversationId}/messages`).send(body);
    },
  ],
  [
    'a message is edited',
    'messages WHERE edited_at IS NOT NULL',
    async () => {
      const { family: who, conversationId } = await createPair(test);
      const { id } = await sendMessage(who, conversationId, 'Good mornign');
      return () => who.agent.patch(`/api/messages/${id}`).send({ content: 'Good morning' });
    },
  ],
  [
    'the contact form is sent',
    'contact_messages',
    () => {
      const who = { name: 'Ana', email: `ana-${randomUUID()}@example.com`, region: 'australia' };
      const body = { ...who, subject: 'aupair', message: WORDS };
      return Promise.resolve(() => test.http.post('/api/contact-messages').send(body));
    },
  ],
];

describe('A write that is repeated with its Idempotency-Key', () => {
  it.each(CASES)('is done once and answered alike, at the same instant and later: %s', async (_name, table, prepare) =>
    expectDoneOnce(test, writes, { table }, await prepare()),
  );

  it('is refused with another body', async () => {
    const { purchaseId } = await paid();
    const ask = (amountCents: number) => () =>
      stage.admin.agent.post('/api/admin/approvals').send({ kind: 'refund', purchaseId, amountCents, reason: REASON });
    await expectOneBodyPerKey(ask(1_000), ask(1_001));
  });
});
