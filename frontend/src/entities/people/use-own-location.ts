import { useGetMyFamilyProfileQuery } from '../../api/families';
import { ownTimeZone, zoneCity } from '../../lib/clocks';
import { useSession } from '../../lib/session';

/** Cities without a zone of their own, by the zone that browsers name for them. */
const SHARED_ZONES: Readonly<Record<string, RegExp>> = {
  'Australia/Sydney': /\b(Melbourne|Geelong|Ballarat|Bendigo|Canberra|Hobart|Launceston|Newcastle|Wollongong)\b/i,
  'Australia/Brisbane': /\b(Gold Coast|Sunshine Coast|Cairns|Townsville|Toowoomba)\b/i,
  'Pacific/Auckland': /\b(Wellington|Christchurch|Hamilton|Tauranga|Dunedin|Queenstown|Nelson|Napier|Rotorua)\b/i,
};

/** The city in a family's location that lives by the clock of `timeZone`, otherwise the zone's own city. */
export function locationOfClock(location: string | null | undefined, timeZone: string): string {
  return SHARED_ZONES[timeZone]?.exec(location ?? '')?.[1] ?? zoneCity(timeZone);
}

/** What to call the place of one's own clock: a Melbourne family reads "Melbourne", not "Sydney". */
export function useOwnLocation(): string {
  const { user } = useSession();
  const { data } = useGetMyFamilyProfileQuery(undefined, { skip: user?.userType !== 'family' });
  return locationOfClock(data?.location, ownTimeZone());
}
