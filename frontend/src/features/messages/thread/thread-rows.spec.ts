import { describe, expect, it } from '@jest/globals';
import type { Message } from '../model/thread';
import { threadRows } from './thread-rows';

const facts = { timeZone: 'Australia/Sydney', ownId: 'me', theirLastReadSeq: 0, newPart: null, lastSeq: 9 };
const message = (seq: number, senderId: string, createdAt: string, more: Partial<Message> = {}) =>
  ({ seq, senderId, createdAt, clientMessageId: `k${seq}`, isRead: false, deleted: false, ...more }) as Message;

/** "day", "new 2", "1", "+2" for one that belongs to the message above, "." behind the one that shows the time. */
const drawn = (messages: Message[], more: Partial<Parameters<typeof threadRows>[1]> = {}) =>
  threadRows(messages, { ...facts, ...more }).map((row) => {
    if (row.kind === 'day') return 'day';
    if (row.kind === 'new') return `new ${row.count}`;
    return `${row.joined ? '+' : ''}${row.message.seq}${row.closes ? '.' : ''}`;
  });

describe('The rows of a conversation', () => {
  it('group messages of one person within minutes, with one time', () => {
    const rows = drawn([
      message(1, 'her', '2026-11-20T01:00:00Z'),
      message(2, 'her', '2026-11-20T01:04:00Z'),
      message(3, 'her', '2026-11-20T01:10:00Z'),
      message(4, 'me', '2026-11-20T01:10:30Z'),
    ]);
    expect(rows).toEqual(['day', '1', '+2.', '3.', '4.']);
  });

  it('begin a new group with each day of the reader', () => {
    const rows = drawn([message(1, 'her', '2026-11-20T12:59:00Z'), message(2, 'her', '2026-11-20T13:01:00Z')]);
    expect(rows).toEqual(['day', '1.', 'day', '2.']);
  });

  it('mark the first new message and count new ones, without own and deleted ones', () => {
    const rows = drawn(
      [
        message(1, 'her', '2026-11-20T01:00:00Z'),
        message(2, 'me', '2026-11-20T01:01:00Z'),
        message(3, 'her', '2026-11-20T01:02:00Z', { deleted: true }),
        message(4, 'her', '2026-11-20T01:02:00Z'),
        message(5, 'her', '2026-11-20T01:03:00Z'),
        message(6, 'her', '2026-11-20T01:04:00Z'),
      ],
      { newPart: { after: 1, upTo: 5 } },
    );
    expect(rows).toEqual(['day', '1.', '2.', '3.', 'new 2', '4', '+5', '+6.']);
  });

  it('show no count of new messages if only a part of them is loaded', () => {
    const messages = [message(1, 'me', '2026-11-20T01:00:00Z'), message(2, 'her', '2026-11-20T01:03:00Z')];
    expect(drawn(messages, { newPart: { after: 1, upTo: 5 }, lastSeq: 2 })).toEqual(['day', '1.', 'new null', '2.']);
  });

  it('show in a group how far it was read', () => {
    const own = [1, 2, 3].map((seq) => message(seq, 'me', `2026-11-20T01:0${seq}:00Z`));
    expect(drawn(own, { theirLastReadSeq: 2 })).toEqual(['day', '1', '+2.', '+3.']);
  });
});
