import { describe, expect, it } from '@jest/globals';
import type { PayCheck } from '../../api/fair-pay';
import { COST_VALUES, costQuestion, numberIn, PAY_VALUES, payQuestion } from './pay-questions';
import { toolTexts } from './texts';
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

describe('The words of a result', () => {
  const week = { currency: 'AUD', minutes: 1820, hourlyCents: 2708, familyCents: 98_000, superCents: 0 } as PayCheck;

  it('name hours to the hundredth, because the API counts whole minutes', () => {
    expect(toolTexts.pay.slip(1820)).toBe('A week of 30.33 hours');
    expect(toolTexts.pay.lines.gross(week)).toBe('30.33 hours at A$27.08');
    expect(toolTexts.pay.slip(60)).toBe('A week of 1 hour');
  });

  it('name super where the week of a placement includes it', () => {
    expect(toolTexts.cost.week(week)).toBe('That is A$980.00 a week for wages and leave.');
    expect(toolTexts.cost.week({ ...week, superCents: 9_800 })).toContain('for wages, super and leave.');
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
