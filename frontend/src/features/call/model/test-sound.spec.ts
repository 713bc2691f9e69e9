import { describe, expect, it } from '@jest/globals';
import { testSound } from './test-sound';

describe('the test sound', () => {
  const file = new DataView(testSound());
  const text = (at: number, length: number) => String.fromCharCode(...new Uint8Array(file.buffer, at, length));

  it('is a WAV file of 1.2 seconds with the sizes that its header says', () => {
    expect([text(0, 4), text(8, 8), text(36, 4)]).toEqual(['RIFF', 'WAVEfmt ', 'data']);
    expect(file.getUint32(4, true)).toBe(file.byteLength - 8);
    expect(file.getUint32(40, true)).toBe(file.byteLength - 44);
    expect(file.getUint32(40, true) / file.getUint32(28, true)).toBeCloseTo(1.2);
  });

  it('is loud enough to hear and never at the limit', () => {
    const samples = Array.from({ length: (file.byteLength - 44) / 2 }, (_, i) => file.getInt16(44 + i * 2, true));
    const loudest = Math.max(...samples.map(Math.abs));
    expect(loudest).toBeGreaterThan(32_767 * 0.25);
    expect(loudest).toBeLessThan(32_767 * 0.35);
  });
});
