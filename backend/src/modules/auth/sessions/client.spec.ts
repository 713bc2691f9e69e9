import { describe, expect, it } from 'vitest';
import { networkOf } from './client.js';

describe('What is kept of an address', () => {
  it.each([
    ['203.0.113.77', '203.0.113.x'],
    ['::ffff:203.0.113.77', '203.0.113.x'],
    ['2001:db8:7:1::42', '2001:db8:7::'],
    ['2001:DB8:7:1:2:3:4:5', '2001:db8:7::'],
    ['::1', '::'],
    ['a socket file', null],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
