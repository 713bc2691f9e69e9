import { expect, it } from '@jest/globals';
import { answerOrBefore } from './answer-or-before';

it('The answer to the question before is shown while the new one loads, and not where that failed', () => {
  expect(answerOrBefore({ data: 'week 1' })).toBe('week 1');
  expect(answerOrBefore({ data: 'week 1', currentData: 'week 2' })).toBe('week 2');
  expect(answerOrBefore({ data: 'week 1', error: { status: 0 } })).toBeUndefined();
  expect(answerOrBefore({ data: 'week 2', currentData: 'week 2', error: { status: 0 } })).toBe('week 2');
});
