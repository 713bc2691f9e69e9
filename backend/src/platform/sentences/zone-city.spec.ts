import { describe, expect, it } from 'vitest';
import { zoneCity } from './zone-city.js';

describe('The city of a time zone', () => {
  it('has its present name, also where browsers report an earlier one', () => {
    expect(['Australia/Sydney', 'America/Buenos_Aires', 'Asia/Calcutta', 'Europe/Kiev'].map(zoneCity)).toEqual([
      'Sydney',
      'Buenos Aires',
      'Kolkata',
      'Kyiv',
    ]);
  });
});
