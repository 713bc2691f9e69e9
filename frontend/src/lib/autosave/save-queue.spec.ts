import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { setSessionOwner } from '../session/access-token';
import { DraftQueue } from './draft-queue';
import { SaveQueue } from './save-queue';
import { saveUnsavedQueues, unsavedQueues } from './unsaved-queues';

const UNREACHABLE = { status: 0, code: 'api_unreachable', message: '' };
const target = () => new EventTarget() as never;
const events = { window: target(), document: target() } as { window: EventTarget; document: EventTarget };

beforeEach(() => {
  jest.useFakeTimers();
  unsavedQueues.clear();
  setSessionOwner('ana');
  Object.assign(globalThis, { window: (events.window = target()), document: (events.document = target()) });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'window');
  Reflect.deleteProperty(globalThis, 'document');
});

/** A server whose answers are given by hand. */
function stage() {
  const sent: string[] = [];
  const answers: { resolve: () => void; reject: (error: unknown) => void }[] = [];
  const save = (value: string) => {
    sent.push(value);
    return new Promise<void>((resolve, reject) => answers.push({ resolve, reject }));
  };
  const queue = new SaveQueue<string>({ save });
  const answer = async (error?: unknown) => {
    const next = answers.shift();
    if (error) next?.reject(error);
    else next?.resolve();
    await jest.advanceTimersByTimeAsync(0);
  };
  return { queue, sent, answer };
}

describe('text of someone who has logged out', () => {
  it('is never saved in the name of the next person in this tab', async () => {
    const { queue, sent, answer } = stage();
    queue.add('Tea');
    await jest.advanceTimersByTimeAsync(1_000);
    await answer({ status: 500, code: 'http_500', message: '' });
    setSessionOwner(null);
    setSessionOwner('ben');
    await Promise.race([saveUnsavedQueues(), jest.advanceTimersByTimeAsync(20_000)]);
    expect(sent).toEqual(['Tea']);
    expect(queue.isAuthorLoggedOut).toBe(true);
  });

  it('is saved once they log in again', async () => {
    const { queue, sent } = stage();
    queue.add('Tea');
    setSessionOwner(null);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(sent).toEqual([]);
    setSessionOwner('ana');
    void queue.flush();
    expect(sent).toEqual(['Tea']);
  });
});

