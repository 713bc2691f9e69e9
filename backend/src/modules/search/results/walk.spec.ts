import { describe, expect, it } from 'vitest';
import { chooseLists, comparePositions, gather } from './walk.js';

const person = (key: number, passes = true) => ({ user_id: `id-${key}`, key, passes });
const seen = (...keys: number[]) => keys.map((key) => person(key));

describe('A walk', () => {
  it('ends when its lists do', () => {
    expect(gather(seen(3, 2), 2)).toEqual({ hits: seen(3, 2), next: null, cut: false });
  });

  it('knows of a next page when there is one more than asked for', () => {
    expect(gather(seen(3, 2, 1), 2)).toEqual({ hits: seen(3, 2), next: { key: 2, id: 'id-2' }, cut: false });
  });

  it('continues beyond the budget when it has found too few', () => {
    const rows = [person(3), person(1, false)];
    expect(gather(rows, 2)).toEqual({ hits: seen(3), next: { key: 1, id: 'id-1' }, cut: true });
  });

  it('holds back people whom one list has beyond the end of another', () => {
    const rows = [person(9), person(5, false), person(4), person(3)];
    expect(gather(rows, 3)).toEqual({ hits: seen(9), next: { key: 5, id: 'id-5' }, cut: true });
  });

  it('ignores the end of the budget once the page is full', () => {
    const rows = [person(9), person(8), person(7), person(5, false)];
    expect(gather(rows, 2)).toMatchObject({ hits: seen(9, 8), cut: false });
  });
});

describe('The lists of a walk', () => {
  const sizes = (each: Record<number, number>, measured = true) => ({
    of: (term: number) => each[term] ?? 0,
    measured,
  });

  it('are the shortest group that has everyone', () => {
    const lengths = sizes({ 0: 1_000, 1: 400, 2: 300, 3: 350 });
    expect(chooseLists([[0], [1, 2], [3]], lengths, 10_000)).toEqual([{ term: 3, budget: null }]);
  });

  it('share the budget by size when they are longer than it', () => {
    expect(chooseLists([[1, 2]], sizes({ 1: 30_000, 2: 10_000 }), 20_000)).toEqual([
      { term: 1, budget: 15_000 },
      { term: 2, budget: 5_000 },
    ]);
  });

  it('have a budget as long as their size is only guessed', () => {
    expect(chooseLists([[1]], sizes({ 1: 10 }, false), 20_000)).toEqual([{ term: 1, budget: 20_000 }]);
  });
});

describe('Positions', () => {
  it('come newest first or soonest first, and by id among equals', () => {
    const positions = [
      { key: 1, id: 'b' },
      { key: 2, id: 'a' },
      { key: 2, id: 'b' },
    ];
    const order = (name: 'newest' | 'soonest') =>
      [...positions].sort((a, b) => comparePositions(name, a, b)).map(({ key, id }) => `${key}${id}`);
    expect(order('newest')).toEqual(['2b', '2a', '1b']);
    expect(order('soonest')).toEqual(['1b', '2a', '2b']);
  });
});
