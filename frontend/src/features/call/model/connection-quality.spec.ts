import { describe, expect, it } from '@jest/globals';
import { CALM, assess, type Sample } from './connection-quality';

/** One sample a second, from what each second looks like. */
const seconds = (count: number, of: (second: number) => Partial<Sample>): Sample[] =>
  Array.from({ length: count }, (_, second) => ({
    at: second * 1_000,
    framesDecoded: second * 25,
    audioBytes: second * 4_000,
    lost: 0,
    upload: 900_000,
    ...of(second),
  }));

describe('the connection quality of a call', () => {
  it('has no problem while picture and sound arrive', () => {
    expect(
      assess(
        seconds(9, () => ({})),
        true,
      ),
    ).toEqual(CALM);
    expect(assess([], true)).toEqual(CALM);
  });

  it('detects a frozen picture, and whether sound still arrives', () => {
    const still = seconds(9, (second) => ({ framesDecoded: Math.min(second, 4) * 25 }));
    expect(assess(still, true)).toMatchObject({ pictureStopped: true, heard: true });
    const silent = still.map((sample) => ({ ...sample, audioBytes: 7 }));
    expect(assess(silent, true)).toMatchObject({ pictureStopped: true, heard: false });
  });

  it('ignores a short freeze, and a camera that is off', () => {
    const briefly = seconds(9, (second) => ({ framesDecoded: Math.min(second, 6) * 25 }));
    expect(assess(briefly, true).pictureStopped).toBe(false);
    expect(
      assess(
        seconds(9, () => ({ framesDecoded: 100 })),
        false,
      ).pictureStopped,
    ).toBe(false);
  });

  it('reports a poor connection once it has lasted for seconds', () => {
    expect(
      assess(
        seconds(8, () => ({ lost: 0.4 })),
        true,
      ).poor,
    ).toBe(true);
    expect(
      assess(
        seconds(8, () => ({ upload: 40_000 })),
        true,
      ).poor,
    ).toBe(true);
    expect(
      assess(
        seconds(8, (second) => ({ lost: second === 5 ? 0 : 0.4 })),
        true,
      ).poor,
    ).toBe(false);
    expect(
      assess(
        seconds(4, () => ({ lost: 0.4 })),
        true,
      ).poor,
    ).toBe(false);
    expect(
      assess(
        seconds(8, () => ({ lost: null, upload: null })),
        true,
      ).poor,
    ).toBe(false);
  });
});
