import { describe, expect, it } from '@jest/globals';
import { endsEarly } from '../../entities/placements/ends-early';
import { isBothSignedDue, isOver, phaseOf } from './phase';

const TODAY = '2027-03-01';
const agreed = (
  state: 'draft' | 'confirmed' | 'active' | 'completed' | 'ended_early' | 'cancelled',
  startsOn: string,
  endsOn: string,
  endedOn: string | null = null,
) => ({
  state,
  startsOn,
  endsOn,
  endedOn,
});

describe('The phase of a placement', () => {
  it('is before the first agreement that both have signed', () => {
    expect(phaseOf([], TODAY)).toEqual({ phase: 'before', placement: null });
    const draft = agreed('draft', '2027-04-01', '2027-09-30');
    expect(phaseOf([draft], TODAY)).toEqual({ phase: 'before', placement: null });
  });

  it('names the placement that is in progress, otherwise the one that begins first', () => {
    const later = agreed('confirmed', '2027-10-01', '2028-01-31');
    const sooner = agreed('confirmed', '2027-04-01', '2027-09-30');
    expect(phaseOf([later, sooner], TODAY)).toEqual({ phase: 'ahead', placement: sooner });
    const active = agreed('active', '2027-02-01', '2027-07-31');
    expect(phaseOf([sooner, active], TODAY)).toEqual({ phase: 'during', placement: active });
  });

  it('is the end for the last sixty days', () => {
    expect(phaseOf([agreed('active', '2027-01-01', '2027-05-01')], TODAY).phase).toBe('during');
    expect(phaseOf([agreed('active', '2027-01-01', '2027-04-30')], TODAY).phase).toBe('ending');
  });

  it('is between placements once one is over', () => {
    const over = agreed('completed', '2026-06-01', '2026-12-31');
    expect(phaseOf([over, agreed('draft', '2027-04-01', '2027-09-30')], TODAY).phase).toBe('between');
  });

  it('lasts until the last day of a placement that ends early', () => {
    const early = agreed('ended_early', '2027-02-01', '2027-07-31', '2027-03-15');
    const next = agreed('confirmed', '2027-04-01', '2027-09-30');
    for (const day of ['2027-03-01', '2027-03-14']) {
      expect(phaseOf([next, early], day)).toEqual({ phase: 'ending', placement: early });
      expect([isOver(early, day), endsEarly(early, day)]).toEqual([false, true]);
    }
    expect(phaseOf([early], '2027-03-15')).toEqual({ phase: 'between', placement: null });
    expect([isOver(early, '2027-03-15'), endsEarly(early, '2027-03-15')]).toEqual([true, false]);
  });
});

describe('The moment when both have signed', () => {
  const due = (state: 'accepted' | 'confirmed' | 'active' | 'completed' | 'cancelled', confirmedAt: string | null) =>
    isBothSignedDue({ state, confirmedAt }, TODAY);

  it('is for everyone who comes back within a month, also once the placement has begun', () => {
    expect(due('confirmed', '2027-03-01T08:00:00Z')).toBe(true);
    expect(due('confirmed', '2027-02-27T08:00:00Z')).toBe(true);
    expect(due('active', '2027-01-30T08:00:00Z')).toBe(true);
  });

  it('is over later, and with the placement', () => {
    expect(due('active', '2027-01-29T08:00:00Z')).toBe(false);
    expect(due('accepted', null)).toBe(false);
    expect(due('completed', '2027-02-27T08:00:00Z')).toBe(false);
    expect(due('cancelled', '2027-02-27T08:00:00Z')).toBe(false);
  });
});
