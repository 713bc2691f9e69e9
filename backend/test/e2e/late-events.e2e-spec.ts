import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EventListenersService } from '../../src/platform/events/index.js';
import { RemovedMessagesListener } from '../../src/modules/messaging/moderation/removed-messages.listener.js';
import { ModeratedReviewsListener } from '../../src/modules/reviews/moderated-reviews.listener.js';
import { SuspensionEndsJob } from '../../src/modules/safety/moderation/suspension-ends.job.js';
import { eventually } from '../support/eventually.js';
import { caseAbout, claim, decide, textsOf } from '../support/moderators.js';
import type { Person } from '../support/people.js';
import { createAdmin, createAuPair, createFamily } from '../support/profiles.js';
import { raiseEvent } from '../support/raise-event.js';
import { everythingLeft, everythingNoticed } from '../support/settled.js';
import { startSmtpServer, type TestSmtpServer } from '../support/smtp-server.js';
import { createPlacement } from '../support/placements.js';
import { createPair, sendMessage } from '../support/talkers.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const REMOVED = 'A moderator removed this message.';
const DAY_MS = 24 * 60 * 60 * 1_000;

let smtp: TestSmtpServer;
let test: TestApp;
let [first, second] = [] as unknown as [Person, Person];
beforeAll(async () => {
  smtp = await startSmtpServer();
  test = await createTestApp({ env: { SMTP_URL: smtp.url } });
  [first, second] = [await createAdmin(test), await createAdmin(test)];
});
afterAll(async () => {
  await test.close();
  await smtp.close();
});

/** Reports something, and decides about it; answers the id of the case. */
async function decided(by: Person, about: Person, subjectType: string, subjectId: string, decision: object) {
  await by.agent.post('/api/reports').send({ subjectType, subjectId, reason: 'rude-or-threatening' }).expect(201);
  const { id } = await caseAbout(first, about, subjectType);
  await claim(first, id).expect(200);
  await decide(first, id, decision).expect(200);
  return id;
}

async function overturned(about: Person, id: string): Promise<void> {
  const words = 'That was a misunderstanding.';
  await about.agent.post(`/api/moderation-decisions/${id}/appeal`).send({ words }).expect(201);
  const decision = { outcome: 'overturned', answer: 'We were wrong, and are sorry for it.' };
  await second.agent.post(`/api/admin/moderation-cases/${id}/appeal-decision`).send(decision).expect(200);
}

describe('An event that comes again after a newer one', () => {
  it('does not remove a message that was restored, nor restore one that was removed again', async () => {
    const { family, auPair, conversationId } = await createPair(test);
    const { id: messageId } = await sendMessage(family, conversationId, 'You are of no use to anyone.');
    const texts = () => textsOf(auPair, conversationId);
    const listener = test.app.get(RemovedMessagesListener, { strict: false });

    const caseId = await decided(auPair, family, 'message', messageId, { action: 'remove' });
    await eventually('the message to be removed', async () => (await texts()).includes(REMOVED));
    await overturned(family, caseId);
    await eventually('the message to be restored', async () => !(await texts()).includes(REMOVED));
    await listener.remove({ messageId });
    expect(await texts()).toEqual(['You are of no use to anyone.']);

    await decided(auPair, family, 'message', messageId, { action: 'remove' });
    await eventually('the message to be removed again', async () => (await texts()).includes(REMOVED));
    await listener.restore({ messageId });
    expect(await texts()).toEqual([REMOVED]);
  });

  it('does not take down a review that was restored, nor restore one that an admin removed for good', async () => {
    const [family, auPair] = await Promise.all([createFamily(test), createAuPair(test)]);
    const stay = await createPlacement(test, family, auPair);
    const review = {
      stars: 2,
      words: 'The room was not ready, the pay came late, and no one wanted to talk about either of these two things.',
      hoursAsAgreed: 'no',
      houseRules: 'mostly',
      communication: 'no',
    };
    await family.agent.put(`/api/stay-reviews/${stay}`).send(review).expect(200);
    await auPair.agent
      .put(`/api/stay-reviews/${stay}`)
      .send({ ...review, payOnTime: 'no' })
      .expect(200);
    const shown = async () => {
      const { body } = await auPair.agent.get('/api/reviews').query({ aboutId: family.id }).expect(200);
      return (body as { items: { id: string }[] }).items.map(({ id }) => id);
    };
    const [reviewId = ''] = await shown();
    const listener = test.app.get(ModeratedReviewsListener, { strict: false });

    const caseId = await decided(family, auPair, 'review', reviewId, { action: 'remove' });
    await eventually('the review to be taken down', async () => (await shown()).length === 0);
    await overturned(auPair, caseId);
    await eventually('the review to be restored', async () => (await shown()).length === 1);
    await listener.remove({ reviewId });
    expect(await shown()).toEqual([reviewId]);

    const reason = 'It names a child.';
    await first.agent.post(`/api/admin/reviews/${reviewId}/removal`).send({ reason }).expect(204);
    await listener.restore({ reviewId });
    expect(await shown()).toEqual([]);
  });

  it('does not show the profile of someone who was suspended again', async () => {
    const { family, auPair } = await createPair(test);
    const until = new Date(Date.now() + 3 * DAY_MS).toISOString();
    const status = async () => (await family.agent.get(`/api/au-pair-profiles/${auPair.id}`)).status;
    const listener = test.app.get(SuspensionEndsJob, { strict: false });

    await decided(family, auPair, 'profile', auPair.id, { action: 'suspend', until });
    expect(await status()).toBe(404);
    await listener.show({ accountId: auPair.id });
    expect(await status()).toBe(404);
    await test.database.query('UPDATE moderation_cases SET lifted_at = now() WHERE about_id = $1', [auPair.id]);
    await listener.show({ accountId: auPair.id });
    expect(await status()).toBe(200);
  });

  it('sends no second email when its process ended after the first was enqueued', async () => {
    const person = await createFamily(test);
    await everythingNoticed(test, 'account.signed-up');
    let eventId = '';
    test.app
      .get(EventListenersService)
      .add('account.password-changed', 'test-ids.note', (_, id) => void (eventId = id));
    const emails = () =>
      smtp.received.filter(
        ({ recipients, mail }) => recipients[0] === person.email && /password/i.test(mail.subject ?? ''),
      );
    const payload = { accountId: person.id };
    await raiseEvent(test, 'account.password-changed', payload);
    await eventually('the email', async () => emails().length === 1);
    await everythingNoticed(test, 'account.password-changed');

    await test.database.query(
      `INSERT INTO outbox_events (id, name, payload, attempts) OVERRIDING SYSTEM VALUE VALUES ($1, 'account.password-changed', $2, 1)`,
      [eventId, payload],
    );
    await everythingNoticed(test, 'account.password-changed');
    await everythingLeft(test);
    expect(emails()).toHaveLength(1);
  });
});
