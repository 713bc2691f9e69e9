/** A message that the server has acknowledged to its sender. */
export interface Acknowledged {
  conversationId: string;
  clientMessageId: string;
  seq: number;
}

/** The entry with a number in a conversation: a message, or a reaction to one. */
export interface Entry {
  conversationId: string;
  seq: number;
  kind: 'message' | 'reaction';
  /** Of a message: who sent it under which id, and which of that person's messages in this conversation it is. */
  senderId?: string;
  clientMessageId?: string;
  content?: string;
  ordinal?: number;
}

export interface History {
  acknowledged: Acknowledged[];
  /** Everything that the database holds, in any order. */
  stored: Entry[];
  /** How far each conversation says that it has got. */
  lastSeqs: ReadonlyMap<string, number>;
  /** The entries that each person's device shows of each conversation, in order. */
  shown: { owner: string; conversationId: string; seqs: number[] }[];
}

export interface Verdict {
  /** Acknowledged, and not there, or elsewhere. */
  lost: number;
  /** The same message of the same person more than once. */
  duplicated: number;
  /** Numbers without an entry, or with more than one. */
  gaps: number;
  /** Messages of one person that are stored in another order than they were sent in. */
  reordered: number;
  /** Devices that show anything else than what is stored. */
  wrongViews: number;
}

/** Compares the acknowledgements with the stored data and with what devices show. */
export function judge({ acknowledged, stored, lastSeqs, shown }: History): Verdict {
  const messages = stored.filter(({ kind }) => kind === 'message');
  const places = new Map(messages.map((entry) => [entry.clientMessageId, entry]));
  const conversations = groupedBy(stored, ({ conversationId }) => conversationId);
  const inOrder = (conversationId: string) =>
    (conversations.get(conversationId) ?? []).map(({ seq }) => seq).toSorted((a, b) => a - b);
  return {
    lost: acknowledged.filter(({ clientMessageId, conversationId, seq }) => {
      const entry = places.get(clientMessageId);
      return entry?.conversationId !== conversationId || entry.seq !== seq;
    }).length,
    duplicated: messages.length - new Set(messages.map(({ senderId, content }) => `${senderId} ${content}`)).size,
    gaps: [...lastSeqs].filter(([id, lastSeq]) => !isWhole(inOrder(id), lastSeq)).length,
    reordered: reorderedIn(messages),
    wrongViews: shown.filter(({ conversationId, seqs }) => seqs.join() !== inOrder(conversationId).join()).length,
  };
}

const isWhole = (seqs: number[], lastSeq: number) =>
  seqs.length === lastSeq && seqs.every((seq, index) => seq === index + 1);

function reorderedIn(messages: Entry[]): number {
  const ofOnePerson = groupedBy(messages, ({ conversationId, senderId }) => `${conversationId} ${senderId}`);
  let count = 0;
  for (const own of ofOnePerson.values()) {
    const ordinals = own.toSorted((a, b) => a.seq - b.seq).map(({ ordinal }) => ordinal ?? 0);
    count += ordinals.filter((ordinal, index) => index > 0 && ordinal < (ordinals[index - 1] ?? 0)).length;
  }
  return count;
}

function groupedBy<T>(items: T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
