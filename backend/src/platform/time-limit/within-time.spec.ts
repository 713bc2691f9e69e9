import { describe, expect, it } from 'vitest';
import { withinTime } from './within-time.js';

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
