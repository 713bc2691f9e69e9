import { describe, expect, it } from 'vitest';
import { isPlainName, mailboxOf } from './referee.js';

describe('The mailbox behind an address', () => {
  it.each([
    ['Marie@Example.org', 'marie@example.org'],
    ['marie+ref@example.org', 'marie@example.org'],
    ['m.a.rie+x@googlemail.com', 'marie@gmail.com'],
    ['m.a@example.org', 'm.a@example.org'],
    ['marie@bücher.example', 'marie@xn--bcher-kva.example'],
  ])('of %s is %s', (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox);
  });
});

describe('A name in an email to a stranger', () => {
  it.each(['Marie Keller', "Aoife O'Brien", 'J. P. van der Berg-Müller', '李小龍'])('may be %s', (name) => {
    expect(isPlainName(name)).toBe(true);
  });
  it.each([
    'Pay at evil.example',
    'https://evil.example',
    '<b>Marie</b>',
    '[x](y)',
    'Call 0412345678',
    'a@b.example',
    '',
  ])('is never %j', (name) => {
    expect(isPlainName(name)).toBe(false);
  });
});
