import { describe, expect, it } from 'vitest';
import { CITIES } from '../regions.js';
import { DISTANCES, kilometresBetween, ringOf, ringsWithin } from './distance.js';
import { cityPoint, localityByLabel, localityOf } from './localities.js';

const SYDNEY = { latitude: -33.87, longitude: 151.21 };

describe('kilometresBetween (B16)', () => {
  it.each([
    ['Sydney', 'Melbourne', 713],
    ['Auckland', 'Hamilton', 114],
    ['Perth', 'Auckland', 5_344],
  ])('measures %s to %s', (from, to, km) => {
    const [a, b] = [from, to].map((name) => CITIES.find((city) => city.name === name));
    expect(a && b && Math.abs(kilometresBetween(cityPoint(a), cityPoint(b)) - km)).toBeLessThan(km / 50);
  });

  it('takes the short way over the 180th meridian to the Chatham Islands', () => {
    const wellington = { latitude: -41.29, longitude: 174.78 };
    const waitangi = { latitude: -43.95, longitude: -176.56 };
    expect(kilometresBetween(wellington, waitangi)).toBeGreaterThan(740);
    expect(kilometresBetween(wellington, waitangi)).toBeLessThan(800);
    expect(kilometresBetween({ latitude: -44, longitude: 179.9 }, { latitude: -44, longitude: -179.9 })).toBeLessThan(
      17,
    );
  });

  it('is nothing from a point to itself, and half the earth to the opposite one', () => {
    expect(kilometresBetween(SYDNEY, SYDNEY)).toBe(0);
    expect(kilometresBetween(SYDNEY, { latitude: 33.87, longitude: -28.79 })).toBeCloseTo(Math.PI * 6_371, 0);
  });
});

describe('rings', () => {
  it.each([
    [0, 0],
    [10, 0],
    [10.01, 1],
    [25, 1],
    [199.9, 4],
    [200, 4],
    [200.01, null],
  ])('%s km from a city is in ring %s', (km, ring) => {
    expect(ringOf(km)).toBe(ring);
  });

  it('make up each distance and no more', () => {
    for (const distance of DISTANCES)
      for (const km of [0, 10, 10.5, 25, 49, 50, 51, 100, 150, 200, 250]) {
        const ring = ringOf(km);
        expect(ring !== null && ringsWithin(distance).includes(ring)).toBe(km <= distance);
      }
  });
});

describe('localityOf', () => {
  it.each([
    ['Newtown, Sydney', 'australia', 'Newtown, Sydney'],
    ['Hamilton, Brisbane', 'australia', 'Hamilton, Brisbane'],
    ['byron bay, Australia', 'australia', 'Byron Bay, NSW'],
    ['Saint Kilda, Melbourne', 'australia', 'St Kilda, Melbourne'],
    ['Rotorua', 'newzealand', 'Rotorua, New Zealand'],
    ['Richmond, Tasmania', 'australia', 'Richmond, TAS'],
  ] as const)('finds "%s" in %s', (text, region, label) => {
    expect(localityOf(text, region)?.label).toBe(label);
    expect(localityByLabel(label.toUpperCase())?.label).toBe(label);
  });

  it.each([
    ['Sydney', 'australia'],
    ['Richmond', 'australia'],
    ['Newtown, Perth', 'australia'],
    ['Rotorua', 'australia'],
    ['somewhere by the sea', 'australia'],
    ['', 'newzealand'],
  ] as const)('finds no suburb in "%s" in %s: none is named, or several are', (text, region) => {
    expect(localityOf(text, region)).toBeNull();
  });

  it('has a point for every city', () => {
    for (const city of CITIES) expect(kilometresBetween(cityPoint(city), SYDNEY)).toBeLessThan(5_000);
    expect(new Set(CITIES.map((city) => Object.values(cityPoint(city)).join())).size).toBe(CITIES.length);
  });
});
