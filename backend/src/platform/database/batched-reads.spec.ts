import { describe, expect, it } from 'vitest';
import { BatchedReads } from './batched-reads.js';

/** Statements that are answered by hand, one after the other. */
function answeredByHand() {
  const asked: string[][] = [];
  const answers: Answer<ReadonlyMap<string, string>>[] = [];
  const reads = new BatchedReads((keys) => {
    asked.push(keys);
    const answer = openAnswer<ReadonlyMap<string, string>>();
    answers.push(answer);
    return answer.promise;
  });
  const until = async (count: number) => {
    while (asked.length < count) await new Promise(setImmediate);
    return answers[count - 1];
  };
  return { reads, asked, until };
}

interface Answer<Value> {
  promise: Promise<Value>;
  resolve: (value: Value) => void;
  reject: (error: Error) => void;
}
function openAnswer<Value>(): Answer<Value> {
  let [resolve, reject]: [(value: Value) => void, (error: Error) => void] = [() => undefined, () => undefined];
  const promise = new Promise<Value>((done, failed) => ([resolve, reject] = [done, failed]));
  return { promise, resolve, reject };
}

describe('Batched reads', () => {
  it('read together what is asked for at once, and while a statement is under way', async () => {
    const { reads, asked, until } = answeredByHand();
    const first = Promise.all([reads.read('a'), reads.read('b'), reads.read('a'), reads.read('none')]);
    const one = await until(1);
    const second = Promise.all([reads.read('c'), reads.read('a')]);
    one?.resolve(new Map(Object.entries({ a: 'old a', b: 'b' })));
    expect(await first).toEqual(['old a', 'b', 'old a', undefined]);
    (await until(2))?.resolve(new Map(Object.entries({ a: 'new a', c: 'c' })));
    expect(await second).toEqual(['c', 'new a']);
    expect(asked).toEqual([
      ['a', 'b', 'none'],
      ['c', 'a'],
    ]);
  });

  it('do not wait for a statement that hangs', async () => {
    const { reads, until } = answeredByHand();
    void reads.read('a');
    await until(1);
    const later = reads.read('a');
    (await until(2))?.resolve(new Map([['a', 'a']]));
    expect(await later).toBe('a');
  });

  it('go on after a failure', async () => {
    const { reads, until } = answeredByHand();
    const failing = Promise.allSettled([reads.read('a'), reads.read('b')]);
    const one = await until(1);
    const later = reads.read('a');
    one?.reject(new Error('away'));
    expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    (await until(2))?.resolve(new Map([['a', 'a']]));
    expect(await later).toBe('a');
  });
});
