import { dayInWords } from '../../platform/calendar-days/index.js';
import { regionFacts } from '../country/index.js';
import type { AuPairPlacementWishes } from '../profiles/index.js';
import { messages } from './texts.js';
import type { JobListing } from './job-listing.entity.js';

const { obstacles } = messages;
type JobListingTerms = Pick<
  JobListing,
  'startsOn' | 'monthsMin' | 'monthsMax' | 'hoursPerWeek' | 'licenceWanted' | 'region'
>;

/** Warnings for an au pair before applying, as sentences; missing values are no obstacle. */
export function obstaclesOf(jobListing: JobListingTerms, wishes: AuPairPlacementWishes): string[] {
  const { monthsMin, monthsMax, hoursPerWeek } = wishes;
  return [
    ...(jobListing.licenceWanted && !wishes.drives ? [obstacles.licence] : []),
    ...(jobListing.region !== wishes.region ? [obstacles.elsewhere(regionFacts(jobListing.region).name)] : []),
    ...(wishes.from !== null && wishes.from > jobListing.startsOn ? [obstacles.start(dayInWords(wishes.from))] : []),
    ...(monthsMax !== null && monthsMax < jobListing.monthsMin ? [obstacles.shorter(jobListing.monthsMin)] : []),
    ...(monthsMin !== null && monthsMin > jobListing.monthsMax ? [obstacles.longer(jobListing.monthsMax)] : []),
    ...(hoursPerWeek !== null && hoursPerWeek < jobListing.hoursPerWeek
      ? [obstacles.hours(jobListing.hoursPerWeek, hoursPerWeek)]
      : []),
  ];
}
