import { describe, expect, it } from 'vitest';
import { isPlainName } from './referee.js';

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
