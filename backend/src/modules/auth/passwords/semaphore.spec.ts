import { describe, expect, it } from 'vitest';
import { Semaphore } from './semaphore.js';

/** Work that ends on command. */
function openWork() {
  const ends: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((end) => ends.push(end));
    running -= 1;
  };
  return { work, endOne: () => ends.shift()?.(), most: () => most, started: () => ends.length };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('Semaphore', () => {
  it('runs as much work at once as it has places, and the next when one is free', async () => {
    const semaphore = new Semaphore(2, 5);
    const { work, endOne, most, started } = openWork();
    const all = Promise.all(Array.from({ length: 5 }, () => semaphore.run(work)));
    for (let ended = 0; ended < 5; ended += 1) {
      await settled();
      expect(started()).toBe(Math.min(2, 5 - ended));
      endOne();
    }
    await all;
    expect(most()).toBe(2);
  });

  it('rejects work that does not fit into its queue, with the time to try again', async () => {
    const semaphore = new Semaphore(1, 2);
    const { work, endOne } = openWork();
    const accepted = [semaphore.run(work), semaphore.run(work), semaphore.run(work)];
    await expect(semaphore.run(work)).rejects.toMatchObject({ code: 'unavailable', retryAfter: expect.any(Number) });
    for (const one of accepted) {
      await settled();
      endOne();
      await one;
    }
    const again = semaphore.run(work);
    await settled();
    endOne();
    await again;
  });

  it('frees the place of work that fails', async () => {
    const semaphore = new Semaphore(1, 0);
    await expect(semaphore.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(semaphore.run(() => Promise.resolve('fine'))).resolves.toBe('fine');
  });
});
