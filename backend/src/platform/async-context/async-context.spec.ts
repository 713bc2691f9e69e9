import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { AsyncContext } from './async-context.js';

const [color, size] = [new AsyncContext<string>('color'), new AsyncContext<number>('size')];
const both = () => [color.get(), size.get()];

describe('An asynchronous context', () => {
  it('reaches what a call begins, next to others, and ends with it', async () => {
    const late = color.run('red', () =>
      size.run(1, async () => {
        await pause(1);
        return both();
      }),
    );
    expect(both()).toEqual([undefined, undefined]);
    expect(await late).toEqual(['red', 1]);
  });

  it('is replaced inside another call, and only there', () => {
    color.run('red', () => {
      size.run(1, () => {
        expect(color.run('blue', both)).toEqual(['blue', 1]);
        expect(both()).toEqual(['red', 1]);
      });
      expect(both()).toEqual(['red', undefined]);
    });
  });

  it('keeps two that run at the same time apart', async () => {
    const turn = async (name: string) => {
      await pause(1);
      return color.get() === name;
    };
    const names = ['red', 'blue', 'green'];
    expect(await Promise.all(names.map((name) => color.run(name, () => turn(name))))).toEqual([true, true, true]);
  });

  it('can be entered for the rest of a call', async () => {
    const rest = size.run(1, async () => {
      await pause(1);
      color.enter('red');
      await pause(1);
      return both();
    });
    expect(await rest).toEqual(['red', 1]);
    expect(both()).toEqual([undefined, undefined]);
  });

  it('is left by a snapshot of another call', () => {
    const outside = AsyncLocalStorage.snapshot();
    expect(color.run('red', () => outside(both))).toEqual([undefined, undefined]);
  });
});
