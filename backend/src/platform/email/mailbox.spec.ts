import { describe, expect, it } from 'vitest';
import { mailboxOf } from './mailbox.js';

describe('The mailbox behind an address', () => {
  it.each([
    ['Lena@Example.com', 'lena@example.com'],
    [' lena@example.com ', 'lena@example.com'],
    ['lena+sydney@example.com', 'lena@example.com'],
    ['lena+a+b@example.com', 'lena@example.com'],
    ['l.e.n.a@gmail.com', 'lena@gmail.com'],
    ['Le.Na+2@GoogleMail.com', 'lena@gmail.com'],
    // Elsewhere another dot is another person.
    ['le.na@example.com', 'le.na@example.com'],
    ['lena-moser@example.com', 'lena-moser@example.com'],
    ['marie@bücher.example', 'marie@xn--bcher-kva.example'],
    ['marie@XN--bcher-kva.example', 'marie@xn--bcher-kva.example'],
  ])('of %s is %s', (address, mailbox) => {
    expect(mailboxOf(address)).toBe(mailbox);
  });
});
