import { diffArrays } from 'diff';

/** A run that both texts share, or in which they differ. */
export interface Stretch<Part> {
  /** Shared when `mine` and `theirs` are the same list. */
  same: boolean;
  mine: Part[];
  theirs: Part[];
}

/** Above this number of differences the texts are treated as completely different. */
const MOST_CHANGES = 1_000;

/** Splits two lists into runs that are equal and runs that differ. */
export function stretchesOf<Part extends string>(mine: readonly Part[], theirs: readonly Part[]): Stretch<Part>[] {
  const changes = diffArrays([...mine], [...theirs], { maxEditLength: MOST_CHANGES });
  if (!changes) return [{ same: false, mine: [...mine], theirs: [...theirs] }];
  const stretches: Stretch<Part>[] = [];
  for (const { value, added, removed } of changes) {
    const same = !added && !removed;
    let stretch = stretches.at(-1);
    if (stretch?.same !== same) stretches.push((stretch = { same, mine: [], theirs: [] }));
    if (!added) stretch.mine.push(...value);
    if (!removed) stretch.theirs.push(...value);
  }
  return stretches;
}

/** Words with the spaces after them, so that joining them gives the text again. */
export const wordsOf = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? [];
