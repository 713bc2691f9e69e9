import { describe, expect, it } from '@jest/globals';
import { freeFrom, freeFromDay, startsFrom, startsOnDay } from './availability';

describe('P07 from when someone is free or needed', () => {
  it('P07 is Available Now, or from which month, on cards', () => {
    expect(freeFrom({ availableNow: true, availableFrom: null })).toBe('Available Now');
    expect(freeFrom({ availableNow: false, availableFrom: '2027-03-15' })).toBe('From March 2027');
    expect(startsFrom({ startsNow: true, startDate: null })).toBe('From now');
    expect(startsFrom({ startsNow: false, startDate: '2027-03-15' })).toBe('From March 2027');
  });

  it('P07 is nothing where nothing is known', () => {
    expect(freeFrom({ availableNow: false, availableFrom: null })).toBeNull();
    expect(startsFrom({ startsNow: false, startDate: null })).toBeNull();
  });

  it('is the whole day on pages and in comparisons, and the same words once it has come', () => {
    expect(freeFromDay('2999-03-15')).toBe('15 March 2999');
    expect(freeFromDay('2020-03-15')).toBe('Available Now');
    expect(startsOnDay('2999-03-15')).toBe('15 March 2999');
    expect(startsOnDay('2020-03-15')).toBe('From now');
    expect(freeFromDay('after the harvest')).toBe('after the harvest');
  });
});
