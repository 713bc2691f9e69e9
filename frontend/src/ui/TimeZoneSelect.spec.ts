import { describe, expect, it } from '@jest/globals';
import { zoneCity } from '../lib/clocks';
import { timeZoneGroups } from './TimeZoneSelect';

const zonesOf = (chosen: string) => timeZoneGroups(chosen).flatMap(({ zones }) => zones);

describe('time zones', () => {
  it.each([
    ['Australia/Sydney', 'Sydney'],
    ['America/New_York', 'New York'],
    ['America/Argentina/Ushuaia', 'Ushuaia'],
    ['Europe/Kiev', 'Kyiv'],
    ['Asia/Calcutta', 'Kolkata'],
    ['UTC', 'UTC'],
  ])('%s is called %s', (zone, city) => {
    expect(zoneCity(zone)).toBe(city);
  });

  it('are listed by area and city, Australia and New Zealand first', () => {
    const [first] = timeZoneGroups('Europe/Berlin');
    expect(first?.area).toBe('Australia and New Zealand');
    expect(first?.zones.map(({ city }) => city)).toEqual(
      expect.arrayContaining(['Auckland', 'Brisbane', 'Melbourne', 'Perth', 'Sydney']),
    );
    for (const { zones } of timeZoneGroups('')) {
      const cities = zones.map(({ city }) => city);
      expect(cities).toEqual([...cities].sort((one, other) => one.localeCompare(other)));
    }
  });

  it('list a city once, whichever of its names was chosen', () => {
    for (const chosen of ['Asia/Kolkata', 'Asia/Calcutta'])
      expect(zonesOf(chosen).filter(({ city }) => city === 'Kolkata')).toEqual([{ zone: chosen, city: 'Kolkata' }]);
  });

  it('each appear once, with a label of their own, the chosen one even if the browser does not list it', () => {
    const zones = zonesOf('UTC');
    expect(new Set(zones.map(({ zone }) => zone)).size).toBe(Intl.supportedValuesOf('timeZone').length + 1);
    expect(new Set(zones.map(({ city }) => city)).size).toBe(zones.length);
    expect(zones.map(({ city }) => city).filter((city) => /[/_]/.test(city))).toEqual([]);
    expect(timeZoneGroups('UTC').at(-1)).toEqual({ area: 'Other', zones: [{ zone: 'UTC', city: 'UTC' }] });
    expect(zonesOf('').some(({ zone }) => zone === '')).toBe(false);
  });
});
