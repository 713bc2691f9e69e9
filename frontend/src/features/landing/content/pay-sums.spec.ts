import { describe, expect, it } from '@jest/globals';
import { weekInAustralia, weekInNewZealand } from './pay-sums';

describe('the example of a week’s pay', () => {
  it('in Australia takes off 15% and the agreed board', () => {
    expect(weekInAustralia()).toEqual({
      hours: 30,
      rate: 26.44,
      gross: 793.2,
      tax: 118.98,
      board: 200,
      inHand: 474.22,
    });
  });
  it('in New Zealand takes off PAYE by its bands, the levy, and no more board than the law allows', () => {
    const week = weekInNewZealand();
    expect(week.gross).toBe(718.5);
    // 15,600 at 10.5 % and 21,762 at 17.5 % a year, and 1.75 % levy.
    expect(week.tax).toBeCloseTo((1638 + 3808.35) / 52 + 12.57, 1);
    expect(week.board).toBeLessThanOrEqual(718.5 * 0.15 + 0.01);
    expect(week.inHand).toBeCloseTo(week.gross - week.tax - week.board, 2);
  });
});
