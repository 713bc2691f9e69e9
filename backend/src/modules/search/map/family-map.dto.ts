import { ApiProperty } from '@nestjs/swagger';
import { REGIONS, type Region } from '../../country/index.js';

const LOCATION_KINDS = ['city', 'suburb'] as const;

/** Families in one city with all its suburbs, or in one suburb or town. */
export class MapLocation {
  /** @example 'suburb' */
  @ApiProperty({ enum: LOCATION_KINDS, enumName: 'MapLocationKind' })
  kind: (typeof LOCATION_KINDS)[number];

  /**
   * The value of the filter of the same name that finds these families: `city` or `suburb`.
   * @example 'Newtown, Sydney'
   */
  name: string;

  /** @example 'australia' */
  @ApiProperty({ enum: REGIONS, enumName: 'Region' })
  region: Region;

  /**
   * The city that a suburb belongs to; null for a city, and for a town that is near none of ours.
   * @example 'Sydney'
   */
  city: string | null;

  /**
   * The middle of the city or suburb in degrees, to about a kilometre. No one’s address.
   * @example -33.9
   */
  latitude: number;

  /** @example 151.18 */
  longitude: number;

  /** @example 12 */
  count: number;
}

/** Where the families of a search live. */
export class FamilyMap {
  /** Cities first, then suburbs and towns; those with most families first. */
  @ApiProperty({ type: () => [MapLocation] })
  locations: MapLocation[];

  /** Families whose location names no place that we know. @example 3 */
  elsewhere: number;

  /** Families that were counted. @example 120 */
  counted: number;

  /** There are or may be more: the newest were counted. @example false */
  capped: boolean;
}
