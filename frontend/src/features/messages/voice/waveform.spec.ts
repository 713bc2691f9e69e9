import { describe, expect, it } from '@jest/globals';
import { levelsOf } from './waveform';

const wave = (length: number, loudness: (at: number) => number) =>
  Float32Array.from({ length }, (_, at) => loudness(at / length) * (at % 2 === 0 ? 1 : -1));

describe('the waveform of a recording', () => {
  it('has 48 whole numbers from 0 to 100, the loudest of them 100', () => {
    const levels = levelsOf(wave(48_000, (at) => at / 4));
    expect(levels).toHaveLength(48);
    expect(levels.every((level) => Number.isInteger(level) && level >= 0 && level <= 100)).toBe(true);
    expect(levels.at(-1)).toBe(100);
    expect([...levels].sort((a, b) => a - b)).toEqual(levels);
  });
  it('is the same for a quiet and a loud voice', () => {
    expect(levelsOf(wave(4_800, (at) => at / 20))).toEqual(levelsOf(wave(4_800, (at) => at)));
  });
  it('is flat for silence, and for a recording shorter than its number of parts', () => {
    expect(levelsOf(new Float32Array(9_600))).toEqual(Array.from({ length: 48 }, () => 0));
    expect(levelsOf(new Float32Array(0), 16)).toHaveLength(16);
    expect(levelsOf(Float32Array.of(0.5), 16)).toContain(100);
  });
});
