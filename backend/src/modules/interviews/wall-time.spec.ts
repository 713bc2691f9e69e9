import { describe, expect, it } from 'vitest';
import { momentOf, wallTimeOf } from './wall-time.js';

const ZONES = {
  Sydney: 'Australia/Sydney',
  Brisbane: 'Australia/Brisbane',
  Perth: 'Australia/Perth',
  Auckland: 'Pacific/Auckland',
  Paris: 'Europe/Paris',
  Berlin: 'Europe/Berlin',
  Madrid: 'Europe/Madrid',
} as const;
type City = keyof typeof ZONES;

/**
 * In 2027 clocks change on 28 March and 31 October in Europe (at 01:00 UTC), on 4 April and 3 October in Sydney (3:00
 * and 2:00), on 4 April and 26 September in Auckland. Brisbane and Perth never change. One line: what someone in the
 * south types, and what the other one’s clock shows then.
 */
const BETWEEN_PEOPLE: [City, typed: string, City, shown: string, utc: string][] = [
  // The southern summer with the northern winter: furthest apart.
  ['Sydney', '2027-01-15T18:30', 'Paris', '2027-01-15T08:30', '2027-01-15T07:30'],
  ['Auckland', '2027-01-15T18:30', 'Berlin', '2027-01-15T06:30', '2027-01-15T05:30'],
  ['Brisbane', '2027-01-15T18:30', 'Madrid', '2027-01-15T09:30', '2027-01-15T08:30'],
  ['Perth', '2027-01-15T18:30', 'Paris', '2027-01-15T11:30', '2027-01-15T10:30'],
  // The week in which Europe has changed and the south has not.
  ['Sydney', '2027-03-27T18:30', 'Berlin', '2027-03-27T08:30', '2027-03-27T07:30'],
  ['Sydney', '2027-03-29T18:30', 'Berlin', '2027-03-29T09:30', '2027-03-29T07:30'],
  ['Auckland', '2027-03-29T18:30', 'Madrid', '2027-03-29T07:30', '2027-03-29T05:30'],
  ['Brisbane', '2027-03-29T18:30', 'Paris', '2027-03-29T10:30', '2027-03-29T08:30'],
  ['Perth', '2027-03-29T18:30', 'Berlin', '2027-03-29T12:30', '2027-03-29T10:30'],
  // Both have changed: the southern winter with the northern summer.
  ['Sydney', '2027-04-05T18:30', 'Paris', '2027-04-05T10:30', '2027-04-05T08:30'],
  ['Auckland', '2027-04-05T18:30', 'Berlin', '2027-04-05T08:30', '2027-04-05T06:30'],
  // New Zealand changes a week before Australia in spring.
  ['Auckland', '2027-09-27T18:30', 'Paris', '2027-09-27T07:30', '2027-09-27T05:30'],
  ['Sydney', '2027-09-27T18:30', 'Paris', '2027-09-27T10:30', '2027-09-27T08:30'],
  ['Sydney', '2027-10-04T18:30', 'Madrid', '2027-10-04T09:30', '2027-10-04T07:30'],
  ['Perth', '2027-10-04T18:30', 'Madrid', '2027-10-04T12:30', '2027-10-04T10:30'],
  // Europe follows at the end of October.
  ['Sydney', '2027-11-01T18:30', 'Berlin', '2027-11-01T08:30', '2027-11-01T07:30'],
  ['Brisbane', '2027-11-01T18:30', 'Berlin', '2027-11-01T09:30', '2027-11-01T08:30'],
  // On the other side of midnight it is another day, month and year.
  ['Auckland', '2027-01-01T09:00', 'Paris', '2026-12-31T21:00', '2026-12-31T20:00'],
  // Morning in Europe is evening in Australia.
  ['Paris', '2027-03-28T09:00', 'Sydney', '2027-03-28T18:00', '2027-03-28T07:00'],
  ['Berlin', '2027-10-31T09:00', 'Auckland', '2027-10-31T21:00', '2027-10-31T08:00'],
  ['Madrid', '2027-10-30T09:00', 'Perth', '2027-10-30T15:00', '2027-10-30T07:00'],
];

