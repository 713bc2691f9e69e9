import { describe, expect, it } from '@jest/globals';
import { retryImport } from './retry-import';

/** Fails so many times, then arrives. */
function losing(times: number) {
  let attempts = 0;
  const load = () => (++attempts > times ? Promise.resolve('code') : Promise.reject(new TypeError('lost')));
  return { load, asked: () => attempts };
}

describe('A retried import', () => {
  it('succeeds after failed attempts', async () => {
    const { load, asked } = losing(2);
    await expect(retryImport(load, [0, 0, 0])()).resolves.toBe('code');
    expect(asked()).toBe(3);
  });

  it('fails after the last attempt', async () => {
    const { load, asked } = losing(9);
    await expect(retryImport(load, [0, 0, 0])()).rejects.toThrow('lost');
    expect(asked()).toBe(4);
  });

  it('runs once if the first attempt succeeds', async () => {
    const { load, asked } = losing(0);
    await retryImport(load)();
    expect(asked()).toBe(1);
  });
});
