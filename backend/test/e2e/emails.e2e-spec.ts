import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { TransactionsService } from '../../src/platform/database/index.js';
import { MailerService, type EmailContent } from '../../src/platform/email/index.js';
import { LogService } from '../../src/platform/logging/index.js';
import { JobQueueService } from '../../src/platform/jobs/index.js';
import { eventually } from '../support/eventually.js';
import { startSmtpServer, type TestSmtpServer } from '../support/smtp-server.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const emailAbout = (subject: string): EmailContent => ({
  subject,
  preview: 'A preview',
  heading: 'Kia ora',
  paragraphs: ['A paragraph with a macron: Māori.'],
  action: { label: 'Open', url: 'https://wattleandfern.example/#token=s3cret' },
});

describe('Email', () => {
  let smtp: TestSmtpServer;
  let test: TestApp;
  let mailer: MailerService;
  beforeAll(async () => {
    smtp = await startSmtpServer();
    test = await createTestApp({ env: { SMTP_URL: smtp.url } });
    mailer = test.app.get(MailerService);
  });
  afterAll(async () => {
    await test.close();
    await smtp.close();
  });

  it('goes to its one recipient through SMTP, as text and as HTML', async () => {
    const before = smtp.received.length;
    await mailer.send('lena@example.org', emailAbout('Your address'));
    await smtp.has(before + 1);
    expect(smtp.received[before]).toMatchObject({
      recipients: ['lena@example.org'],
      mail: {
        from: { name: 'Wattle & Fern', address: 'hello@wattleandfern.example' },
        replyTo: [expect.objectContaining({ address: 'hello@wattleandfern.example' })],
        subject: 'Your address',
        text: expect.stringContaining('Māori'),
        html: expect.stringContaining('Māori'),
        headers: expect.arrayContaining([expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' })]),
      },
    });
  });

  it('is sent only if the transaction that requested it commits', async () => {
    const before = smtp.received.length;
    const transactions = test.app.get(TransactionsService);
    await expect(
      transactions.run(async (manager) => {
        await mailer.send('lena@example.org', emailAbout('Never sent'), { manager });
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    await transactions.run((manager) => mailer.send('lena@example.org', emailAbout('Sent'), { manager }));
    await smtp.has(before + 1);
    expect(smtp.received.slice(before).map(({ mail }) => mail.subject)).toEqual(['Sent']);
  });

  it('bears the same Message-ID when it is sent again because the answer to the first try was lost', async () => {
    const before = smtp.received.length;
    smtp.loseNextAnswer();
    await mailer.send('lena@example.org', emailAbout('Sent twice'));
    await smtp.has(before + 1);
    await eventually('the second try', async () => {
      await test.database.query(
        `UPDATE jobs.job SET start_after = now() WHERE name = 'email.send' AND state = 'retry'`,
      );
      return smtp.received.length === before + 2;
    });
    const [first, second] = smtp.received.slice(before).map(({ mail }) => mail.messageId);
    expect(first).toMatch(/^<[0-9a-f-]{36}@localhost>$/);
    expect(second).toBe(first);
  });

  it('is still sent as the previous release queued it', async () => {
    const before = smtp.received.length;
    await mailer.send('lena@example.org', emailAbout('Queued twice'));
    const [queued] = await test.database.query<{ sealed: string }>(
      `SELECT data->'data'->>'encrypted' AS sealed FROM jobs.job WHERE name = 'email.send'
       ORDER BY created_on DESC LIMIT 1`,
    );
    await test.app.get(JobQueueService).enqueue('mail.send', queued ?? { sealed: '' });
    await smtp.has(before + 2);
    expect(smtp.received.slice(before).map(({ mail }) => mail.subject)).toEqual(['Queued twice', 'Queued twice']);
  });

  it.each([
    'a@example.org, b@example.org',
    'a@example.org\r\nBcc: b@example.org',
    'A <a@example.org>',
    'nobody',
    '',
    'a@b@c',
  ])('refuses %j as a recipient (v5.0.0-1.3.11)', async (to) => {
    await expect(mailer.send(to, emailAbout('Hello'))).rejects.toThrow('exactly one recipient');
  });

  it('lets no subject add a header (v5.0.0-1.3.11)', async () => {
    const before = smtp.received.length;
    await mailer.send('lena@example.org', emailAbout('Hello\r\nBcc: b@example.org\u2028x'));
    await smtp.has(before + 1);
    expect(smtp.received[before]).toMatchObject({
      recipients: ['lena@example.org'],
      mail: { subject: 'Hello Bcc: b@example.org x' },
    });
    expect(smtp.received[before]?.mail.bcc ?? []).toEqual([]);
  });

  const retrying = async (answer: string) =>
    (
      await test.database.query(
        `SELECT FROM jobs.job WHERE name = 'email.send' AND state = 'retry' AND output::text LIKE '%' || $1 || '%'`,
        [answer],
      )
    ).length;

  it('is not tried again if its recipient does not exist, and is if the server refuses us', async () => {
    const always = vi.spyOn(test.app.get(LogService, { strict: false }), 'always');
    smtp.refuseFor('gone@example.org', 550, '5.1.1 No such user');
    smtp.refuseFor('kept@example.org', 550, '5.7.1 Relaying denied');
    await mailer.send('gone@example.org', emailAbout('Hello'));
    await mailer.send('kept@example.org', emailAbout('Hello'));
    await eventually('the refusal to be stored', async () => (await retrying('5.7.1')) === 1);
    await eventually('the other one to be logged', () =>
      Promise.resolve(always.mock.calls.some(([event]) => event === 'email_rejected')),
    );
    expect(JSON.stringify(always.mock.calls)).not.toContain('gone@');
    expect(await retrying('5.1.1')).toBe(0);
    await test.database.query(`DELETE FROM jobs.job WHERE name = 'email.send' AND state = 'retry'`);
  });

  it('about an account is sent before others that were requested earlier', async () => {
    const before = smtp.received.length;
    const transactions = test.app.get(TransactionsService);
    await transactions.run(async (manager) => {
      for (let count = 0; count < 5; count += 1)
        await mailer.send('mika@example.org', emailAbout('Reminder'), { manager });
      await mailer.send('lena@example.org', emailAbout('Password'), { manager, urgent: true });
    });
    await smtp.has(before + 6);
    const subjects = smtp.received.slice(before).map(({ mail }) => mail.subject);
    expect(subjects.indexOf('Password')).toBeLessThan(2);
  });

  it('waits, sealed, while the server refuses it (v5.0.0-16.5.2)', async () => {
    const refused = smtp.refuse();
    await mailer.send('mika@example.org', emailAbout('Later'));
    await refused;
    const row = await eventually('the refusal to be stored', async () => {
      const rows = await test.database.query<{ job: string }>(
        "SELECT job::text FROM jobs.job WHERE name = 'email.send' AND state = 'retry' AND output IS NOT NULL",
      );
      return rows[0] ?? null;
    });
    expect(row.job).toContain('come back later');
    expect(row.job).not.toMatch(/mika@|s3cret|Later/);
  });
});
