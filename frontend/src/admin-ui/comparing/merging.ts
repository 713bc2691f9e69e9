import { differing, type FieldName, type FieldsModel } from '../editing/fields';
import { blocksOf } from './blocks';
import { stretchesOf, type Stretch } from './text-diff';

export type Side = 'mine' | 'theirs';

/** One thing that is to be chosen: a field, or a passage of a field that holds HTML. */
export interface Part<Fields> {
  key: string;
  name: FieldName<Fields>;
  /** Of a passage: how many differ before it, and both states of it as HTML. */
  passage: { place: number; mine: string; theirs: string } | null;
}

/** Two versions that differ, taken apart. */
export interface Differences<Fields> {
  parts: Part<Fields>[];
  /** What stays where no one chooses: mine where I have changed the field since both began, else theirs. */
  proposed: Record<string, Side>;
  /** One version out of two. What no one chose stays mine: nothing that was typed goes unasked. */
  merged: (choice: Readonly<Record<string, Side>>) => Fields;
}

/** What is to be chosen between two versions of which both began with the same one. */
export function differencesOf<Fields extends object>(
  model: FieldsModel<Fields>,
  { began, mine, theirs }: Record<'began' | 'mine' | 'theirs', Fields>,
): Differences<Fields> {
  const names = differing(mine, theirs);
  const own = differing(began, mine);
  const stretches = new Map(
    names
      .filter((name) => model.prose.includes(name))
      .map((name) => [name, stretchesOf(blocksOf(String(mine[name] ?? '')), blocksOf(String(theirs[name] ?? '')))]),
  );
  const parts = names.flatMap((name): Part<Fields>[] => {
    const passages = stretches.get(name);
    if (!passages) return [{ key: name, name, passage: null }];
    return passages
      .filter(({ same }) => !same)
      .map((stretch, place) => ({
        key: `${name}:${place}`,
        name,
        passage: { place, mine: stretch.mine.join(''), theirs: stretch.theirs.join('') },
      }));
  });
  return {
    parts,
    proposed: Object.fromEntries(parts.map(({ key, name }) => [key, own.includes(name) ? 'mine' : 'theirs'])),
    merged: (choice) => {
      const taken = names.map((name) => {
        const passages = stretches.get(name);
        if (passages) return [name, joined(passages, (place) => choice[`${name}:${place}`] ?? 'mine')];
        return [name, choice[name] === 'theirs' ? theirs[name] : mine[name]];
      });
      return { ...mine, ...Object.fromEntries(taken) };
    },
  };
}

function joined(stretches: readonly Stretch<string>[], sideOf: (place: number) => Side): string {
  let place = -1;
  return stretches
    .flatMap((stretch) => {
      if (!stretch.same) place += 1;
      return stretch.same ? stretch.mine : stretch[sideOf(place)];
    })
    .join('');
}