describe('typed text', () => {
  it('is saved once after a pause, in its latest version', async () => {
    const { queue, sent, answer } = stage();
    queue.add('T');
    queue.add('Tea');
    expect(sent).toEqual([]);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(sent).toEqual(['Tea']);
    expect(queue.state()).toBe('saving');
    await answer();
    expect(queue.state()).toBe('saved');
    expect(queue.unsaved).toBeUndefined();
  });

  it('is saved one after the other', async () => {
    const { queue, sent, answer } = stage();
    queue.add('Tea');
    void queue.flush();
    queue.add('Tea first');
    void queue.flush();
    await jest.advanceTimersByTimeAsync(2_000);
    expect(sent).toEqual(['Tea']);
    await answer();
    expect(sent).toEqual(['Tea', 'Tea first']);
    await answer();
    expect(queue.state()).toBe('saved');
  });

  it.each(['in-app navigation', 'pagehide', 'visibilitychange'])('is saved at once on %s', (way) => {
    const { queue, sent } = stage();
    const end = queue.begin();
    queue.add('Tea');
    Object.assign(events.document, { visibilityState: 'hidden' });
    if (way === 'in-app navigation') void end();
    else (way === 'pagehide' ? events.window : events.document).dispatchEvent(new Event(way));
    expect(sent).toEqual(['Tea']);
  });

  it('is saved again automatically after a failure, and at once when the network returns', async () => {
    const { queue, sent, answer } = stage();
    queue.begin();
    queue.add('Tea');
    void queue.flush();
    await answer(UNREACHABLE);
    expect(queue.state()).toBe('failed');
    await jest.advanceTimersByTimeAsync(8_000);
    expect(sent).toEqual(['Tea', 'Tea']);
    await answer(UNREACHABLE);
    events.window.dispatchEvent(new Event('online'));
    expect(sent).toHaveLength(3);
    await answer();
    expect(queue.state()).toBe('saved');
  });

  it('is not sent repeatedly when the response would be the same', async () => {
    const { queue, sent, answer } = stage();
    queue.begin();
    queue.add('Tea');
    void queue.flush();
    await answer({ status: 413, code: 'payload_too_large', message: '' });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
    expect(queue.state()).toBe('failed');
  });

  it('is saved at once before its author logs out, once', async () => {
    const { queue, sent, answer } = stage();
    queue.add('Tea');
    const saving = saveUnsavedQueues();
    expect(sent).toEqual(['Tea']);
    await answer();
    await saving;
    await saveUnsavedQueues();
    expect({ sent, state: queue.state() }).toEqual({ sent: ['Tea'], state: 'saved' });
  });

  it('does not keep its author from logging out when there is no response', async () => {
    const { queue, sent } = stage();
    queue.add('Tea');
    let done = false;
    void saveUnsavedQueues().then(() => (done = true));
    await jest.advanceTimersByTimeAsync(1_000);
    expect({ done, sent }).toEqual({ done: false, sent: ['Tea'] });
    await jest.advanceTimersByTimeAsync(10_000);
    expect(done).toBe(true);
  });

  it('that is dropped is not saved later, and a pending save has ended by then', async () => {
    const { queue, sent, answer } = stage();
    queue.add('Tea');
    void queue.flush();
    queue.add('Tea first');
    let dropped = false;
    void queue.drop().then(() => (dropped = true));
    await jest.advanceTimersByTimeAsync(0);
    expect(dropped).toBe(false);
    await answer(UNREACHABLE);
    await jest.advanceTimersByTimeAsync(60_000);
    expect({ dropped, sent, state: queue.state() }).toEqual({ dropped: true, sent: ['Tea'], state: 'saved' });
  });
});

describe('a draft that another window has changed', () => {
  const newer = { updatedAt: '2026-11-22T02:00:00.000Z', words: 'Coffee' };
  const stale = { status: 409, code: 'stale_edit', message: '', current: newer };
  const refusing = () => {
    const bases: (string | null)[] = [];
    const queue = new DraftQueue<string, { updatedAt: string; words: string }>({
      stored: { updatedAt: '2026-11-22T01:00:00.000Z', words: '' },
      save: (words, basedOn) => {
        bases.push(basedOn);
        return basedOn === newer.updatedAt
          ? Promise.resolve({ updatedAt: '2026-11-22T03:00:00.000Z', words })
          : Promise.reject(stale);
      },
    });
    return { queue, bases };
  };

  it('is never overwritten: typing goes on while saving waits for a decision', async () => {
    const { queue, bases } = refusing();
    queue.add('Tea');
    expect(await queue.flush()).toBe(false);
    queue.add('Tea first');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(bases).toEqual(['2026-11-22T01:00:00.000Z']);
    expect({ state: queue.state(), newer: queue.newer }).toEqual({ state: 'conflict', newer });
  });

  it('is replaced by the text of this window when that is chosen', async () => {
    const { queue, bases } = refusing();
    queue.add('Tea');
    await queue.flush();
    await queue.keepOwn();
    expect({ bases: bases.slice(1), state: queue.state() }).toEqual({ bases: [newer.updatedAt], state: 'saved' });
  });

  it('replaces the text of this window when that is chosen, and can be edited further', async () => {
    const { queue, bases } = refusing();
    queue.add('Tea');
    await queue.flush();
    expect(await queue.takeNewer()).toBe(newer);
    queue.add('Coffee, then');
    expect(await queue.flush()).toBe(true);
    expect(bases.slice(1)).toEqual([newer.updatedAt]);
  });
});
