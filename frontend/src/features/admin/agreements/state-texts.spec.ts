import { expect, it } from '@jest/globals';
import { stateText } from './state-texts';

it('a placement has ended early only when its last day has come', () => {
  expect(stateText({ state: 'ended_early', endedOn: '2999-03-15' })).toBe('Ends early');
  expect(stateText({ state: 'ended_early', endedOn: '2026-03-15' })).toBe('Ended early');
  expect(stateText({ state: 'active', endedOn: null })).toBe('In progress');
});
