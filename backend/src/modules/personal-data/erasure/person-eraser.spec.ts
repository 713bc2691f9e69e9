import { describe, expect, it } from 'vitest';
import { PersonEraser } from './person-eraser.js';

const lena = new PersonEraser({
  email: 'lena@example.com',
  emailVerified: true,
  names: [['Lena', 'Hoffmann'], ['lena-h']],
  phones: ['+61491570006'],
});
const grant = new PersonEraser({
  email: 'grant@example.com',
  emailVerified: true,
  names: [['Grant'], ['aud'], ['Grant', 'Active']],
  phones: [],
});

describe('A text about someone who is erased', () => {
  it.each([
    ['Dear Lena, ask LENA, not Lenara.', 'Dear A former member, ask A former member, not Lenara.'],
    ['Lena Hoffmann and the Hoffmanns', 'A former member and the A former member'],
    [
      'Call 0491 570 006 or +61 491-570-006, not 10491570006.',
      'Call A former member or A former member, not 10491570006.',
    ],
    ['Email Lena@Example.com.', 'Email [removed].'],
    ['My other address: lena.hoffmann@gmx.de!', 'My other address: [removed]!'],
    ['Write to madalena@example.com or office@lena.example', 'Write to madalena@example.com or office@lena.example'],
  ])('loses name, number and address: %s', (text, without) => {
    expect(lena.erase(text, true)).toBe(without);
    expect(lena.erase(without, true)).toBe(without);
  });

  it('keeps words that are names as well, but for the whole name', () => {
    const text = 'We grant you an active week for 400 AUD. Grant Active agreed.';
    expect(grant.erase(text, true)).toBe('We grant you an active week for 400 AUD. A former member agreed.');
  });

  it('loses them in the free strings of JSON alone', () => {
    const value = {
      note: 'Lena swims',
      use: 'Lena',
      list: ['Lena', 'Ana'],
      lines: [{ text: 'Lena', by: 'Lena' }],
      n: 3,
    };
    expect(lena.eraseIn(value, ['note', 'list.*', 'lines.*.text', 'missing.note'], true)).toEqual({
      note: 'A former member swims',
      use: 'Lena',
      list: ['A former member', 'Ana'],
      lines: [{ text: 'A former member', by: 'Lena' }],
      n: 3,
    });
  });
});

describe('A text about others', () => {
  it.each([
    ['Lena Hoffmann, 0491 570 006, lena@example.com', 'Lena Hoffmann, 0491 570 006, [removed]'],
    ['kelleher.lena@example.com', 'kelleher.lena@example.com'],
    ['a+lena@example.com and lena@example.com.au', 'a+lena@example.com and lena@example.com.au'],
  ])('loses the whole address and nothing else: %s', (text, without) => {
    expect(lena.erase(text, false)).toBe(without);
  });

  it('keeps an address that was never proven', () => {
    const squatter = new PersonEraser({ email: 'office@example.com', emailVerified: false, names: [], phones: [] });
    expect(squatter.erase('Write to office@example.com', false)).toBe('Write to office@example.com');
    expect(squatter.erase('Write to office@example.com', true)).toBe('Write to [removed]');
  });
});
