import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import type { OwnJobListing } from '../../api/job-board';
import { dateProblems, valuesOf, type ListingValues } from './listing-form';
import { jobBoardTexts } from './texts';

const { days: words } = jobBoardTexts;
const NOW = new Date('2027-01-15T10:00:00Z');
const problems = (startsOn: string, monthsMin = '6', monthsMax = '12') =>
  dateProblems({ startsOn, monthsMin, monthsMax } as ListingValues, NOW);

describe('The dates of a job listing', () => {
  it('have the API’s own words', () => {
    const path = '../../../../backend/src/modules/job-board/texts.ts';
    const api = readFileSync(new URL(path, import.meta.url), 'utf8');
    for (const text of Object.values(words)) expect(api).toContain(`'${text}'`);
  });

  it.each([
    ['', { startsOn: words.format }],
    ['2027-01-13', { startsOn: words.past }],
    ['2029-01-16', { startsOn: words.far }],
  ])('that begin on “%s” are not accepted', (startsOn, expected) => {
    expect(problems(startsOn)).toEqual(expected);
  });

  it.each(['2027-01-14', '2027-01-15', '2029-01-15'])('that begin on %s are accepted, as the API does', (startsOn) => {
    expect(problems(startsOn)).toEqual({});
  });

  it('need a longest stay that is not shorter than the shortest', () => {
    expect(problems('2027-02-01', '12', '6')).toEqual({ monthsMax: words.monthsOrder });
    expect(problems('2027-02-01', '6', '6')).toEqual({});
    expect(problems('2027-02-01', '', '6')).toEqual({});
  });
});

it('the pay of a listing is entered again after a move to the other country', () => {
  const jobListing = { currency: 'AUD', payMinCents: 32_000, payMaxCents: 38_000 } as NonNullable<
    OwnJobListing['jobListing']
  >;
  const pay = (currency: OwnJobListing['currency']) =>
    valuesOf({ jobListing, proposal: jobListing, currency } as unknown as OwnJobListing).payMinCents;
  expect([pay('AUD'), pay('NZD')]).toEqual(['320', '']);
});
