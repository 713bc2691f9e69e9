import { describe, expect, it } from '@jest/globals';
import { hasBegun, inputOf, ruleIn, withoutRule, withRuleFrom, withValue, type RuleDraft } from './rule-drafts';

const rule = (id: string, validFrom: string, validUntil: string | null): RuleDraft => ({
  id,
  validFrom,
  validUntil,
  values: { ageMost: 35 },
  sourceTitle: 'Home Affairs',
  sourceUrl: 'https://immi.homeaffairs.gov.au/',
  checkedOn: '2026-11-01',
  reviewBy: '2027-06-15',
  note: 'Only for admins.',
});
const today = '2026-11-23';

describe('The rules of a visa in the editor', () => {
  it('get a copy of the last rule from a day on; the last rule ends the day before', () => {
    const [first, last] = [rule('a', '2019-07-01', '2024-06-30'), rule('b', '2024-07-01', null)];
    const rules = withRuleFrom([first, last], '2027-03-01', today);
    expect(rules).toEqual([
      first,
      { ...last, validUntil: '2027-02-28' },
      { ...last, id: null, validFrom: '2027-03-01', validUntil: null, checkedOn: today, reviewBy: '', note: null },
    ]);
  });

  it('begin with an empty one', () => {
    expect(withRuleFrom([], '2027-03-01', today)).toMatchObject([
      { id: null, validFrom: '2027-03-01', values: {}, sourceTitle: '' },
    ]);
  });

  it('get one in between without an overlap or a gap', () => {
    const rules = withRuleFrom(
      [rule('a', '2019-07-01', '2027-06-30'), rule('b', '2027-07-01', null)],
      '2027-01-01',
      today,
    );
    expect(rules.map(({ validFrom, validUntil }) => [validFrom, validUntil])).toEqual([
      ['2019-07-01', '2026-12-31'],
      ['2027-07-01', null],
      ['2027-01-01', '2027-06-30'],
    ]);
  });

  it('keep a last day that is before the new rule', () => {
    const [ended] = withRuleFrom([rule('a', '2019-07-01', '2026-12-31')], '2027-03-01', today);
    expect(ended?.validUntil).toBe('2026-12-31');
  });

  it('can be deleted before they begin', () => {
    const published = [rule('a', '2019-07-01', '2026-12-31'), rule('b', '2027-01-01', null)];
    expect(published.map((one) => hasBegun(one, published, today))).toEqual([true, false]);
    expect(hasBegun({ ...rule('a', '2030-01-01', null) }, published, today)).toBe(true);
    expect(withoutRule(published, 1)).toEqual([published[0]]);
  });

  it('hold no empty values', () => {
    expect(withValue({ ageMost: 35, places: 100 }, 'places', null)).toEqual({ ageMost: 35 });
    expect(withValue({ ageMost: 35 }, 'conditions', [])).toEqual({ ageMost: 35 });
    expect(withValue({}, 'ballot', false)).toEqual({ ballot: false });
    expect(inputOf([{ ...rule('a', '2019-07-01', ''), note: '  ' }])).toMatchObject([{ validUntil: null, note: null }]);
  });

  it('are found by the path of a problem', () => {
    expect(ruleIn('rules.12.values.ageMost')).toBe(12);
    expect(ruleIn('rules')).toBeNull();
  });
});
