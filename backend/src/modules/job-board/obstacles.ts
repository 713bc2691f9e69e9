import { regionFacts } from '../country/index.js';
import type { AuPairStayWish } from '../profiles/index.js';
import { messages } from './texts.js';
import type { Place } from './job-listing.entity.js';

const { obstacles } = messages;
type PlaceTerms = Pick<Place, 'startsOn' | 'monthsMin' | 'monthsMax' | 'hoursPerWeek' | 'licenceWanted' | 'region'>;

/** Warnings for an au pair before applying, as sentences; missing values are no obstacle. */
export function obstaclesOf(place: PlaceTerms, wish: AuPairStayWish): string[] {
  const { monthsMin, monthsMax, hoursPerWeek } = wish;
  return [
    ...(place.licenceWanted && !wish.drives ? [obstacles.licence] : []),
    ...(place.region !== wish.region ? [obstacles.elsewhere(regionFacts(place.region).name)] : []),
    ...(wish.from !== null && wish.from > place.startsOn ? [obstacles.start(inWords(wish.from))] : []),
    ...(monthsMax !== null && monthsMax < place.monthsMin ? [obstacles.shorter(place.monthsMin)] : []),
    ...(monthsMin !== null && monthsMin > place.monthsMax ? [obstacles.longer(place.monthsMax)] : []),
    ...(hoursPerWeek !== null && hoursPerWeek < place.hoursPerWeek
      ? [obstacles.hours(place.hoursPerWeek, hoursPerWeek)]
      : []),
  ];
}

const inWords = (isoDay: string) =>
  new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${isoDay}T00:00:00Z`),
  );
