import { describe, expect, it } from '@jest/globals';
import { filterCount, readAddress, toQuery, unknownFilters, writeAddress } from './users-address';

describe('The address of the list of users', () => {
  it('holds everything that the list shows, and comes back as it was', () => {
    const text =
      'search=lena+m&userType=aupair&state=suspended&completed=false&joinedFrom=2026-11-01&sort=name-asc&page=3';
    const address = readAddress(new URLSearchParams(text));
    expect(address).toMatchObject({ search: 'lena m', state: 'suspended', sort: 'name', order: 'asc', page: 3 });
    expect(readAddress(writeAddress(address))).toEqual(address);
    expect(filterCount(address)).toBe(4);
  });

  it('leaves out what it does not know', () => {
    const address = readAddress(new URLSearchParams('state=asleep&tier=gold&joinedTo=soon&sort=shoe-asc&page=-1'));
    expect(address).toEqual({ sort: 'joined', order: 'desc', page: 1 });
    expect(String(writeAddress(address))).toBe('');
  });

  it('names what it left out, and nothing that it took', () => {
    const left = (text: string) => unknownFilters(new URLSearchParams(text));
    expect(left('state=asleep&userType=aupair&shoe=42')).toEqual(['state=asleep', 'shoe=42']);
    expect(left('search=+lena+&userType=family&joinedFrom=2026-11-01&sort=name-asc&page=3&tier=')).toEqual([]);
    expect(left('joinedTo=soon&sort=shoe-asc')).toEqual(['joinedTo=soon', 'sort=shoe-asc']);
  });

  it('asks for whole days of Sydney', () => {
    const day = '2026-10-30';
    const query = toQuery(readAddress(new URLSearchParams(`joinedFrom=${day}&joinedTo=${day}&completed=true`)));
    expect(query).toMatchObject({ completed: true, limit: 20 });
    expect([query.joinedFrom, query.joinedTo]).toEqual(['2026-10-29T13:00:00.000Z', '2026-10-30T13:00:00.000Z']);
  });
});
