import { expect, it } from '@jest/globals';
import { currentOrPrevious } from './current-or-previous';

it('The previous answer is shown while the new one loads, but not after a failure', () => {
  expect(currentOrPrevious({ data: 'week 1' })).toBe('week 1');
  expect(currentOrPrevious({ data: 'week 1', currentData: 'week 2' })).toBe('week 2');
  expect(currentOrPrevious({ data: 'week 1', error: { status: 0 } })).toBeUndefined();
  expect(currentOrPrevious({ data: 'week 2', currentData: 'week 2', error: { status: 0 } })).toBe('week 2');
});
