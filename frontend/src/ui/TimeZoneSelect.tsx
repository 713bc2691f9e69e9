import { useState, type ComponentProps } from 'react';
import { zoneCity } from '../lib/clocks';
import { Select } from './form';

const AREAS: Record<string, string> = {
  Australia: 'Australia and New Zealand',
  Europe: 'Europe',
  America: 'North and South America',
  Asia: 'Asia',
  Africa: 'Africa',
  Pacific: 'Pacific',
  Atlantic: 'Atlantic',
  Indian: 'Indian Ocean',
  Antarctica: 'Antarctica',
};
/** Zones without a city, such as UTC. */
const OTHER = 'Other';
const IN_ANOTHER_AREA: Record<string, string> = {
  'Arctic/Longyearbyen': 'Europe',
  'Pacific/Auckland': 'Australia',
  'Pacific/Chatham': 'Australia',
};

interface TimeZoneGroup {
  /** "Europe". */
  area: string;
  zones: { zone: string; city: string }[];
}

/** All zones by area, those of this product first, each by its city; with `chosen`, which the browser may not know. */
export function timeZoneGroups(chosen: string): TimeZoneGroup[] {
  const known = new Set([chosen, ...Intl.supportedValuesOf('timeZone')]);
  known.delete('');
  const groups = new Map<string, TimeZoneGroup['zones']>([...Object.values(AREAS), OTHER].map((area) => [area, []]));
  for (const zone of known) {
    const [area = '', ...names] = zone.split('/');
    // Some cities share their name: "Knox, Indiana".
    const state = names.length > 1 ? `, ${names[0]?.replaceAll('_', ' ')}` : '';
    const zones = groups.get(AREAS[IN_ANOTHER_AREA[zone] ?? area] ?? OTHER) ?? [];
    const city = zoneCity(zone) + state;
    // The chosen one comes first: the browser may list the same city by an earlier name.
    if (!zones.some((one) => one.city === city)) zones.push({ zone, city });
  }
  return [...groups]
    .filter(([, zones]) => zones.length > 0)
    .map(([area, zones]) => ({ area, zones: zones.sort((one, other) => one.city.localeCompare(other.city)) }));
}

interface TimeZoneSelectProps extends Omit<ComponentProps<typeof Select>, 'children'> {
  /** The zone chosen so far; empty for none. */
  chosen: string;
}

/** A time zone, chosen by a city in it. */
export function TimeZoneSelect({ chosen, ...select }: TimeZoneSelectProps) {
  const [groups] = useState(() => timeZoneGroups(chosen));
  return (
    <Select {...select}>
      {chosen ? null : <option value="" />}
      {groups.map(({ area, zones }) => (
        <optgroup key={area} label={area}>
          {zones.map(({ zone, city }) => (
            <option key={zone} value={zone}>
              {city}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  );
}
