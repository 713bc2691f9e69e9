/** A stretch that both texts share, or in which they differ. */
export interface Stretch<Part> {
  /** Shared where `mine` and `theirs` are the same list. */
  same: boolean;
  mine: Part[];
  theirs: Part[];
}

/** More comparisons than this are not made: the whole is one difference then. */
const MOST_CELLS = 4_000_000;

/** Two lists as stretches that are the same and stretches that differ, by their longest common subsequence. */
export function stretchesOf<Part extends string>(mine: readonly Part[], theirs: readonly Part[]): Stretch<Part>[] {
  if (mine.length * theirs.length > MOST_CELLS) return [{ same: false, mine: [...mine], theirs: [...theirs] }];
  const lengths = commonLengths(mine, theirs);
  const stretches: Stretch<Part>[] = [];
  const last = (same: boolean): Stretch<Part> => {
    const open = stretches.at(-1);
    if (open?.same === same) return open;
    const begun = { same, mine: [], theirs: [] };
    stretches.push(begun);
    return begun;
  };
  let [i, j] = [0, 0];
  while (i < mine.length || j < theirs.length) {
    const [left, right] = [mine[i], theirs[j]];
    if (left !== undefined && left === right) {
      const stretch = last(true);
      stretch.mine.push(left);
      stretch.theirs.push(left);
      i += 1;
      j += 1;
    } else if (
      right === undefined ||
      (left !== undefined && (lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0))
    ) {
      last(false).mine.push(left as Part);
      i += 1;
    } else {
      last(false).theirs.push(right);
      j += 1;
    }
  }
  return stretches;
}

/** At [i][j], how much the rests of both lists from there have in common. */
function commonLengths(mine: readonly string[], theirs: readonly string[]): Uint16Array[] {
  const lengths = Array.from({ length: mine.length + 1 }, () => new Uint16Array(theirs.length + 1));
  for (let i = mine.length - 1; i >= 0; i -= 1) {
    const [row, below] = [lengths[i] as Uint16Array, lengths[i + 1] as Uint16Array];
    for (let j = theirs.length - 1; j >= 0; j -= 1)
      row[j] = mine[i] === theirs[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
  }
  return lengths;
}

/** Words with the blanks behind them, so that joined they are the text again. */
export const wordsOf = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? [];
