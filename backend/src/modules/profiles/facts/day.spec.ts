import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { dayOfIso, dayOfMoment, isoOfDay, NOW, parseDay } from './day.js';

const writtenOn = dayOfIso('2026-11-20') ?? 0;
const read = (text: string) => {
  const day = parseDay(text, writtenOn);
  return day === null || day === NOW ? day : isoOfDay(day);
};

describe('A date in a profile', () => {
  it.each([
    ['2027-02-01', '2027-02-01'],
    ['2027-02', '2027-02-01'],
    ['from 2027-02-01', '2027-02-01'],
    ['1 February 2027', '2027-02-01'],
    ['the 1st of February, 2027', '2027-02-01'],
    ['Feb 1, 2027', '2027-02-01'],
    ['February 2027', '2027-02-01'],
    ['From February 2027 on', '2027-02-01'],
    ['mid-March 2027', '2027-03-15'],
    ['late Sept. 2027', '2027-09-20'],
    ['01/02/2027', '2027-02-01'],
    ['1.2.2027', '2027-02-01'],
    ['any time from May 2027', '2027-05-01'],
  ])('"%s" is %s', (text, iso) => {
    expect(read(text)).toBe(iso);
  });

  it.each([
    ['February', '2027-02-01'],
    ['from February', '2027-02-01'],
    ['1 December', '2026-12-01'],
    ['November', '2026-11-01'],
    ['early January', '2027-01-01'],
  ])('without a year, "%s" is the next one: %s', (text, iso) => {
    expect(read(text)).toBe(iso);
  });

  it.each([
    'now',
    'Now!',
    'From now on, until May 2027',
    'immediately',
    'as soon as possible',
    'ASAP',
    'flexible',
    'any time',
  ])('"%s" is now', (text) => {
    expect(read(text)).toBe(NOW);
  });

  it.each([
    '',
    '2027',
    'soon-ish',
    'we may be ready',
    '30 February 2027',
    '2027-13-01',
    '1 February 1827',
    'in 400 days',
  ])('"%s" is no date', (text) => {
    expect(read(text)).toBeNull();
  });

  it('survives being written as ISO, whatever the day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10_957, max: 47_846 }), (day) => parseDay(isoOfDay(day), writtenOn) === day),
    );
  });

  it('never makes reading fail', () => {
    fc.assert(fc.property(fc.string(), (text) => ['number', 'object'].includes(typeof parseDay(text, writtenOn))));
  });

  it('begins when it begins in Sydney', () => {
    expect(isoOfDay(dayOfMoment(new Date('2026-11-20T12:59:00Z')))).toBe('2026-11-20');
    expect(isoOfDay(dayOfMoment(new Date('2026-11-20T13:00:00Z')))).toBe('2026-11-21');
  });

  it('is read strictly where it comes from a program', () => {
    expect([dayOfIso('2027-2-1'), dayOfIso('2027-02-30'), dayOfIso('2027-02-01T00:00:00Z')]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
