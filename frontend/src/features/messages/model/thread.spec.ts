import { describe, expect, it } from '@jest/globals';
import {
  withAcknowledged,
  applyEvent,
  catchUp,
  earliestOf,
  applyMissedEvent,
  joined,
  latestOf,
  openThread,
  prepend,
  withReadUpTo,
  refreshed,
  type Message,
  type Thread,
  type ThreadEvent,
} from './thread';

const message = (seq: number): Message => ({
  id: `m${seq}`,
  conversationId: 'c',
  senderId: seq % 2 ? 'her' : 'me',
  receiverId: seq % 2 ? 'me' : 'her',
  content: `Words ${seq}`,
  isRead: false,
  removed: false,
  deleted: false,
  editedAt: null,
  reactions: {},
  replyTo: null,
  attachments: [],
  photoCount: 0,
  documentCount: 0,
  voiceSeconds: 0,
  createdAt: '2026-11-20T08:00:00.000Z',
  seq,
  clientMessageId: `k${seq}`,
});
const messageEvent = (seq: number): ThreadEvent => ({ kind: 'message', seq, message: message(seq) });
const reacted = (seq: number, to: number): ThreadEvent => ({
  kind: 'reaction',
  seq,
  messageId: `m${to}`,
  reactions: { heart: ['her'] },
});
const seqs = (thread: Thread) => thread.messages.map(({ seq }) => seq);

describe('An earlier stretch', () => {
  it('is joined to the newest one when they meet, and gets later changes', () => {
    const earlier = openThread([messageEvent(1), messageEvent(2), messageEvent(3)], 3, 0);
    const later = openThread([messageEvent(3), messageEvent(4)], 5, 2);
    const thread = joined([reacted(6, 2), messageEvent(7)].reduce(applyMissedEvent, earlier), later);
    expect(seqs(thread)).toEqual([1, 2, 3, 4]);
    expect(thread).toMatchObject({ oldestSeq: 1, lastSeq: 5, theirLastReadSeq: 2 });
    expect(thread.messages[1]?.reactions).toEqual({ heart: ['her'] });
  });

  it('drops messages at one end while it grows at the other, and loads them again when needed', () => {
    const stretch = openThread([messageEvent(3), reacted(4, 3), messageEvent(5), reacted(6, 3), messageEvent(7)], 8, 0);
    expect(earliestOf(stretch, 2)).toMatchObject({ oldestSeq: 3, lastSeq: 5 });
    expect(seqs(earliestOf(stretch, 2))).toEqual([3, 5]);
    expect(latestOf(stretch, 2)).toMatchObject({ oldestSeq: 5, lastSeq: 8 });
    expect(seqs(latestOf(stretch, 2))).toEqual([5, 7]);
    for (const ends of [earliestOf, latestOf]) expect(ends(stretch, 3)).toBe(stretch);
    const moved = earliestOf(prepend(stretch, [messageEvent(1), messageEvent(2)]), 3);
    expect(seqs(catchUp(moved, [reacted(4, 3), messageEvent(5)]))).toEqual([1, 2, 3, 5]);
  });
});

describe('A thread', () => {
  const open = openThread([messageEvent(4), messageEvent(5)], 5, 4);

  it('applies the next event and no other', () => {
    const applied = applyEvent(open, messageEvent(6));
    expect(applied.kind === 'applied' && seqs(applied.thread)).toEqual([4, 5, 6]);
    expect(applyEvent(open, messageEvent(5))).toEqual({ kind: 'known' });
    expect(applyEvent(open, messageEvent(7))).toEqual({ kind: 'gap' });
  });

  it('neither loses nor doubles missed events that arrive twice', () => {
    const live = applyEvent(open, messageEvent(6));
    const thread = live.kind === 'applied' ? live.thread : open;
    expect(seqs(catchUp(thread, [messageEvent(6), messageEvent(7), messageEvent(8)]))).toEqual([4, 5, 6, 7, 8]);
  });

  it('counts reactions in the same order as messages', () => {
    const thread = catchUp(open, [reacted(6, 5), messageEvent(7)]);
    expect(thread.lastSeq).toBe(7);
    expect(thread.messages[1]?.reactions).toEqual({ heart: ['her'] });
    expect(applyEvent(thread, messageEvent(8)).kind).toBe('applied');
  });

  it('shows an edited message, even if an older event of it arrives again', () => {
    const edited = { ...message(5), content: 'Better words', editedAt: '2026-11-20T08:05:00.000Z' };
    const thread = catchUp(open, [{ kind: 'change', seq: 6, message: edited }, messageEvent(7)]);
    expect(thread.messages.map(({ content }) => content)).toEqual(['Words 4', 'Better words', 'Words 7']);
    expect(applyEvent(thread, { kind: 'change', seq: 6, message: message(5) })).toEqual({ kind: 'known' });
  });

  it('remembers a reaction to a message that is not loaded as applied', () => {
    expect(catchUp(open, [reacted(6, 1)]).lastSeq).toBe(6);
  });

  it('adds earlier pages without repeating messages', () => {
    const thread = prepend(open, [messageEvent(1), messageEvent(2), reacted(3, 1), messageEvent(4)]);
    expect(seqs(thread)).toEqual([1, 2, 4, 5]);
    expect(thread.oldestSeq).toBe(1);
  });

  it('never lowers the number up to which the other person has read', () => {
    expect(withReadUpTo(withReadUpTo(open, 5), 3).theirLastReadSeq).toBe(5);
  });
});

describe('An own message that is acknowledged ahead of a gap', () => {
  const begun = () => openThread([messageEvent(1)], 1, 0);

  it('is shown until the events before it have arrived, and then once', () => {
    const ahead = withAcknowledged(begun(), message(4));
    expect(ahead.ahead.map(({ seq }) => seq)).toEqual([4]);
    const partly = catchUp(ahead, [messageEvent(2), messageEvent(3)]);
    expect([partly.messages.length, partly.ahead.length]).toEqual([3, 1]);
    const whole = catchUp(partly, [messageEvent(4)]);
    expect([whole.messages.map(({ seq }) => seq), whole.ahead]).toEqual([[1, 2, 3, 4], []]);
  });

  it('is not shown twice when it was known already', () => {
    expect(withAcknowledged(begun(), message(1)).ahead).toEqual([]);
  });
});

describe('A refreshed conversation', () => {
  it('changes in place, and keeps messages that arrived meanwhile', () => {
    const thread = catchUp(openThread([messageEvent(1), messageEvent(2)], 2, 0), [messageEvent(3)]);
    const removed: ThreadEvent = { kind: 'message', seq: 1, message: { ...message(1), content: 'Removed' } };
    expect(refreshed(thread, [removed, messageEvent(2)]).messages.map(({ content }) => content)).toEqual([
      'Removed',
      'Words 2',
      'Words 3',
    ]);
  });
});
