import { EventEmitter, once } from 'node:events';
import { describe, expect, it, vi } from 'vitest';
import { ProcessEnding } from './process-end.js';

function setUp(...steps: (() => Promise<unknown>)[]) {
  const target = new EventEmitter();
  const onFailure = vi.fn();
  const exit = vi.fn((code: number) => void target.emit('exited', code));
  new ProcessEnding({ steps, onFailure, exit }).listen(target);
  return { target, onFailure, exit, exited: once(target, 'exited') };
}

describe('The end of a process', () => {
  it('stops the database even when the application could not be closed', async () => {
    const stopped = vi.fn(() => Promise.resolve());
    const { target, onFailure, exited } = setUp(() => Promise.reject(new Error('still busy')), stopped);
    target.emit('SIGTERM');
    expect(await exited).toEqual([1]);
    expect(stopped).toHaveBeenCalledTimes(1);
    expect(onFailure).toHaveBeenCalledWith('shutdown_failed', expect.objectContaining({ message: 'still busy' }));
  });

  it.each(['uncaughtException', 'unhandledRejection'])(
    'says what went wrong on an %s, and ends in order',
    async (event) => {
      const closed = vi.fn(() => Promise.resolve());
      const { target, onFailure, exit, exited } = setUp(closed);
      target.emit(event, new Error('no one caught this'));
      target.emit('SIGTERM');
      expect(await exited).toEqual([1]);
      expect([closed.mock.calls.length, exit.mock.calls.length]).toEqual([1, 1]);
      expect(onFailure).toHaveBeenCalledWith(event, expect.objectContaining({ message: 'no one caught this' }));
    },
  );

  it('follows when its launcher was killed, so that no process is left behind', async () => {
    const closed = vi.fn(() => Promise.resolve());
    const { target, exited } = setUp(closed);
    target.emit('disconnect');
    expect(await exited).toEqual([0]);
    expect(closed).toHaveBeenCalledTimes(1);
  });

  it('succeeds if everything could be stopped', async () => {
    const { target, exited } = setUp(() => Promise.resolve());
    target.emit('SIGINT');
    expect(await exited).toEqual([0]);
  });
});
