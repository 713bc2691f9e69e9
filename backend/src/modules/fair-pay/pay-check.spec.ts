import { describe, expect, it } from 'vitest';
import { factTableOn } from '../../platform/facts/index.js';
import { payCases } from '../../../test/support/pay-cases.js';
import { checkPay, isAmber, type PayNote } from './pay-check.js';
import { placementCost } from './placement-cost.js';
import type { PayQuestion } from './week.js';

const table = factTableOn([], { australia: '2026-11-23', newzealand: '2026-11-23' });
const WEEK: PayQuestion = {
  region: 'australia',
  minutes: 30 * 60,
  weeklyCents: 812_40,
  board: 'included',
  deductionCents: 0,
  deductionAgreed: false,
  age: null,
  casual: false,
  firstMonths: false,
};
const check = (change: Partial<PayQuestion>) => {
  const question = { ...WEEK, ...change };
  return checkPay(question, table[question.region]);
};
const notes = (change: Partial<PayQuestion>): readonly PayNote[] => check(change).notes;

describe('A week’s pay,', () => {
  it.each(payCases.map((one) => [one.title, one] as const))('%s', (_, { question, expected }) => {
    const found = checkPay(question, table[question.region]);
    expect({
      floorHour: found.floor.hourlyCents,
      floorWeek: found.floor.weeklyCents,
      short: found.shortCents,
      tax: found.tax.cents,
      super: found.superCents,
      leave: found.leaveCents,
      inHand: found.inHandCents,
      family: found.familyCents,
      amber: found.notes.filter(isAmber),
    }).toEqual(expected);
  });

  it('is worked out for more than sixty weeks, in both countries, each with a source', () => {
    expect(payCases.length).toBeGreaterThan(60);
    expect(new Set(payCases.map(({ question }) => question.region)).size).toBe(2);
    expect(new Set(payCases.map(({ title }) => title)).size).toBe(payCases.length);
    expect(payCases.filter(({ source }) => !source.startsWith('https://'))).toEqual([]);
  });

  it('names every figure that it follows from, and no other', () => {
    expect(check({}).facts.map(({ key }) => key)).toEqual([
      'award_level2_hour',
      'whm_tax_until',
      'whm_tax',
      'super_rate',
      'super_hours',
      'leave_days',
      'full_week_hours',
    ]);
    const zealand = check({
      region: 'newzealand',
      weeklyCents: 300_00,
      board: 'board_deducted',
      deductionCents: 10_00,
    });
    expect(zealand.facts.map(({ key }) => key)).toEqual([
      'minimum_hour',
      'tax_band1_until',
      'tax_band1',
      'acc_levy',
      'holiday_pay',
      'board_most',
      'full_week_hours',
    ]);
    for (const { source, validFrom, checkedOn } of zealand.facts) {
      expect(source.url).toMatch(/^https:/);
      expect(validFrom <= checkedOn).toBe(true);
    }
  });

  it('says when the higher tax of working holiday makers begins, where that is within a year', () => {
    // 45,000 / 1,029.04 = 43.7 weeks; 45,000 / 812.40 = 55.4.
    expect(check({ weeklyCents: 1029_04 }).tax).toMatchObject({ weeksUntilHigher: 43, higherRate: 30 });
    expect(check({}).tax).toMatchObject({ weeksUntilHigher: null, higherRate: null });
    expect(check({ weeklyCents: 0 }).tax.weeksUntilHigher).toBeNull();
  });

  it('tells what is no pay, what is left out and where it is unclear', () => {
    expect(notes({ weeklyCents: 250_00 })).toEqual(expect.arrayContaining(['below_floor', 'board_is_no_pay']));
    expect(notes({})).toEqual(['penalty_rates', 'exchange', 'western_australia', 'leave']);
    expect(notes({ casual: true })).not.toContain('leave');
    expect(notes({ age: 20, firstMonths: true })).toEqual(expect.arrayContaining(['junior', 'first_months']));
    expect(notes({ region: 'newzealand', weeklyCents: 718_50, age: 20, firstMonths: true })).toEqual(['leave']);
  });

  it('follows another figure as soon as the table has it', () => {
    const hour = table.australia['award_level2_hour'];
    const dearer = { ...table.australia, award_level2_hour: { ...hour, value: 28.11 } } as typeof table.australia;
    expect(checkPay(WEEK, dearer)).toMatchObject({ shortCents: 30_90, floor: { weeklyCents: 843_30 } });
    expect(check({}).shortCents).toBe(0);
  });
});

describe('What a placement costs', () => {
  const plan = [{ part: 'plan_term' as const, cents: 0 }];

  it('adds wages, super, leave, the check of a state and our plan', () => {
    const week = {
      ...WEEK,
      minutes: 35 * 60,
      weeklyCents: 947_80,
      board: 'board_deducted' as const,
      deductionCents: 100_00,
    };
    const cost = placementCost({ week, weeks: 26, state: 'NSW', plan }, table.australia);
    expect(cost.lines).toEqual([
      { part: 'wages', cents: 26 * 947_80 },
      { part: 'deduction', cents: -26 * 100_00 },
      { part: 'super', cents: 26 * 113_74 },
      { part: 'leave', cents: 26 * 72_91 },
      { part: 'check', cents: 132_00 },
      { part: 'plan_term', cents: 0 },
    ]);
    expect(cost.totalCents).toBe(26 * (947_80 - 100_00 + 113_74 + 72_91) + 132_00);
    expect(cost.facts.map(({ key }) => key)).toContain('check_nsw');
  });

  it('leaves out what there is none of', () => {
    const week = { ...WEEK, region: 'newzealand' as const, weeklyCents: 718_50 };
    const cost = placementCost({ week, weeks: 1, state: null, plan: [] }, table.newzealand);
    expect(cost.lines.map(({ part }) => part)).toEqual(['wages', 'leave']);
    expect(cost.totalCents).toBe(718_50 + 57_48);
  });

  it('is whole cents for a part of a week too', () => {
    const week = { ...WEEK, weeklyCents: 812_41, board: 'board_deducted' as const, deductionCents: 100_01 };
    const cost = placementCost({ week, weeks: 25.5, state: null, plan: [] }, table.australia);
    expect(cost.lines).toEqual([
      { part: 'wages', cents: 20_716_46 },
      { part: 'deduction', cents: -2_550_26 },
      { part: 'leave', cents: 1_593_50 },
    ]);
    expect(cost.totalCents).toBe(20_716_46 - 2_550_26 + 1_593_50);
  });
});
