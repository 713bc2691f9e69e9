import type { FieldName, PostFields } from '../editor/post-fields';
import type { Stretch } from './text-diff';

export type Side = 'mine' | 'theirs';

/** Which side each differing field takes, and each differing passage of the text, by its place among the stretches. */
export interface Choice {
  fields: Partial<Record<FieldName, Side>>;
  passages: Record<number, Side>;
}

/** One text out of two. What nobody chose stays mine: nothing that was typed goes unasked. */
export function merged(
  mine: PostFields,
  theirs: PostFields,
  stretches: readonly Stretch<string>[],
  choice: Choice,
): PostFields {
  const taken = Object.entries(choice.fields).filter(([, side]) => side === 'theirs');
  const content = stretches
    .flatMap((stretch, place) => (choice.passages[place] === 'theirs' ? stretch.theirs : stretch.mine))
    .join('');
  return {
    ...mine,
    ...Object.fromEntries(taken.map(([name]) => [name, theirs[name as FieldName]])),
    content: mine.content === theirs.content ? mine.content : content,
  };
}
