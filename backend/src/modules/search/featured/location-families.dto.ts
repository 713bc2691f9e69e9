import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { FamilyCard } from '../cards/family-card.dto.js';
import { SearchCount } from '../results/search-count.dto.js';

/** The families on the page of a city, or on a region's home page. */
@ApiSchema({ name: 'LocationFamilies' })
export class PlaceFamiliesDto {
  /** Featured ones first, in the order of admins; then the newest. */
  @ApiProperty({ type: () => [FamilyCard] })
  items: FamilyCard[];

  /**
   * How many of the first items are featured.
   * @example 1
   */
  featured: number;

  /** All families of the location. */
  count: SearchCount;
}
