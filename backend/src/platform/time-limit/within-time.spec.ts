import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { longPause, withinTime } from './within-time.js';

const never = () => new Promise<never>(() => undefined);

describe('withinTime', () => {
  it('gives the result or the error of work that is fast enough', async () => {
    await expect(withinTime(1_000, Promise.resolve('done'), () => 'late')).resolves.toBe('done');
    await expect(withinTime(1_000, Promise.reject(new Error('broken')), () => 'late')).rejects.toThrow('broken');
  });

  it('gives what `onLate` returns or throws for work that is too slow', async () => {
    await expect(withinTime(1, never(), () => 'late')).resolves.toBe('late');
    const fail = () => {
      throw new Error('too late');
    };
    await expect(withinTime(1, never(), fail)).rejects.toThrow('too late');
  });
});

describe('longPause', () => {
  const DAY_MS = 24 * 60 * 60 * 1_000;
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('waits for longer than one timer can', async () => {
    let over = false;
    void longPause(60 * DAY_MS).then(() => (over = true));
    await vi.advanceTimersByTimeAsync(60 * DAY_MS - 1);
    expect(over).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(over).toBe(true);
  });
});
