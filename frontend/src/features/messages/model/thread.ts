import type { RealtimeMessage, Reactions } from '../../../api/realtime';

export const MESSAGE_LENGTH = 4_000;

/** How long a message can be edited after it was sent. The server decides. */
export const EDITABLE_MS = 15 * 60_000;
export const DELETABLE_MS = 60 * 60_000;

export type Message = RealtimeMessage;
/** The message that another one answers, as far as it is shown there. */
export type QuotedMessage = NonNullable<Message['replyTo']>;

const QUOTED_LENGTH = 200;
/** The most messages that are kept and shown: loading more at one end drops as many at the other. */
export const MOST_SHOWN = 150;

/** A message as an answer to it shows it. */
export const quoteOf = ({
  id,
  seq,
  senderId,
  content,
  removed,
  deleted,
  photoCount,
  documentCount,
  voiceSeconds,
}: Message): QuotedMessage => ({
  id,
  seq,
  senderId,
  content: content.slice(0, QUOTED_LENGTH),
  removed,
  deleted,
  photoCount,
  documentCount,
  voiceSeconds,
});

/** Events of a conversation, numbered by one counter. */
export type ThreadEvent =
  | { kind: 'message'; seq: number; message: Message }
  | { kind: 'change'; seq: number; message: Message }
  | { kind: 'reaction'; seq: number; messageId: string; reactions: Reactions };

/** A conversation as far as this tab knows it. */
export interface Thread {
  /** In order of `seq`; a run without gaps up to `lastSeq`. */
  messages: Message[];
  /** Everything up to here has been applied. */
  lastSeq: number;
  /** `seq` of the oldest event that was loaded; earlier ones may exist while it is above 1. */
  oldestSeq: number;
  theirLastReadSeq: number;
  /** Own messages that the server acknowledged, before what came ahead of them is known: shown below the others. */
  ahead: Message[];
}

type Applied = { kind: 'applied'; thread: Thread } | { kind: 'known' } | { kind: 'gap' };

/** A thread from its newest page. */
export function openThread(events: ThreadEvent[], lastSeq: number, theirLastReadSeq: number): Thread {
  const empty: Thread = { messages: [], lastSeq: 0, oldestSeq: events[0]?.seq ?? 1, theirLastReadSeq, ahead: [] };
  return { ...events.reduce(withEvent, empty), lastSeq };
}

/**
 * Applies an event only if it is the very next one. `known` events were applied before and change nothing; after a
 * `gap` the caller fetches what came after `lastSeq`.
 */
export function applyEvent(thread: Thread, event: ThreadEvent): Applied {
  if (event.seq <= thread.lastSeq) return { kind: 'known' };
  if (event.seq > thread.lastSeq + 1) return { kind: 'gap' };
  return { kind: 'applied', thread: withEvent(thread, event) };
}

/** Applies what the server said came after `lastSeq`; events that arrived meanwhile are not applied twice. */
export function catchUp(thread: Thread, events: ThreadEvent[]): Thread {
  return events.filter(({ seq }) => seq > thread.lastSeq).reduce(withEvent, thread);
}

/** Puts an earlier page in front. Its messages are as they are now, so its other events add nothing. */
export function prepend(thread: Thread, events: ThreadEvent[]): Thread {
  const earlier = events.filter(({ seq }) => seq < thread.oldestSeq);
  const messages = earlier.flatMap((event) => (event.kind === 'message' ? [event.message] : []));
  return { ...thread, messages: [...messages, ...thread.messages], oldestSeq: earlier[0]?.seq ?? 1 };
}

/** Its earliest messages: what comes after them is asked for again. */
export function earliestOf(thread: Thread, count: number): Thread {
  const messages = thread.messages.slice(0, count);
  const last = messages.at(-1);
  return last && messages.length < thread.messages.length
    ? { ...thread, messages, lastSeq: last.seq, ahead: [] }
    : thread;
}

/** Its latest messages: what came before them is asked for again. */
export function latestOf(thread: Thread, count: number): Thread {
  const messages = thread.messages.slice(-count);
  const [first] = messages;
  return first && messages.length < thread.messages.length ? { ...thread, messages, oldestSeq: first.seq } : thread;
}

/** Applies an event to messages that were loaded before it. */
export function applyMissedEvent(thread: Thread, event: ThreadEvent): Thread {
  return event.kind === 'message' ? thread : changedBy(thread, event);
}

/** Two stretches that meet as one. Where they overlap, the later one knows what happened since. */
export function joined(earlier: Thread, later: Thread): Thread {
  const messages = earlier.messages.filter(({ seq }) => seq < later.oldestSeq);
  return {
    ...later,
    messages: [...messages, ...later.messages],
    oldestSeq: Math.min(earlier.oldestSeq, later.oldestSeq),
  };
}

/** The same stretch of a conversation, as the server shows it now; what was applied meanwhile stays. */
export function refreshed(thread: Thread, events: ThreadEvent[]): Thread {
  const shown = new Map(
    events.flatMap((event) => (event.kind === 'message' ? [[event.message.id, event.message] as const] : [])),
  );
  return { ...thread, messages: thread.messages.map((message) => shown.get(message.id) ?? message) };
}

/** Shows your own message, which the server has numbered, although what came ahead of it is still on its way. */
export function withAcknowledged(thread: Thread, message: Message): Thread {
  if (message.seq <= thread.lastSeq || thread.ahead.some(({ id }) => id === message.id)) return thread;
  return { ...thread, ahead: [...thread.ahead, message].sort((a, b) => a.seq - b.seq) };
}

/** The other person has read up to `seq`. */
export function withReadUpTo(thread: Thread, seq: number): Thread {
  return seq > thread.theirLastReadSeq ? { ...thread, theirLastReadSeq: seq } : thread;
}

/** Shows your own reaction before the server has numbered it. */
export function withReactions(thread: Thread, messageId: string, reactions: Reactions): Thread {
  return {
    ...thread,
    messages: thread.messages.map((message) => (message.id === messageId ? { ...message, reactions } : message)),
  };
}

/** Shows a message as it is now, if it is loaded. */
export function withChanged(thread: Thread, changed: Message): Thread {
  return { ...thread, messages: thread.messages.map((message) => (message.id === changed.id ? changed : message)) };
}

/** Whether the other person has written; where earlier messages are not loaded, the server decides. */
export const isAnswered = ({ messages, oldestSeq }: Thread, otherId: string): boolean =>
  oldestSeq > 1 || messages.some(({ senderId }) => senderId === otherId);

function withEvent(thread: Thread, event: ThreadEvent): Thread {
  const after = changedBy(thread, event);
  return { ...after, lastSeq: event.seq, ahead: after.ahead.filter(({ seq }) => seq > event.seq) };
}

function changedBy(thread: Thread, event: ThreadEvent): Thread {
  if (event.kind === 'message') return { ...thread, messages: [...thread.messages, event.message] };
  if (event.kind === 'change') return withChanged(thread, event.message);
  return withReactions(thread, event.messageId, event.reactions);
}
