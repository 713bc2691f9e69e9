import { describe, expect, it } from '@jest/globals';
import { firstProblem, problemsByStep, STEPS, stepOf } from './steps';
import { EMPTY_TERMS } from './terms-form';
import { agreementTexts } from './texts';

describe('The steps of the editor', () => {
  it('hold every clause of the terms once', () => {
    const clauses = STEPS.flatMap(({ clauses: some }) => some);
    expect([...clauses].sort()).toEqual(Object.keys(EMPTY_TERMS).sort());
    expect(STEPS.map(({ id }) => id)).toEqual(Object.keys(agreementTexts.editor.titles));
  });

  it('are found by a field or a clause, otherwise the last one', () => {
    expect(stepOf('pay.weeklyCents')).toBe('pay');
    expect(stepOf('hours')).toBe('work');
    expect(stepOf('note')).toBe('send');
  });

  it('count their problems, and find the first in the order of the form', () => {
    const errors = { note: 'c', 'car.insurance': 'b', 'pay.weeklyCents': 'a', 'car.excessPaidBy': 'd' };
    expect(problemsByStep(errors)).toEqual({ send: 1, home: 2, pay: 1 });
    expect(firstProblem(errors)).toBe('pay.weeklyCents');
    expect(firstProblem({ note: 'c' })).toBe('note');
    expect(firstProblem({})).toBeNull();
  });
});