/** The last minute before clocks go forward, the skipped hour, and the first minute after it. */
const FORWARD: [City, before: string, skipped: string[], after: string, utc: string][] = [
  ['Sydney', '2027-10-03T01:59', ['2027-10-03T02:00', '2027-10-03T02:59'], '2027-10-03T03:00', '2027-10-02T16:00'],
  ['Auckland', '2027-09-26T01:59', ['2027-09-26T02:00', '2027-09-26T02:59'], '2027-09-26T03:00', '2027-09-25T14:00'],
  ['Paris', '2027-03-28T01:59', ['2027-03-28T02:00', '2027-03-28T02:59'], '2027-03-28T03:00', '2027-03-28T01:00'],
  ['Berlin', '2027-03-28T01:59', ['2027-03-28T02:30'], '2027-03-28T03:00', '2027-03-28T01:00'],
  ['Madrid', '2027-03-28T01:59', ['2027-03-28T02:30'], '2027-03-28T03:00', '2027-03-28T01:00'],
];

/** A time that clocks show twice as they go back: first in summer time, an hour later again. */
const BACK: [City, repeated: string, first: string, again: string, once: string[]][] = [
  ['Sydney', '2027-04-04T02:30', '2027-04-03T15:30', '2027-04-03T16:30', ['2027-04-04T01:59', '2027-04-04T03:00']],
  ['Auckland', '2027-04-04T02:00', '2027-04-03T13:00', '2027-04-03T14:00', ['2027-04-04T01:59', '2027-04-04T03:00']],
  ['Paris', '2027-10-31T02:30', '2027-10-31T00:30', '2027-10-31T01:30', ['2027-10-31T01:59', '2027-10-31T03:00']],
  ['Berlin', '2027-10-31T02:59', '2027-10-31T00:59', '2027-10-31T01:59', ['2027-10-31T01:59', '2027-10-31T03:00']],
  ['Madrid', '2027-10-31T02:00', '2027-10-31T00:00', '2027-10-31T01:00', ['2027-10-31T01:59', '2027-10-31T03:00']],
];

/** Nights on which others change: nothing happens here. */
const UNMOVED: [City, string][] = [
  ['Brisbane', '2027-10-03T02:30'],
  ['Brisbane', '2027-04-04T02:30'],
  ['Perth', '2027-10-03T02:30'],
  ['Perth', '2027-04-04T02:30'],
  ['Sydney', '2027-03-28T02:30'],
  ['Paris', '2027-04-04T02:30'],
];

const utc = (text: string) => new Date(`${text}:00Z`);

describe('A time on the wall', () => {
  it.each(BETWEEN_PEOPLE)('in %s, %s, is in %s %s', (city, typed, other, shown, moment) => {
    expect(momentOf(typed, ZONES[city])).toEqual({ kind: 'once', at: utc(moment) });
    expect(wallTimeOf(utc(moment), ZONES[other])).toBe(shown);
    expect(momentOf(shown, ZONES[other])).toEqual({ kind: 'once', at: utc(moment) });
  });

  it.each(FORWARD)('in %s jumps from %s', (city, before, skipped, after, moment) => {
    expect(momentOf(before, ZONES[city])).toEqual({ kind: 'once', at: new Date(utc(moment).getTime() - 60_000) });
    for (const time of skipped) expect(momentOf(time, ZONES[city])).toEqual({ kind: 'skipped' });
    expect(momentOf(after, ZONES[city])).toEqual({ kind: 'once', at: utc(moment) });
  });

  it.each(BACK)('in %s shows %s twice, of which the first counts', (city, repeated, first, again, once) => {
    expect(momentOf(repeated, ZONES[city])).toEqual({ kind: 'twice', at: utc(first), again: utc(again) });
    for (const time of once) expect(momentOf(time, ZONES[city])).toMatchObject({ kind: 'once' });
    expect([utc(first), utc(again)].map((at) => wallTimeOf(at, ZONES[city]))).toEqual([repeated, repeated]);
  });

  it.each(UNMOVED)('in %s, %s, is an ordinary one', (city, time) => {
    expect(momentOf(time, ZONES[city])).toMatchObject({ kind: 'once' });
  });

  it.each(['', '2027-02-29T10:00', '2027-13-01T10:00', '2027-01-01T24:00', '2027-01-01 10:00', '2027-01-01T10:00Z'])(
    'is not "%s"',
    (text) => {
      expect(momentOf(text, ZONES.Sydney)).toBeNull();
    },
  );
});
