import { describe, expect, it } from '@jest/globals';
import type { ClauseName } from '../../api/agreements';
import { differencesOf } from './terms-difference';
import { EMPTY_TERMS, type TermsForm } from './terms-form';

const between = (clause: ClauseName, to: Partial<TermsForm>, from: Partial<TermsForm> = {}) =>
  differencesOf(clause, { ...EMPTY_TERMS, ...from }, { ...EMPTY_TERMS, ...to }, 'newzealand');

describe('The difference between two versions of terms', () => {
  it('is nothing between the same ones, in every clause', () => {
    for (const clause of Object.keys(EMPTY_TERMS) as ClauseName[]) expect(between(clause, {})).toEqual([]);
  });

  it('is the total of a week and each day that differs', () => {
    const monday = [{ from: '07:00', to: '09:30' }];
    expect(between('hours', { hours: { ...EMPTY_TERMS.hours, monday } })).toEqual([
      { label: 'A usual week', was: '0 hours', is: '2.5 hours' },
      { label: 'Monday', was: 'free', is: '7:00 am–9:30 am' },
    ]);
  });

  it('is money in the currency of the country, and nothing while it is missing', () => {
    expect(between('pay', { pay: { ...EMPTY_TERMS.pay, weeklyCents: 42_050 } })).toEqual([
      { label: 'Paid each week, in NZ$', was: 'nothing', is: 'NZ$420.50' },
    ]);
  });

  it('is a choice, a day and a text in words', () => {
    expect(between('room', { room: { ...EMPTY_TERMS.room, bathroom: 'own' } })).toEqual([
      { label: 'Bathroom', was: 'Shared with the children', is: 'Their own' },
    ]);
    const dates = { startsOn: '2027-02-01', endsOn: '' };
    expect(between('dates', { dates })[0]).toMatchObject({ label: 'First day', was: 'nothing' });
    expect(between('duties', { duties: { duties: ['School run', 'Dinner'], exclusions: [] } })).toEqual([
      { label: 'What you agree to do', was: 'nothing', is: '“School run; Dinner”' },
    ]);
  });

  it('leaves out fields that another choice makes irrelevant', () => {
    const insured = { ...EMPTY_TERMS.car, insurance: 'Comprehensive', excessPaidBy: 'family' as const };
    expect(between('car', { car: insured })).toEqual([]);
  });
});
