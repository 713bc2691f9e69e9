import { describe, expect, it } from '@jest/globals';
import { COST_VALUES, costQuestion, numberIn, PAY_VALUES, payQuestion } from './pay-questions';
import { usualStart, visaQuestion } from './visa-question';

describe('A number in a field', () => {
  it.each([
    ['30', 30],
    [' 812.40 ', 812.4],
    ['812,4', 812.4],
    ['A$812', 812],
    ['NZ$ 1,812.40', 1812.4],
    ['$1,812', 1812],
    ['1,8125', NaN],
    ['', null],
    ['0', NaN],
    ['61', NaN],
    ['1e1', NaN],
    ['-5', NaN],
    ['thirty', NaN],
  ])('%j is %s', (text, number) => {
    expect(numberIn(text, 1, text.includes('812') ? 5000 : 60)).toBe(number);
  });
});

describe('The query about pay', () => {
  it('contains only what was entered', () => {
    expect(payQuestion('australia', PAY_VALUES)).toEqual({ asked: { region: 'australia', hours: 30 }, errors: {} });
  });

  it('leaves out the deduction where board is included, and the rules of Australia in New Zealand', () => {
    const values = { ...PAY_VALUES, deduction: '100', deductionAgreed: true, casual: true, firstMonths: true };
    expect(payQuestion('newzealand', { ...values, age: '17' }).asked).toEqual({ region: 'newzealand', hours: 30 });
    expect(payQuestion('australia', { ...values, board: 'board_deducted' }).asked).toEqual({
      region: 'australia',
      hours: 30,
      board: 'board_deducted',
      deduction: 100,
      deductionAgreed: true,
      casual: true,
      firstMonths: true,
    });
  });

  it.each([
    ['hours', ''],
    ['hours', '0'],
    ['pay', '-1'],
    ['age', '17'],
    ['age', '20.5'],
  ] as const)('is not sent if %s is %j, and the field is named', (field, value) => {
    const { asked, errors } = payQuestion('australia', { ...PAY_VALUES, [field]: value });
    expect(asked).toBeNull();
    expect(Object.keys(errors)).toEqual([field]);
  });

  it('about a placement has whole weeks, a state only in Australia, and a plan only if one was chosen', () => {
    expect(costQuestion('newzealand', { ...COST_VALUES, state: 'NSW', plan: '' }).asked).toEqual({
      region: 'newzealand',
      hours: 30,
      weeks: 26,
    });
    expect(Object.keys(costQuestion('australia', { ...COST_VALUES, weeks: '1.5' }).errors)).toEqual(['weeks']);
  });
});

describe('The query about a visa', () => {
  it('begins on the first of the month three months ahead, over the end of a year too', () => {
    expect(usualStart('2026-11-26')).toBe('2027-02-01');
    expect(usualStart('2026-01-31')).toBe('2026-04-01');
  });

  it('needs a passport and a first day', () => {
    const values = { bornOn: '', startsOn: '2027-02-01', earlierVisas: '0', arrivedOn: '' };
    expect(visaQuestion('australia', values)).toBeNull();
    expect(visaQuestion('australia', { ...values, nationality: 'FR', startsOn: '' })).toBeNull();
    expect(visaQuestion('australia', { ...values, nationality: 'FR', earlierVisas: '1' })).toEqual({
      region: 'australia',
      nationality: 'FR',
      startsOn: '2027-02-01',
      earlierVisas: 1,
    });
  });
});
