import { describe, expect, it } from 'vitest';
import { DomainError } from './domain-error.js';
import { errorSummary, scrubbedLine } from './error-summary.js';

describe('The summary of an error', () => {
  it.each([
    ['550 no mailbox for lena.hoffmann@example.com here', '550 no mailbox for […] here'],
    ["invalid input: 'Lena Hoffmann' is not known", 'invalid input: […] is not known'],
    ['Key (email)=(lena@example.com) already exists.', 'Key (email)=([…]) already exists.'],
    ['person 0199a1de-4cf0-7a31-9b1e-52f0d2f5a9c3 is gone', 'person […] is gone'],
    ['called +61 412 345 678 twice', 'called […] twice'],
    ['GET https://example.com/unsubscribe?token=abc failed', 'GET https://example.com/unsubscribe[…] failed'],
    ['connect ECONNREFUSED\n    at somewhere (secret.ts:1)', 'connect ECONNREFUSED'],
  ])('leaves out personal data: %s', (message, words) => {
    expect(scrubbedLine(message)).toBe(words);
  });

  it('is null without an error, and short', () => {
    expect(scrubbedLine(null)).toBeNull();
    expect(scrubbedLine('not again '.repeat(100))).toHaveLength(300);
    // Of a very long line only the beginning is searched: all of it would take minutes.
    expect(scrubbedLine('x'.repeat(250_000))).toBe('[…]');
  });

  it('begins with the code of the error, if it has one', () => {
    expect(errorSummary(new DomainError('not_found', { message: 'No family Harrow' }))).toBe('not_found');
    expect(errorSummary(Object.assign(new Error('Key (email)=(a@b.org) exists'), { code: '23505' }))).toBe(
      '23505: Key (email)=([…]) exists',
    );
    expect(errorSummary('closed')).toBe('closed');
  });
});
