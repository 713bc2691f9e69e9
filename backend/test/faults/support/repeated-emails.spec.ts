import { describe, expect, it } from 'vitest';
import { repeatedEmails, type SentEmail } from './repeated-emails.js';

const email = (messageId: string, change: Partial<SentEmail> = {}): SentEmail => ({
  messageId,
  to: 'ana@example.com',
  subject: 'Cancelled: video interview with Ben',
  text: 'Ben has cancelled. https://example.com/interviews/1',
  calendar: ['UID:1'],
  ...change,
});

describe('The judge of emails', () => {
  it('accepts one email that was handed over again, and emails about different things', () => {
    expect(
      repeatedEmails([
        email('one'),
        email('one'),
        email('two', { to: 'ben@example.com' }),
        email('three', { text: 'Ben has cancelled. https://example.com/interviews/2' }),
        email('four', { calendar: ['UID:2'] }),
      ]),
    ).toEqual([]);
  });

  it('sees the same email under another id, also with another one-time link', () => {
    const token = 'x'.repeat(43);
    const text = (end: string) => `${email('').text}?unsubscribe=${token}${end}`;
    expect(
      repeatedEmails([
        ...[email('one'), email('two'), email('two')],
        ...[email('three', { text: text('1') }), email('four', { text: text('2') })],
      ]),
    ).toEqual([
      'ana@example.com: Cancelled: video interview with Ben, 2 times',
      'ana@example.com: Cancelled: video interview with Ben, 2 times',
    ]);
  });

  it('accepts as many that say the same as there were events, and no more', () => {
    const exports = ['one', 'two', 'three'].map((id) => email(id, { subject: 'Your data export is ready' }));
    const sayTheSame = [{ subject: /data export is ready$/, events: 2 }];
    expect(repeatedEmails(exports.slice(1), sayTheSame)).toEqual([]);
    expect(repeatedEmails(exports, sayTheSame)).toEqual(['ana@example.com: Your data export is ready, 3 times']);
  });
});
