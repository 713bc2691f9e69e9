import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { cityOf } from './locations.js';
import { CITIES, REGIONS, locationOptions, regionFacts } from './regions.js';

describe('locations and regions (N05, G07)', () => {
  it('offers the locations of each region, Any Location first', () => {
    expect(locationOptions('australia').join()).toBe('Any Location,Sydney,Melbourne,Brisbane,Perth,Adelaide,Canberra');
    expect(locationOptions('newzealand').join()).toBe(
      'Any Location,Auckland,Wellington,Christchurch,Queenstown,Hamilton,Tauranga',
    );
  });

  it('gives each region its money and path prefix', () => {
    expect(REGIONS.map((region) => [regionFacts(region).currency, regionFacts(region).pathPrefix])).toEqual([
      ['AUD', ''],
      ['NZD', '/nz'],
    ]);
  });

  it('knows a real time zone for every city', () => {
    for (const { timeZone } of CITIES)
      expect(new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone).toBe(timeZone);
  });
});

describe('cityOf', () => {
  it.each([
    ['Newtown, Sydney', 'Sydney', 'australia'],
    ['Sydney', 'Sydney', 'australia'],
    ['  MELBOURNE  ', 'Melbourne', 'australia'],
    ['Fremantle, Perth WA 6160', 'Perth', 'australia'],
    ['Hamilton, Brisbane', 'Brisbane', 'australia'],
    ['Wellington Street, Perth', 'Perth', 'australia'],
    ['near Sydney Road in Melbourne', 'Melbourne', 'australia'],
    ['Ōtautahi / Christchurch', 'Christchurch', 'newzealand'],
    ['Tāmaki Makaurau', 'Auckland', 'newzealand'],
    ['Ponsonby (Auckland)', 'Auckland', 'newzealand'],
  ])('finds the city of "%s"', (text, city, region) => {
    expect(cityOf(text)).toMatchObject({ name: city, region });
  });

  it('rules out cities of the other country where the region is known', () => {
    expect(cityOf('Hamilton, Brisbane', 'newzealand')).toMatchObject({ name: 'Hamilton', region: 'newzealand' });
    expect(cityOf('Sydney', 'newzealand')).toBeNull();
  });

  it.each(['', 'Any Location', 'Perthville', 'somewhere by the sea'])('finds no city in "%s"', (text) => {
    expect(cityOf(text)).toBeNull();
  });

  it('finds a city after any suburb, and never throws', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...CITIES), (suburb, city) => {
        expect(cityOf(`${suburb.replace(/[,;/()]/g, ' ')}, ${city.name}`)).toBe(city);
        cityOf(suburb);
      }),
    );
  });
});
