import { describe, expect, it } from '@jest/globals';
import { UnreadCount } from './unread-count';

/** An answer that the test resolves. */
function later() {
  let answer!: (count: number) => void;
  const promise = new Promise<number>((resolve) => (answer = resolve));
  return { ask: () => promise, answer };
}

describe('The unread count', () => {
  it('is not lowered by a poll whose response arrives after a newer event', async () => {
    const shown: number[] = [];
    const unread = new UnreadCount((count) => shown.push(count));
    const poll = later();
    const polled = unread.poll(poll.ask);
    unread.told(3);
    poll.answer(2);
    await polled;
    expect(shown).toEqual([3]);
  });

  it('is not lowered by the slower one of two polls', async () => {
    const shown: number[] = [];
    const unread = new UnreadCount((count) => shown.push(count));
    const [slow, quick] = [later(), later()];
    const polls = [unread.poll(slow.ask), unread.poll(quick.ask)];
    quick.answer(5);
    await polls[1];
    slow.answer(4);
    await polls[0];
    expect(shown).toEqual([5]);
  });

  it('follows a poll when nothing newer came', async () => {
    const shown: number[] = [];
    const unread = new UnreadCount((count) => shown.push(count));
    unread.told(1);
    await unread.poll(() => Promise.resolve(2));
    expect(shown).toEqual([1, 2]);
  });
});
