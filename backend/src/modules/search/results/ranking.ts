import { comparePositions, type Position } from './walk.js';

/** The window that "best match" ranks: from its newest person to where it ended, both included. */
export interface RankedWindow {
  from: Position;
  to: Position;
}

/** Where in a ranked window someone stands. */
export interface RankedPosition extends Position {
  score: number;
}

/** Best first, and among equals the newest. */
const compareRanked = (a: RankedPosition, b: RankedPosition) => b.score - a.score || comparePositions('newest', a, b);

const isWithin = (position: Position, { from, to }: RankedWindow) =>
  comparePositions('newest', from, position) <= 0 && comparePositions('newest', position, to) <= 0;

/**
 * The next `limit` people of a window behind `after`, best first, and whether there are more in it. Only those are kept in
 * order, because hundreds are looked at.
 */
export function rankedPage<Person extends { at: RankedPosition }>(
  people: readonly Person[],
  { window, after, limit }: { window: RankedWindow; after: RankedPosition | null; limit: number },
): { shown: Person[]; hasMore: boolean } {
  const shown: Person[] = [];
  let passing = 0;
  for (const person of people) {
    if (!isWithin(person.at, window) || (after !== null && compareRanked(person.at, after) <= 0)) continue;
    passing += 1;
    const last = shown[limit - 1];
    if (last && compareRanked(person.at, last.at) >= 0) continue;
    if (last) shown.pop();
    shown.splice(insertionIndexOf(person.at, shown), 0, person);
  }
  return { shown, hasMore: passing > limit };
}

/** Where someone belongs among `ranked`: behind those who are better. */
function insertionIndexOf(at: RankedPosition, ranked: readonly { at: RankedPosition }[]): number {
  return ranked.findLastIndex((one) => compareRanked(one.at, at) <= 0) + 1;
}
