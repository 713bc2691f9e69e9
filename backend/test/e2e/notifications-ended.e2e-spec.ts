import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NotificationDeliveryService } from '../../src/modules/notifications/delivery/notification-delivery.service.js';
import { NotifierService } from '../../src/modules/notifications/delivery/notifier.service.js';
import { ClockService } from '../../src/platform/clock/index.js';
import type { DomainEvents } from '../../src/platform/events/index.js';
import { setClock } from '../support/clock.js';
import { DAY, SYDNEY } from '../support/interview-stage.js';
import type { Person } from '../support/people.js';
import { raiseEvent } from '../support/raise-event.js';
import { everythingDone } from '../support/settled.js';
import { startSmtpServer, type TestSmtpServer } from '../support/smtp-server.js';
import { createPair } from '../support/talkers.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

describe('A reminder that waits for the end of quiet hours', () => {
  let smtp: TestSmtpServer;
  let app: TestApp;
  let pair: { family: Person; auPair: Person; conversationId: string };
  beforeAll(async () => {
    smtp = await startSmtpServer();
    app = await createTestApp({ env: { SMTP_URL: smtp.url } });
  });
  beforeEach(async () => {
    pair = await createPair(app);
    setClock(app, SYDNEY, 23);
  });
  afterAll(async () => {
    await app.close();
    await smtp.close();
  });

  const soon = (): DomainEvents['interview.soon'] => ({
    interviewId: randomUUID(),
    personIds: [pair.family.id, pair.auPair.id],
    startsAt: new Date(app.app.get(ClockService).now().getTime() + DAY).toISOString(),
    lead: 'day',
  });
  const move = (interviewId: string): DomainEvents['interview.moved'] => ({
    interviewId,
    byId: pair.family.id,
    toId: pair.auPair.id,
    conversationId: pair.conversationId,
    startsAt: null,
  });
  const application = (): DomainEvents['application.received'] => ({
    applicationId: randomUUID(),
    jobListingId: randomUUID(),
    byId: pair.auPair.id,
    toId: pair.family.id,
    state: 'applied',
  });
  const remind = (kind: 'interview.tomorrow' | 'application.waiting', payload: object) =>
    app.app.get(NotifierService).notify(kind, payload, randomUUID());
  /** The emails to either of them about it in the morning. */
  const inTheMorning = async (subject: RegExp) => {
    await everythingDone(app);
    setClock(app, SYDNEY, 7);
    await app.app.get(NotificationDeliveryService).deliverDelayed();
    await everythingDone(app);
    return [pair.family, pair.auPair]
      .flatMap(({ email }) => smtp.to(email))
      .filter((mail) => subject.test(mail.subject ?? ''));
  };

  it('is sent in the morning, in words that are also true on the day itself', async () => {
    await remind('interview.tomorrow', soon());
    const [mail] = await inTheMorning(/interview/);
    expect(mail?.subject).toMatch(/^Your video interview with .+ is coming up$/);
    expect(mail?.text).not.toMatch(/tomorrow/i);
  });

  it.each(['interview.moved', 'interview.cancelled'] as const)(
    'about an interview is no longer sent after %s',
    async (event) => {
      const reminder = soon();
      await remind('interview.tomorrow', reminder);
      await raiseEvent(app, event, move(reminder.interviewId));
      expect(await inTheMorning(/coming up|Tomorrow/)).toEqual([]);
    },
  );

  it('about an interview is no longer sent after it was held', async () => {
    const { interviewId, personIds } = soon();
    await remind('interview.tomorrow', { ...soon(), interviewId });
    await raiseEvent(app, 'interview.ended', { interviewId, personIds, conversationId: pair.conversationId });
    expect(await inTheMorning(/coming up|Tomorrow/)).toEqual([]);
  });

  it('about another interview is still sent', async () => {
    await remind('interview.tomorrow', soon());
    await raiseEvent(app, 'interview.cancelled', move(randomUUID()));
    expect(await inTheMorning(/coming up|Tomorrow/)).toHaveLength(2);
  });

  it('about an application is sent if no one answers it, and not once it has closed', async () => {
    const [closed, open] = [application(), application()];
    for (const one of [closed, open]) await remind('application.waiting', { ...one, daysLeft: 1 });
    await raiseEvent(app, 'application.closed', { ...closed, state: 'closed', why: 'filled' });
    expect(await inTheMorning(/waiting/)).toHaveLength(1);
  });
});
