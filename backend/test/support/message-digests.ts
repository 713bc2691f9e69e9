import type { Email } from 'postal-mime';
import { UnreadMessagesJob } from '../../src/modules/notifications/digest/unread-messages.job.js';
import { advanceClock } from './clock.js';
import { eventually } from './eventually.js';
import type { Person } from './people.js';
import { everythingNoticed } from './settled.js';
import { endsMailsOf, type TestSmtpServer } from './smtp-server.js';
import type { TestApp } from './test-app.js';

/** Waits until the message that was just sent has been noticed, then lets time pass and sends the digests that are due. */
export async function minutesPass(app: TestApp, minutes: number): Promise<void> {
  await everythingNoticed(app, 'message.sent');
  advanceClock(app, minutes);
  await app.app.get(UnreadMessagesJob).notifyDue();
}

/** The emails about unread messages that someone has got. */
export const digestsTo = (smtp: TestSmtpServer, { email }: Person): Email[] =>
  smtp.to(email).filter(endsMailsOf('messages'));

/** Waits for the digest with this number, counted from one. */
export const digestTo = (smtp: TestSmtpServer, person: Person, count = 1): Promise<Email> =>
  eventually(`${count} digests`, async () => digestsTo(smtp, person)[count - 1]);
