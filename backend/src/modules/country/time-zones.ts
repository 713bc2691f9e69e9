import { australianStateOf, type AustralianState } from './australian-states.js';
import { cityOf } from './locations.js';
import { regionFacts, type Region } from './regions.js';

const OF_STATES: Record<AustralianState, string> = {
  nsw: 'Australia/Sydney',
  vic: 'Australia/Melbourne',
  qld: 'Australia/Brisbane',
  wa: 'Australia/Perth',
  sa: 'Australia/Adelaide',
  tas: 'Australia/Hobart',
  act: 'Australia/Sydney',
  nt: 'Australia/Darwin',
};

const IN_REGION: Record<Region, RegExp> = {
  australia: /^(?:Australia\/.+|Antarctica\/Macquarie|Indian\/(?:Christmas|Cocos)|Pacific\/Norfolk)$/,
  newzealand: /^(?:Pacific\/(?:Auckland|Chatham)|NZ|NZ-CHAT)$/,
};

/** The time zone of most people in the region. */
export const usualTimeZone = (region: Region): string => {
  const [city] = regionFacts(region).cities;
  if (!city) throw new Error(`No city is known in ${region}`);
  return city.timeZone;
};

/** Whether clocks in the region show this time. */
export const isTimeZoneIn = (region: Region, timeZone: string): boolean => IN_REGION[region].test(timeZone);

/**
 * The time zone of someone who lives at `location`: of its city, else of its state, else their own one if it is in the
 * region, else the region's usual one.
 */
export function timeZoneAt(location: string, region: Region, own: string): string {
  const city = cityOf(location, region);
  if (city) return city.timeZone;
  const state = region === 'australia' ? australianStateOf(location) : null;
  if (state) return OF_STATES[state];
  return isTimeZoneIn(region, own) ? own : usualTimeZone(region);
}
