import { ApiSchema } from '@nestjs/swagger';
import { locationOptions, regionFacts, type Region, REGIONS } from './regions.js';

/** A region of the product. */
@ApiSchema({ name: 'RegionFacts' })
export class RegionDto {
  /** @example 'newzealand' */
  region: Region;
  /** @example 'New Zealand' */
  name: string;
  /**
   * ISO 4217.
   * @example 'NZD'
   */
  currency: 'AUD' | 'NZD';
  /**
   * Prefix of region-aware paths; empty for Australia.
   * @example '/nz'
   */
  pathPrefix: string;
  /**
   * Options of a location field, in their order.
   * @example ['Any Location', 'Auckland', 'Wellington']
   */
  locations: string[];
}

/** All regions, Australia first. */
export function toRegions(): RegionDto[] {
  return REGIONS.map((region) => {
    const { name, currency, pathPrefix } = regionFacts(region);
    return { region, name, currency, pathPrefix, locations: locationOptions(region) };
  });
}
