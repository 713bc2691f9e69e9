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
const said = (seq: number): ThreadEvent => ({ kind: 'message', seq, message: message(seq) });
const reacted = (seq: number, to: number): ThreadEvent => ({
  kind: 'reaction',
  seq,
  messageId: `m${to}`,
  reactions: { heart: ['her'] },
});
const seqs = (thread: Thread) => thread.messages.map(({ seq }) => seq);

describe('An earlier stretch', () => {
  it('is joined to the newest one when they meet, and gets later changes', () => {
    const earlier = openThread([said(1), said(2), said(3)], 3, 0);
    const later = openThread([said(3), said(4)], 5, 2);
    const thread = joined([reacted(6, 2), said(7)].reduce(applyMissedEvent, earlier), later);
    expect(seqs(thread)).toEqual([1, 2, 3, 4]);
    expect(thread).toMatchObject({ oldestSeq: 1, lastSeq: 5, theirLastReadSeq: 2 });
    expect(thread.messages[1]?.reactions).toEqual({ heart: ['her'] });
  });

  it('drops messages at one end while it grows at the other, and loads them again when needed', () => {
    const stretch = openThread([said(3), reacted(4, 3), said(5), reacted(6, 3), said(7)], 8, 0);
    expect(earliestOf(stretch, 2)).toMatchObject({ oldestSeq: 3, lastSeq: 5 });
    expect(seqs(earliestOf(stretch, 2))).toEqual([3, 5]);
    expect(latestOf(stretch, 2)).toMatchObject({ oldestSeq: 5, lastSeq: 8 });
    expect(seqs(latestOf(stretch, 2))).toEqual([5, 7]);
    for (const ends of [earliestOf, latestOf]) expect(ends(stretch, 3)).toBe(stretch);
    const moved = earliestOf(prepend(stretch, [said(1), said(2)]), 3);
    expect(seqs(catchUp(moved, [reacted(4, 3), said(5)]))).toEqual([1, 2, 3, 5]);
  });
});

describe('A thread', () => {
  const open = openThread([said(4), said(5)], 5, 4);

  it('applies the next event and no other', () => {
    const applied = applyEvent(open, said(6));
    expect(applied.kind === 'applied' && seqs(applied.thread)).toEqual([4, 5, 6]);
    expect(applyEvent(open, said(5))).toEqual({ kind: 'known' });
    expect(applyEvent(open, said(7))).toEqual({ kind: 'gap' });
  });

  it('neither loses nor doubles missed events that arrive twice', () => {
    const live = applyEvent(open, said(6));
    const thread = live.kind === 'applied' ? live.thread : open;
    expect(seqs(catchUp(thread, [said(6), said(7), said(8)]))).toEqual([4, 5, 6, 7, 8]);
  });

  it('counts reactions in the same order as messages', () => {
    const thread = catchUp(open, [reacted(6, 5), said(7)]);
    expect(thread.lastSeq).toBe(7);
    expect(thread.messages[1]?.reactions).toEqual({ heart: ['her'] });
    expect(applyEvent(thread, said(8)).kind).toBe('applied');
  });

  it('shows an edited message, even if an older event of it arrives again', () => {
    const edited = { ...message(5), content: 'Better words', editedAt: '2026-11-20T08:05:00.000Z' };
    const thread = catchUp(open, [{ kind: 'change', seq: 6, message: edited }, said(7)]);
    expect(thread.messages.map(({ content }) => content)).toEqual(['Words 4', 'Better words', 'Words 7']);
    expect(applyEvent(thread, { kind: 'change', seq: 6, message: message(5) })).toEqual({ kind: 'known' });
  });

  it('remembers a reaction to a message that is not loaded as applied', () => {
    expect(catchUp(open, [reacted(6, 1)]).lastSeq).toBe(6);
  });

  it('adds earlier pages without repeating messages', () => {
    const thread = prepend(open, [said(1), said(2), reacted(3, 1), said(4)]);
    expect(seqs(thread)).toEqual([1, 2, 4, 5]);
    expect(thread.oldestSeq).toBe(1);
  });

  it('never lowers the number up to which the other person has read', () => {
    expect(withReadUpTo(withReadUpTo(open, 5), 3).theirLastReadSeq).toBe(5);
  });
});

describe('An own message that is acknowledged ahead of a gap', () => {
  const begun = () => openThread([said(1)], 1, 0);

  it('is shown until the events before it have arrived, and then once', () => {
    const ahead = withAcknowledged(begun(), message(4));
    expect(ahead.ahead.map(({ seq }) => seq)).toEqual([4]);
    const partly = catchUp(ahead, [said(2), said(3)]);
    expect([partly.messages.length, partly.ahead.length]).toEqual([3, 1]);
    const whole = catchUp(partly, [said(4)]);
    expect([whole.messages.map(({ seq }) => seq), whole.ahead]).toEqual([[1, 2, 3, 4], []]);
  });

  it('is not shown twice when it was known already', () => {
    expect(withAcknowledged(begun(), message(1)).ahead).toEqual([]);
  });
});

describe('A refreshed conversation', () => {
  it('changes in place, and keeps messages that arrived meanwhile', () => {
    const thread = catchUp(openThread([said(1), said(2)], 2, 0), [said(3)]);
    const removed: ThreadEvent = { kind: 'message', seq: 1, message: { ...message(1), content: 'Removed' } };
    expect(refreshed(thread, [removed, said(2)]).messages.map(({ content }) => content)).toEqual([
      'Removed',
      'Words 2',
      'Words 3',
    ]);
  });
});
