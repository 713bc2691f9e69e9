import { describe, expect, it, vi } from 'vitest';
import { RememberedValues } from './remembered-values.js';

/** Counts how often each key was read. */
function counting(isLasting?: (value: string) => boolean) {
  const reads: string[] = [];
  const values = new RememberedValues(async (key: string) => {
    reads.push(key);
    return `${key}${reads.length}`;
  }, isLasting);
  return { values, reads };
}

describe('What is remembered of many', () => {
  it('is read once for each key, by all who ask at the same time too', async () => {
    const { values, reads } = counting();
    expect(await Promise.all([values.read('a'), values.read('a'), values.read('b')])).toEqual(['a1', 'a1', 'b2']);
    expect(await values.read('a')).toBe('a1');
    expect(reads).toEqual(['a', 'b']);
  });

  it('is read again after a change, and after five seconds without news', async () => {
    const { values, reads } = counting();
    await values.read('a');
    values.forget('a');
    expect(await values.read('a')).toBe('a2');
    const later = Date.now() + 5_001;
    const clock = vi.spyOn(Date, 'now').mockReturnValue(later);
    expect(await values.read('a')).toBe('a3');
    clock.mockRestore();
    expect(reads).toHaveLength(3);
  });

  it('does not include what was being read while it changed', async () => {
    let finish = (_value: string): void => undefined;
    const answers = [new Promise<string>((done) => (finish = done)), Promise.resolve('new')];
    const values = new RememberedValues(() => answers.shift() ?? Promise.reject(new Error('Asked too often')));
    const before = values.read('a');
    values.forget('a');
    expect(await values.read('a')).toBe('new');
    finish('old');
    expect(await before).toBe('old');
    expect(await values.read('a')).toBe('new');
  });

  it('does not include what is about to change, nor a failure', async () => {
    const { values, reads } = counting((value) => value !== 'a1');
    await values.read('a');
    expect(await values.read('a')).toBe('a2');
    expect(await values.read('a')).toBe('a2');
    expect(reads).toHaveLength(2);

    const failing = new RememberedValues(vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue('there'));
    await expect(failing.read('a')).rejects.toThrow('away');
    expect(await failing.read('a')).toBe('there');
  });
});
