import { describe, expect, it } from '@jest/globals';
import { spanInWords, stateOf, todayIn, valuesInWords } from './rule-words';

describe('A rule of a visa', () => {
  const today = '2026-11-23';

  it.each([
    ['2024-07-01', null, 'current'],
    ['2024-07-01', '2026-11-23', 'current'],
    ['2026-11-23', null, 'current'],
    ['2024-07-01', '2026-11-22', 'past'],
    ['2026-11-24', null, 'coming'],
    ['', null, 'coming'],
  ])('from %s until %s is %s', (validFrom, validUntil, state) => {
    expect(stateOf({ validFrom, validUntil }, today)).toBe(state);
  });

  it('is valid by the day of its own country', () => {
    const lateInSydney = new Date('2026-11-23T12:30:00Z');
    expect(todayIn('australia', lateInSydney)).toBe('2026-11-23');
    expect(todayIn('newzealand', lateInSydney)).toBe('2026-11-24');
  });

  it('says from when until when', () => {
    expect(spanInWords({ validFrom: '2023-07-01', validUntil: '2024-06-30' })).toBe('1 Jul 2023 to 30 Jun 2024');
    expect(spanInWords({ validFrom: '2024-07-01', validUntil: null })).toBe('from 1 Jul 2024');
  });

  it('says what it sets', () => {
    expect(
      valuesInWords({
        ageLeast: 18,
        ageMost: 35,
        stayMonths: 12,
        employerMonths: 6,
        employerContested: true,
        mostVisas: 3,
        places: 3400,
        ballot: true,
        conditions: [{ text: 'Four months of study at most.' }],
      }),
    ).toEqual([
      '18 to 35 years old',
      '12 months',
      '6 months with one family, sources disagree',
      '3 visas',
      '3,400 places a year',
      'drawn by lot',
      '1 sentence',
    ]);
    expect(valuesInWords({ ageMost: 35 })).toEqual(['up to 35 years']);
    expect(valuesInWords({})).toEqual(['as for all passports']);
  });
});
