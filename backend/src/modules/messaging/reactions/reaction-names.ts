/** The reactions to a message. */
export const REACTIONS = ['heart', 'laugh', 'thumbs_up', 'wow', 'sad', 'celebrate'] as const;
export type Reaction = (typeof REACTIONS)[number];

/** The ids of the people who reacted, by reaction, the first one first. Reactions without people are left out. */
export type Reactions = Partial<Record<Reaction, string[]>>;

/** Reads the JSON of `messages.reactions`. Unknown names are ignored. */
export function parseReactions(json: string): Reactions {
  // As for every new message.
  if (json === '{}') return {};
  const stored = JSON.parse(json) as Record<string, string[]>;
  return ordered((reaction) => (Object.hasOwn(stored, reaction) ? (stored[reaction] ?? []) : []));
}

/** Adds `userId` to `reaction` or removes it. Returns the same object if nothing changes. */
export function withReaction(reactions: Reactions, reaction: Reaction, userId: string, on: boolean): Reactions {
  const before = reactions[reaction] ?? [];
  if (before.includes(userId) === on) return reactions;
  const after = on ? [...before, userId] : before.filter((id) => id !== userId);
  return ordered((name) => (name === reaction ? after : (reactions[name] ?? [])));
}

function ordered(of: (reaction: Reaction) => string[]): Reactions {
  return Object.fromEntries(REACTIONS.map((name) => [name, of(name)] as const).filter(([, ids]) => ids.length > 0));
}
