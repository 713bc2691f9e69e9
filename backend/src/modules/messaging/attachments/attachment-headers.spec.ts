import { describe, expect, it } from 'vitest';
import { byteRange } from './attachment-headers.js';

describe('The part of a file that is asked for', () => {
  it.each([
    ['bytes=0-1', 0, 1],
    ['bytes=4-', 4, 9],
    ['bytes=-3', 7, 9],
    ['bytes=-30', 0, 9],
    ['bytes=8-99', 8, 9],
  ])('%s of ten bytes is %i to %i', (header, first, last) => expect(byteRange(header, 10)).toEqual({ first, last }));

  it.each([undefined, '', 'bytes=-', 'bytes=-0', 'bytes=10-', 'bytes=5-4', 'bytes=0-1,3-4', 'lines=0-1', 'bytes=a-b'])(
    '%s is answered with all of it',
    (header) => expect(byteRange(header, 10)).toBeNull(),
  );
});
