import { useGetMyFamilyProfileQuery } from '../../api/families';
import { ownTimeZone, zoneCity } from '../../lib/clocks';
import { useSession } from '../../lib/session';

/** Cities that share another city's time zone. */
const SHARED_ZONES: Readonly<Record<string, RegExp>> = {
  'Australia/Sydney': /\b(Melbourne|Geelong|Ballarat|Bendigo|Canberra|Hobart|Launceston|Newcastle|Wollongong)\b/i,
  'Australia/Brisbane': /\b(Gold Coast|Sunshine Coast|Cairns|Townsville|Toowoomba)\b/i,
  'Pacific/Auckland': /\b(Wellington|Christchurch|Hamilton|Tauranga|Dunedin|Queenstown|Nelson|Napier|Rotorua)\b/i,
};

/** The family's city if it is in `timeZone`, otherwise the zone's own city. */
export function locationOfClock(location: string | null | undefined, timeZone: string): string {
  return SHARED_ZONES[timeZone]?.exec(location ?? '')?.[1] ?? zoneCity(timeZone);
}

/** The reader's location for labels of clocks: a Melbourne family sees "Melbourne", not "Sydney". */
export function useOwnLocation(): string {
  const { user } = useSession();
  const { data } = useGetMyFamilyProfileQuery(undefined, { skip: user?.userType !== 'family' });
  return locationOfClock(data?.location, ownTimeZone());
}
