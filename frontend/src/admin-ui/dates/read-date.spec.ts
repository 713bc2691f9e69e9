import { expect, it } from '@jest/globals';
import { readDate } from './read-date';

const read = (text: string, withTime = false) => readDate(text, withTime)?.toISOString().slice(0, 16) ?? null;

it.each([
  ['1 Feb 2027', '2027-02-01T00:00'],
  ['1 february 2027', '2027-02-01T00:00'],
  ['1feb2027', '2027-02-01T00:00'],
  ['01/02/2027', '2027-02-01T00:00'],
  ['1.2.2027', '2027-02-01T00:00'],
  ['2027-02-01', '2027-02-01T00:00'],
  ['29 Feb 2028', '2028-02-29T00:00'],
])('%s is read as %s', (text, day) => {
  expect(read(text)).toBe(day);
});

it.each(['', 'soon', '1 Feb', '1 Feb 202', '1 Fob 2027', '31/2/2027', '29 Feb 2027', '1/13/2027'])(
  '%s is not a date',
  (text) => {
    expect(read(text)).toBeNull();
  },
);

it.each([
  ['2027-02-01T09:30', '2027-02-01T09:30'],
  ['1 Feb 2027, 9:30 pm', '2027-02-01T21:30'],
  ['1 Feb 2027 21:30', '2027-02-01T21:30'],
  ['1 Feb 2027, 10:30 am pm', '2027-02-01T22:30'],
  ['1 Feb 2027, 12:00 pm am', '2027-02-01T00:00'],
  ['1/2/2027 12 am', '2027-02-01T00:00'],
])('%s is read as %s', (text, moment) => {
  expect(read(text, true)).toBe(moment);
});

// Reading it would rewrite the field while someone types.
it.each(['2027-02-1', '1 Feb 20'])('%s is no day yet', (text) => expect(read(text)).toBeNull());
it.each(['1 Feb 2027', '1 Feb 2027, 9', '1 Feb 2027, 9:30', '1 Feb 2027, 25:00', '1 Feb 2027, 13 pm'])(
  '%s is no time yet',
  (text) => expect(read(text, true)).toBeNull(),
);
