import { describe, expect, it, vi } from 'vitest';
import { CachedValues } from './cached-values.js';

/** Counts how often each key was read. */
function counting(isLasting?: (value: string) => boolean) {
  const reads: string[] = [];
  const values = new CachedValues(async (key: string) => {
    reads.push(key);
    return `${key}${reads.length}`;
  }, isLasting);
  return { values, reads };
}

describe('CachedValues', () => {
  it('loads each key once, even for concurrent reads', async () => {
    const { values, reads } = counting();
    expect(await Promise.all([values.read('a'), values.read('a'), values.read('b')])).toEqual(['a1', 'a1', 'b2']);
    expect(await values.read('a')).toBe('a1');
    expect(reads).toEqual(['a', 'b']);
  });

  it('loads again after `forget`, and after five seconds', async () => {
    const { values, reads } = counting();
    await values.read('a');
    values.forget('a');
    expect(await values.read('a')).toBe('a2');
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 5_001);
    expect(await values.read('a')).toBe('a3');
    clock.mockRestore();
    expect(reads).toHaveLength(3);
  });

  it('loads again after five seconds although the clock of the machine was set back', async () => {
    vi.useFakeTimers();
    try {
      const { values } = counting();
      await values.read('a');
      vi.advanceTimersByTime(5_001);
      vi.setSystemTime(Date.now() - 3_600_000);
      expect(await values.read('a')).toBe('a2');
    } finally {
      vi.useRealTimers();
    }
  });

  it('does not cache a value that changed while it was loaded', async () => {
    let finish = (_value: string): void => undefined;
    const answers = [new Promise<string>((done) => (finish = done)), Promise.resolve('new')];
    const values = new CachedValues(() => answers.shift() ?? Promise.reject(new Error('Asked too often')));
    const before = values.read('a');
    values.forget('a');
    expect(await values.read('a')).toBe('new');
    finish('old');
    expect(await before).toBe('old');
    expect(await values.read('a')).toBe('new');
  });

  it('caches neither a value that will not last nor a failure', async () => {
    const { values, reads } = counting((value) => value !== 'a1');
    await values.read('a');
    expect(await values.read('a')).toBe('a2');
    expect(await values.read('a')).toBe('a2');
    expect(reads).toHaveLength(2);

    const failing = new CachedValues(vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue('there'));
    await expect(failing.read('a')).rejects.toThrow('away');
    expect(await failing.read('a')).toBe('there');
  });
});
