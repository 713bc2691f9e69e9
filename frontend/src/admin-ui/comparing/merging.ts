import { differing, type FieldName, type FieldsModel } from '../editing/fields';
import { blocksOf } from './blocks';
import { stretchesOf, type Stretch } from './text-diff';

export type Side = 'mine' | 'theirs';

/** One choice: a field, or a passage of an HTML field. */
export interface Part<Fields> {
  key: string;
  name: FieldName<Fields>;
  /** For a passage: its position among the differences, and both versions as HTML. */
  passage: { place: number; mine: string; theirs: string } | null;
}

/** Two different versions with the choices between them. */
interface Differences<Fields> {
  parts: Part<Fields>[];
  /** The default choice: mine where I changed the field since the common base, otherwise theirs. */
  proposed: Record<string, Side>;
  /** Builds the merged version. Where nothing was chosen mine stays, so that typed text is never lost. */
  merged: (choice: Readonly<Record<string, Side>>) => Fields;
}

/** Returns the choices between two versions with a common base. */
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
