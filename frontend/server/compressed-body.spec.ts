import { describe, expect, it } from '@jest/globals';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { CompressedBody, encodingFor } from './compressed-body';

describe('A body that is kept compressed', () => {
  it('is the same in every encoding, and made once in each', async () => {
    const body = new CompressedBody('Kia ora! '.repeat(200));
    const [brotli, again, zipped, plain] = await Promise.all([
      body.in('br'),
      body.in('br'),
      body.in('gzip'),
      body.in(null),
    ]);
    expect(again).toBe(brotli);
    expect(plain).toBe('Kia ora! '.repeat(200));
    expect(brotliDecompressSync(brotli).toString()).toBe(plain);
    expect(gunzipSync(zipped).toString()).toBe(plain);
  });
});

describe('The encoding of an answer', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['*', 'br'],
    ['*;q=0', null],
    ['identity', null],
    ['', null],
    [undefined, null],
  ])('for %j is %s', (accepted, encoding) => {
    expect(encodingFor(accepted)).toBe(encoding);
  });
});
