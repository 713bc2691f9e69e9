import { describe, expect, it } from 'vitest';
import { hashOfToken, isSameToken, newToken } from './index.js';

describe('Tokens', () => {
  it('have 256 bits, for addresses or in lower case', () => {
    expect(newToken()).toMatch(/^[\w-]{43}$/);
    expect(newToken('hex')).toMatch(/^[0-9a-f]{64}$/);
    expect(newToken()).not.toBe(newToken());
  });

  it('are stored as SHA-256', () => {
    expect(hashOfToken('abc').toString('hex')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  it('are compared whatever their lengths', () => {
    expect([isSameToken('abc', 'abc'), isSameToken('abc', 'abcd')]).toEqual([true, false]);
  });
});
