import { describe, expect, it } from '@jest/globals';
import { auPairFilters, familyFilters } from './filter-plan';
import { readSearch, searchArgs, writeSearch } from './search-state';

const read = (query: string) => readSearch(auPairFilters, new URLSearchParams(query));

describe('A search in the address', () => {
  it('R03 accepts a city in any case, and ignores unknown ones', () => {
    expect(read('city=sydney').filters).toEqual({ city: 'Sydney' });
    expect(read('city=Atlantis').filters).toEqual({});
    expect(read('city=Any+Location').filters).toEqual({});
  });

  it('ignores invalid values', () => {
    expect(read('ageMin=seventeen&ageMax=99&drives=maybe&startBy=soon&visa=tourist&sort=random')).toEqual({
      filters: {},
      sort: 'best',
    });
  });

  it('survives being written and read again', () => {
    const state = read('city=Perth&startBy=2027-02-01&languages=German,Italian&drives=true&ageMax=25&sort=soonest');
    expect(readSearch(auPairFilters, writeSearch(auPairFilters, new URLSearchParams(), state))).toEqual(state);
  });

  it('keeps parameters that are not its own, and drops filters that were switched off', () => {
    const params = writeSearch(auPairFilters, new URLSearchParams('country=france&drives=true'), {
      filters: {},
      sort: 'best',
    });
    expect(params.toString()).toBe('country=france');
  });

  it('searches in the region of the city, otherwise in that of the site', () => {
    expect(searchArgs(read('city=Auckland'), 'australia')).toMatchObject({ region: 'newzealand', city: 'Auckland' });
    expect(searchArgs(read(''), 'australia')).toEqual({ region: 'australia', sort: 'best' });
  });

  it('names every filter once', () => {
    for (const groups of [auPairFilters, familyFilters]) {
      const names = groups.flatMap(({ filters }) => filters.map(({ name }) => name));
      expect(new Set(names).size).toBe(names.length);
    }
  });
});
