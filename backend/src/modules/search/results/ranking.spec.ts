import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { rankedPage } from './ranking.js';
import { comparePositions } from './walk.js';

const person = (id: string, key: number, score: number) => ({ id, at: { id, key, score } });
const people = [person('a', 5, 70), person('b', 4, 90), person('c', 3, 90), person('d', 2, 80), person('e', 1, 99)];
const window = { from: { id: 'a', key: 5 }, to: { id: 'd', key: 2 } };
const ids = (page: { shown: { id: string }[] }) => page.shown.map(({ id }) => id);

describe('A page of best matches', () => {
  it('has the best first and the newest among equals, no one from outside the window', () => {
    expect(ids(rankedPage(people, { window, after: null, limit: 10 }))).toEqual(['b', 'c', 'd', 'a']);
  });

  it('goes on behind the last one shown', () => {
    const first = rankedPage(people, { window, after: null, limit: 2 });
    expect(first).toMatchObject({ hasMore: true });
    const next = rankedPage(people, { window, after: first.shown[1]?.at ?? null, limit: 2 });
    expect([ids(first), ids(next), next.hasMore]).toEqual([['b', 'c'], ['d', 'a'], false]);
  });

  it('stays where it is when someone better joins before it', () => {
    const joined = [person('z', 9, 100), ...people];
    expect(ids(rankedPage(joined, { window, after: { id: 'c', key: 3, score: 90 }, limit: 10 }))).toEqual(['d', 'a']);
  });

  it('is cut from the whole window in order', () => {
    const crowd = fc.uniqueArray(fc.tuple(fc.nat(30), fc.nat(5)), { selector: ([key]) => key, maxLength: 30 });
    const everyone = { from: { id: 'z', key: 99 }, to: { id: '', key: 0 } };
    fc.assert(
      fc.property(crowd, fc.integer({ min: 1, max: 10 }), (seeds, limit) => {
        const all = seeds.map(([key, score]) => person(`p${key}`, key, score));
        const sorted = all.toSorted((a, b) => b.at.score - a.at.score || comparePositions('newest', a.at, b.at));
        const page = rankedPage(all, { window: everyone, after: null, limit });
        expect(page).toEqual({ shown: sorted.slice(0, limit), hasMore: all.length > limit });
      }),
    );
  });
});
