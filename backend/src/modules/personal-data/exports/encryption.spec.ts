import { describe, expect, it } from 'vitest';
import { buffer } from 'node:stream/consumers';
import { encrypted, decrypted } from './encryption.js';

const SECRET = Buffer.alloc(32, 7);
async function* parts(...bytes: Buffer[]) {
  await Promise.resolve();
  yield* bytes;
}
const seal = (...bytes: Buffer[]) => buffer(encrypted(SECRET, parts(...bytes)));
const open = (...bytes: Buffer[]) => buffer(decrypted(SECRET, parts(...bytes)));
const PIECE = 64 * 1024;
const bytes = (length: number) => Buffer.from(Array.from({ length }, (_, index) => (index * 7) % 251));

describe('A sealed stream', () => {
  it.each([0, 1, PIECE - 1, PIECE, PIECE + 1, 3 * PIECE])('of %i bytes comes back as it was', async (length) => {
    const content = bytes(length);
    const kept = await seal(content.subarray(0, 10), content.subarray(10));
    expect(await open(kept.subarray(0, 100), kept.subarray(100))).toEqual(content);
  });

  it('shows nothing of what is in it, and never looks the same', async () => {
    const [one, two] = [await seal(Buffer.from('secret words')), await seal(Buffer.from('secret words'))];
    expect(one.includes('secret')).toBe(false);
    expect(one).not.toEqual(two);
  });

  it('does not open when a byte is other, or a piece is cut off, left out or moved', async () => {
    const kept = await seal(bytes(3 * PIECE));
    const piece = (index: number) => kept.subarray(16 + index * (PIECE + 16), 16 + (index + 1) * (PIECE + 16));
    const changed = Buffer.from(kept);
    changed.writeUInt8(kept.readUInt8(20) ^ 1, 20);
    const salt = kept.subarray(0, 16);
    for (const broken of [
      [changed],
      [kept.subarray(0, kept.length - 1)],
      [salt, piece(0), piece(1)],
      [salt, piece(0), piece(2)],
      [salt, piece(1), piece(0), piece(2)],
      [salt],
    ])
      await expect(open(...broken)).rejects.toThrow();
  });
});
