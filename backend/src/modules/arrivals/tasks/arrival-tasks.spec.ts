import { describe, expect, it } from 'vitest';
import { dueDay, mayTick, tasksIn, type TaskKey } from './arrival-tasks.js';

const task = (key: TaskKey) => {
  const found = tasksIn({ region: 'australia', journey: 'first' }).find((one) => one.key === key);
  if (!found) throw new Error(`There is no task ${key}`);
  return found;
};

describe('The day on which a task is due', () => {
  it.each([
    ['first_bed', '2028-03-02', '2028-02-28'],
    ['first_bed', '2027-03-02', '2027-02-27'],
    ['pick_up', '2027-01-03', '2026-12-27'],
    ['sim', '2028-02-28', '2028-02-29'],
    ['tax_number', '2027-12-29', '2028-01-03'],
    ['visa', '2027-04-26', '2027-03-01'],
  ] as const)('%s of a placement from %s is %s', (key, startsOn, dueOn) => {
    expect(dueDay(task(key), startsOn, '2026-06-01')).toBe(dueOn);
  });

  it('leaves three days in a plan that is made late, but no longer than until the first day', () => {
    expect(dueDay(task('visa'), '2027-02-01', '2027-01-20')).toBe('2027-01-23');
    expect(dueDay(task('visa'), '2027-02-01', '2027-01-31')).toBe('2027-02-01');
    expect(dueDay(task('visa'), '2027-02-01', '2027-03-10')).toBe('2027-03-13');
    expect(dueDay(task('sim'), '2027-02-01', '2027-01-31')).toBe('2027-02-03');
  });
});

describe('Tasks', () => {
  it('have the check of the state in Australia alone', () => {
    const keys = (region: 'australia' | 'newzealand') => tasksIn({ region, journey: 'first' }).map(({ key }) => key);
    expect(keys('australia')).toContain('working_with_children');
    expect(keys('newzealand')).not.toContain('working_with_children');
  });

  it('are fewer for people who know each other', () => {
    const keys = (journey: 'return' | 'continuation') =>
      tasksIn({ region: 'newzealand', journey }).map(({ key }) => key);
    expect(keys('continuation')).toEqual([
      ...['visa', 'police_certificate', 'insurance', 'employer', 'bank', 'tax_number'],
    ]);
    expect(keys('return')).toEqual(expect.arrayContaining(['flight', 'pick_up', 'first_bed']));
    expect(keys('return')).not.toContain('first_week');
  });

  it('are ticked by their own side, and those of both by either', () => {
    expect([mayTick(task('visa'), 'family'), mayTick(task('visa'), 'aupair')]).toEqual([false, true]);
    expect([mayTick(task('first_week'), 'family'), mayTick(task('first_week'), 'aupair')]).toEqual([true, true]);
  });
});
