import { describe, expect, it } from '@jest/globals';
import { momentOf, wallTimeOf } from './wall-time';

/** The same nights as the server's table, in short. */
const CASES: [typed: string, zone: string, kind: string, utc: string | null][] = [
  ['2027-01-15T18:30', 'Australia/Sydney', 'once', '2027-01-15T07:30'],
  ['2027-10-03T02:30', 'Australia/Sydney', 'skipped', null],
  ['2027-04-04T02:30', 'Australia/Sydney', 'twice', '2027-04-03T15:30'],
  ['2027-09-26T02:30', 'Pacific/Auckland', 'skipped', null],
  ['2027-04-04T02:30', 'Pacific/Auckland', 'twice', '2027-04-03T13:30'],
  ['2027-10-03T02:30', 'Australia/Brisbane', 'once', '2027-10-02T16:30'],
  ['2027-10-03T02:30', 'Australia/Perth', 'once', '2027-10-02T18:30'],
  ['2027-03-28T02:30', 'Europe/Paris', 'skipped', null],
  ['2027-10-31T02:30', 'Europe/Berlin', 'twice', '2027-10-31T00:30'],
  ['2027-10-31T03:00', 'Europe/Madrid', 'once', '2027-10-31T02:00'],
];

describe('A typed time', () => {
  it.each(CASES)('%s in %s is %s', (typed, zone, kind, utc) => {
    const moment = momentOf(typed, zone);
    expect(moment).toEqual(utc ? { kind, at: new Date(`${utc}:00Z`) } : { kind });
    if (utc) expect(wallTimeOf(new Date(`${utc}:00Z`), zone)).toBe(typed);
  });

  it.each(['', '2027-02-30T', '2027-01-01'])('"%s" is none', (typed) => {
    expect(momentOf(typed, 'Australia/Sydney')).toBeNull();
  });
});
