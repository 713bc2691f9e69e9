import { describe, expect, it } from 'vitest';
import { judge, type Entry, type History } from './history.js';

const message = (seq: number, ordinal: number): Entry => ({
  conversationId: 'talk',
  seq,
  kind: 'message',
  senderId: 'ana',
  clientMessageId: `id-${ordinal}`,
  content: `message ${ordinal}`,
  ordinal,
});
const told = (seq: number, ordinal: number) => ({ conversationId: 'talk', clientMessageId: `id-${ordinal}`, seq });

const FAULTLESS: History = {
  acknowledged: [told(1, 1), told(3, 2)],
  stored: [message(1, 1), { conversationId: 'talk', seq: 2, kind: 'reaction' }, message(3, 2)],
  lastSeqs: new Map([['talk', 3]]),
  shown: [{ owner: 'ben', conversationId: 'talk', seqs: [1, 2, 3] }],
};
const NOTHING_WRONG = { lost: 0, duplicated: 0, gaps: 0, reordered: 0, wrongViews: 0 };

describe('The judge of what happened while processes were killed', () => {
  it('reports nothing when nothing is wrong', () => {
    expect(judge(FAULTLESS)).toEqual(NOTHING_WRONG);
  });

  it.each<[string, Partial<History>, Partial<Record<keyof typeof NOTHING_WRONG, number>>]>([
    [
      'a message that was acknowledged and is gone',
      { acknowledged: [...FAULTLESS.acknowledged, told(4, 3)] },
      { lost: 1 },
    ],
    ['a message that was acknowledged at another place', { acknowledged: [told(2, 1)] }, { lost: 1 }],
    [
      'a message that was stored twice',
      {
        stored: [...FAULTLESS.stored, { ...message(4, 2), clientMessageId: 'another id' }],
        lastSeqs: new Map([['talk', 4]]),
        shown: [],
      },
      { duplicated: 1 },
    ],
    ['a number that nothing stands at', { stored: [message(1, 1), message(3, 2)], shown: [] }, { gaps: 1 }],
    [
      'a number that two things stand at',
      { stored: [...FAULTLESS.stored, { conversationId: 'talk', seq: 2, kind: 'reaction' }], shown: [] },
      { gaps: 1 },
    ],
    ['an end that was not reached', { lastSeqs: new Map([['talk', 4]]) }, { gaps: 1 }],
    [
      'messages in another order than they were sent in',
      { acknowledged: [], stored: [message(1, 2), message(2, 1)], lastSeqs: new Map([['talk', 2]]), shown: [] },
      { reordered: 1 },
    ],
    [
      'a device that misses something',
      { shown: [{ owner: 'ben', conversationId: 'talk', seqs: [1, 3] }] },
      { wrongViews: 1 },
    ],
    [
      'a device that shows something twice',
      { shown: [{ owner: 'ben', conversationId: 'talk', seqs: [1, 2, 2, 3] }] },
      { wrongViews: 1 },
    ],
  ])('reports %s', (_case, change, verdict) => {
    expect(judge({ ...FAULTLESS, ...change })).toEqual({ ...NOTHING_WRONG, ...verdict });
  });
});
