import { describe, expect, it } from '@jest/globals';
import { releasedFacts } from '../../../../test/released-facts';
import { weekInAustralia, weekInNewZealand } from './pay-sums';

describe('the example of a week’s pay', () => {
  it('in Australia takes off 15% and the agreed board', () => {
    const { hours, rate, gross, tax, board, inHand } = weekInAustralia(releasedFacts('australia'));
    expect({ hours, board }).toEqual({ hours: 30, board: 200 });
    expect(gross).toBeCloseTo(rate * 30, 2);
    expect(tax).toBeCloseTo(gross * 0.15, 2);
    expect(inHand).toBeCloseTo(gross - tax - 200, 2);
  });
  it('in New Zealand takes off PAYE by its bands, the levy, and no more board than the law allows', () => {
    const week = weekInNewZealand(releasedFacts('newzealand'));
    expect(week.gross).toBeCloseTo(week.rate * 30, 2);
    // 15,600 at 10.5% and the rest of the year’s wage at 17.5%, and 1.75% levy.
    const year = week.gross * 52;
    expect(week.tax).toBeCloseTo((1638 + (year - 15_600) * 0.175) / 52 + week.gross * 0.0175, 1);
    expect(week.board).toBeLessThanOrEqual(week.gross * 0.15 + 0.01);
    expect(week.inHand).toBeCloseTo(week.gross - week.tax - week.board, 2);
  });
});
