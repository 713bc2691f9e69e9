import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { dateProblems } from './date-problems';
import { agreementTexts } from './texts';

const { dates: words } = agreementTexts;
const NOW = new Date('2027-01-15T10:00:00Z');
const problems = (startsOn: string, endsOn: string) => dateProblems({ startsOn, endsOn }, 'australia', NOW);

describe('The dates of an agreement', () => {
  it('have the API’s own words', () => {
    const path = '../../../../backend/src/modules/agreements/terms/terms-texts.ts';
    const api = readFileSync(new URL(path, import.meta.url), 'utf8');
    for (const [name, text] of Object.entries(words)) expect(api).toContain(`  ${name}: '${text}',`);
  });

  it.each([
    ['', '2027-08-01', { 'dates.startsOn': words.day }],
    ['2027-02-01', '', { 'dates.endsOn': words.day }],
    ['', '', { 'dates.startsOn': words.day, 'dates.endsOn': words.day }],
    ['2027-02-30', '2027-08-01', { 'dates.startsOn': words.dayUnknown }],
    ['2027-01-14', '2027-08-01', { 'dates.startsOn': words.startPast }],
    ['0202-02-01', '2027-08-01', { 'dates.startsOn': words.startPast }],
    ['2028-08-01', '2029-02-01', { 'dates.startsOn': words.startFar }],
    ['2027-02-01', '2027-02-01', { 'dates.endsOn': words.endBeforeStart }],
    ['2027-02-01', '2026-12-01', { 'dates.endsOn': words.endBeforeStart }],
    ['2027-02-01', '2027-02-13', { 'dates.endsOn': words.tooShortStay }],
    ['2027-02-01', '2029-02-02', { 'dates.endsOn': words.tooLongStay }],
  ])('from “%s” to “%s” are not accepted', (startsOn, endsOn, expected) => {
    expect(problems(startsOn, endsOn)).toEqual(expected);
  });

  it.each([
    ['2027-01-15', '2027-01-28'],
    ['2027-02-01', '2029-02-01'],
    ['2028-07-18', '2029-02-01'],
  ])('from %s to %s are accepted, as the API does', (startsOn, endsOn) => {
    expect(problems(startsOn, endsOn)).toEqual({});
  });

  it('may begin today where it is still today in the country', () => {
    // In Sydney the next day has begun, in Perth not yet.
    const now = new Date('2027-01-15T15:00:00Z');
    expect(dateProblems({ startsOn: '2027-01-15', endsOn: '2027-08-01' }, 'australia', now)).toEqual({});
    expect(dateProblems({ startsOn: '2027-01-15', endsOn: '2027-08-01' }, 'newzealand', now)).toEqual({
      'dates.startsOn': words.startPast,
    });
  });
});
