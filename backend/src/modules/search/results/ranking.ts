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

/** The next `limit` people of a window behind `after`, best first, and whether there are more in it. */
export function rankedPage<Person extends { at: RankedPosition }>(
  people: readonly Person[],
  { window, after, limit }: { window: RankedWindow; after: RankedPosition | null; limit: number },
): { shown: Person[]; hasMore: boolean } {
  const rest = people
    .filter(({ at }) => isWithin(at, window) && (after === null || compareRanked(at, after) > 0))
    .sort((a, b) => compareRanked(a.at, b.at));
  return { shown: rest.slice(0, limit), hasMore: rest.length > limit };
}
