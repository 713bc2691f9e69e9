import { expect, it } from '@jest/globals';
import { namesOf, stateText, titleOf } from './state-texts';

it('a placement has ended early only once its last day has come', () => {
  expect(stateText({ state: 'ended_early', endedOn: '2999-03-15' })).toBe('Ends early');
  expect(stateText({ state: 'ended_early', endedOn: '2026-03-15' })).toBe('Ended early');
  expect(stateText({ state: 'active', endedOn: null })).toBe('In progress');
});

it('a row begins with a capital letter, also when someone has left', () => {
  const auPair = { id: 'lena', name: 'Lena' };
  const gone = { family: { id: 'gone', name: null }, auPair };
  expect(titleOf(gone)).toBe('Someone who has left and Lena');
  expect(namesOf(gone)).toBe('someone who has left and Lena');
  expect(titleOf({ family: { id: 'hartley', name: 'the Hartley family' }, auPair })).toBe(
    'The Hartley family and Lena',
  );
});
