import { dayKey } from '../../../lib/clocks';
import type { Message } from '../model/thread';
import type { NewPart } from '../model/use-new-part';

/** Messages of one person that follow each other sooner belong together, and show their time once. */
const TOGETHER_MS = 5 * 60_000;

export type ThreadRow =
  | { kind: 'day'; key: string; date: Date }
  /** `count` is null where some are not loaded. */
  | { kind: 'new'; key: string; count: number | null }
  /** `joined`: belongs to the message above it. `closes`: the last of those that belong together. */
  | { kind: 'message'; key: string; message: Message; joined: boolean; closes: boolean };

interface RowFacts {
  timeZone: string;
  ownId: string;
  /** Up to where the other person has read. */
  theirLastReadSeq: number;
  newPart: NewPart | null;
  /** Up to where the conversation is shown: what is new may go on after it. */
  lastSeq: number;
}

/** Messages in groups, with a divider wherever, for this reader, a new day or what they have not read begins. */
export function threadRows(
  messages: Message[],
  { timeZone, ownId, theirLastReadSeq, newPart, lastSeq }: RowFacts,
): ThreadRow[] {
  const rows: ThreadRow[] = [];
  const unread = newPart ? messages.filter((message) => isIn(newPart, message, ownId)) : [];
  const isRead = ({ isRead, seq }: Message) => isRead || seq <= theirLastReadSeq;
  let before: Message | null = null;
  for (const message of messages) {
    const date = new Date(message.createdAt);
    const day = dayKey(date, timeZone);
    if (!before || dayKey(new Date(before.createdAt), timeZone) !== day) {
      rows.push({ kind: 'day', key: day, date });
      before = null;
    }
    if (message === unread[0]) {
      rows.push({ kind: 'new', key: 'new', count: newPart && newPart.upTo > lastSeq ? null : unread.length });
      before = null;
    }
    const joined = before !== null && belongTogether(before, message);
    const above = rows.at(-1);
    // Where the receiver stopped reading, a group shows it; a deleted message shows no mark.
    const marked = message.senderId === ownId && !message.deleted;
    const readEnds = marked && before !== null && !before.deleted && isRead(before) !== isRead(message);
    if (above?.kind === 'message') above.closes = !joined || readEnds;
    rows.push({ kind: 'message', key: message.clientMessageId, message, joined, closes: true });
    before = message;
  }
  return rows;
}

const isIn = ({ after, upTo }: NewPart, { senderId, seq, deleted }: Message, ownId: string) =>
  senderId !== ownId && seq > after && seq <= upTo && !deleted;

const belongTogether = (one: Message, next: Message) =>
  one.senderId === next.senderId && Date.parse(next.createdAt) - Date.parse(one.createdAt) < TOGETHER_MS;
