import { describe, expect, it } from '@jest/globals';
import type { EmployerClock } from '../../api/employer-clock';
import { headlineOf, isNear, listOf, progressOf } from './clock-words';

const clock = (change: object) =>
  ({
    ...{ state: 'running', daysLeft: 72, startsOn: '2027-02-01', countedFrom: '2027-02-01', lastDay: '2027-07-31' },
    ...{ today: '2027-02-01', noticeWeeks: [8, 4, 2], rule: { kind: 'months' }, ...change },
  }) as EmployerClock;

describe('The headline of a clock', () => {
  it.each([
    [{}, '72 days left'],
    [{ daysLeft: 1 }, '1 day left'],
    [{ daysLeft: 0 }, 'Today is the last day'],
    [{ state: 'over', daysLeft: null }, 'The last day has passed'],
    [{ state: 'ahead', daysLeft: null }, 'Begins on 1 February 2027'],
    [{ state: 'ended', daysLeft: null }, 'This placement is over'],
    [{ lastDay: null, daysLeft: null, rule: { kind: 'none' } }, 'No limit known'],
    [{ lastDay: null, daysLeft: null, rule: { kind: 'unclear' } }, 'Unclear: ask the authority'],
  ])('of %j is %s', (change, words) => {
    expect(headlineOf(clock(change))).toBe(words);
  });
});

it('counts the days that have passed, and never more than there are', () => {
  expect(progressOf(clock({}))).toEqual({ passed: 1, all: 181 });
  expect(progressOf(clock({ today: '2027-01-01' }))).toEqual({ passed: 0, all: 181 });
  expect(progressOf(clock({ today: '2027-09-01', state: 'over' }))).toEqual({ passed: 181, all: 181 });
  expect(progressOf(clock({ lastDay: null }))).toBeNull();
});

it('is near from the first notice on', () => {
  expect([57, 56, 0].map((daysLeft) => isNear(clock({ daysLeft })))).toEqual([false, true, true]);
  expect(isNear(clock({ state: 'over', daysLeft: null }))).toBe(true);
  expect(listOf([8, 4, 2])).toBe('8, 4 and 2');
});
