import { describe, expect, it } from 'vitest';
import type { AgreementFact } from '../../agreements/index.js';
import { clockDays, countedTogether, noticeDue, type ClockQuestion } from './clock-days.js';

const days = (change: Partial<ClockQuestion>) => {
  const startsOn = change.startsOn ?? '2027-02-01';
  return clockDays({
    ...{ today: startsOn, startsOn, endsOn: '2029-12-31', countedFrom: startsOn, months: 6, grantedUntil: null },
    ...change,
  });
};

describe('The days left with one employer', () => {
  it.each([
    ['2027-02-01', '2027-07-31', 180],
    ['2026-12-31', '2027-06-30', 181],
    ['2027-08-31', '2028-02-29', 182],
    ['2026-08-31', '2027-02-28', 181],
    ['2028-02-29', '2028-08-28', 181],
    ['2027-03-31', '2027-09-30', 183],
  ])('from %s end on %s', (startsOn, lastDay, daysLeft) => {
    expect(days({ startsOn })).toEqual({ state: 'running', lastDay, ruleLastDay: lastDay, daysLeft, because: 'rule' });
  });

  it('are none on the last day, and over the day after', () => {
    expect(days({ today: '2027-07-31' })).toMatchObject({ state: 'running', daysLeft: 0 });
    expect(days({ today: '2027-08-01' })).toMatchObject({ state: 'over', daysLeft: null, lastDay: '2027-07-31' });
  });

  it('do not run before the first day', () => {
    expect(days({ today: '2027-01-31' })).toMatchObject({ state: 'ahead', daysLeft: null, lastDay: '2027-07-31' });
  });

  it('stop with the placement, also when it ends early', () => {
    expect(days({ today: '2027-04-02', endsOn: '2027-04-01' })).toMatchObject({ state: 'ended', daysLeft: null });
    expect(days({ today: '2027-04-01', endsOn: '2027-04-01' })).toMatchObject({ state: 'running' });
  });

  it('are longer with a permission, which never makes them shorter', () => {
    expect(days({ today: '2027-08-01', grantedUntil: '2027-10-31' })).toMatchObject({
      ...{ state: 'running', lastDay: '2027-10-31', ruleLastDay: '2027-07-31', daysLeft: 91, because: 'permission' },
    });
    expect(days({ grantedUntil: '2027-07-01' })).toMatchObject({ lastDay: '2027-07-31', because: 'rule' });
  });

  it('have no end without a limit, unless a permission names one', () => {
    expect(days({ months: null })).toMatchObject({ state: 'running', lastDay: null, daysLeft: null, because: null });
    expect(days({ months: null, grantedUntil: '2027-02-03' })).toMatchObject({ daysLeft: 2, because: 'permission' });
  });

  it('are counted from an earlier placement with the same family', () => {
    expect(days({ startsOn: '2027-06-01', countedFrom: '2027-02-01' })).toMatchObject({ lastDay: '2027-07-31' });
  });
});

describe('Placements that count together', () => {
  const placement = (id: string, startsOn: string, region: AgreementFact['region'] = 'australia'): AgreementFact => ({
    ...{
      id,
      familyId: 'f',
      auPairId: 'a',
      state: 'completed',
      region,
      timeZone: 'Australia/Sydney',
      confirmedAt: null,
    },
    ...{ startsOn, endsOn: '2030-01-01', endedOn: null },
  });
  const ids = (others: AgreementFact[]) =>
    countedTogether(placement('now', '2027-06-01'), others, 12).map(({ id }) => id);

  it('are earlier ones of the same family, unless another visa must lie between', () => {
    expect(ids([placement('first', '2027-01-01'), placement('second', '2027-04-01')])).toEqual([
      ...['now', 'second', 'first'],
    ]);
    expect(ids([placement('a year ago', '2026-06-02')])).toEqual(['now', 'a year ago']);
    expect(ids([placement('longer ago', '2026-06-01')])).toEqual(['now']);
  });

  it('are not those of another country, nor later ones', () => {
    expect(ids([placement('there', '2027-02-01', 'newzealand'), placement('next', '2027-09-01')])).toEqual(['now']);
  });
});

describe('A notice', () => {
  it.each<[number, number[], number | null]>([
    [57, [], null],
    [56, [], 8],
    [56, [8], null],
    [40, [8], null],
    [28, [8], 4],
    [14, [8, 4], 2],
    [0, [8, 4, 2], null],
  ])('with %i days left and %j given is %j', (left, given, due) => {
    expect(noticeDue(left, given)).toBe(due);
  });

  it('is the newest one after a downtime, and never an older one after it', () => {
    expect(noticeDue(20, [])).toBe(4);
    expect(noticeDue(20, [4])).toBeNull();
    expect(noticeDue(3, [8])).toBe(2);
  });
});
