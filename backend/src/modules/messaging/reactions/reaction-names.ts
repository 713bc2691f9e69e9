/** What one can answer a message with besides words. */
export const REACTIONS = ['heart', 'laugh', 'thumbs_up', 'wow', 'sad', 'celebrate'] as const;
export type Reaction = (typeof REACTIONS)[number];

/** Ids of those who reacted, by reaction, in the order in which they did; a reaction of no one is left out. */
export type Reactions = Partial<Record<Reaction, string[]>>;

/** Reads what `messages.reactions` holds. Only names of ours are taken over, whatever the text says. */
export function parseReactions(json: string): Reactions {
  const stored = JSON.parse(json) as Record<string, string[]>;
  return ordered((reaction) => (Object.hasOwn(stored, reaction) ? (stored[reaction] ?? []) : []));
}

/** The reactions with `userId` among (or no longer among) those of `reaction`; the same object when nothing changes. */
export function withReaction(reactions: Reactions, reaction: Reaction, userId: string, on: boolean): Reactions {
  const before = reactions[reaction] ?? [];
  if (before.includes(userId) === on) return reactions;
  const after = on ? [...before, userId] : before.filter((id) => id !== userId);
  return ordered((name) => (name === reaction ? after : (reactions[name] ?? [])));
}

function ordered(of: (reaction: Reaction) => string[]): Reactions {
  return Object.fromEntries(REACTIONS.map((name) => [name, of(name)] as const).filter(([, ids]) => ids.length > 0));
}
