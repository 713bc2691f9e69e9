import type { City } from '../regions.js';

/** Degrees, south and west negative. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** Distances that a search offers, in kilometres. */
export const DISTANCES = [10, 25, 50, 100, 200] as const;
export type Distance = (typeof DISTANCES)[number];

const EARTH_RADIUS_KM = 6_371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The distance in a straight line over the surface, also across the 180th meridian. */
export function kilometresBetween(a: Point, b: Point): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const root =
    half(a.latitude, b.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude);
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(root)));
}

/**
 * The ring around a city at this distance: 0 up to 10 km, 1 up to 25 km, to 4 up to 200 km; null beyond that. Rings do
 * not overlap, so a search within 50 km combines the rings 0 to 2.
 */
export function ringOf(km: number): number | null {
  const ring = DISTANCES.findIndex((distance) => km <= distance);
  return ring === -1 ? null : ring;
}

/** The rings that make up a distance. */
export const ringsWithin = (distance: Distance): number[] =>
  DISTANCES.filter((one) => one <= distance).map((_, ring) => ring);

/** A ring around one of the cities. */
export interface CityRing {
  city: City;
  ring: number;
}
