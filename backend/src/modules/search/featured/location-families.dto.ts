import { ApiProperty } from '@nestjs/swagger';
import { FamilyCard } from '../cards/family-card.dto.js';
import { SearchCount } from '../results/search-count.dto.js';

/** The families that the page of a city shows, or the home page of a region. */
export class PlaceFamiliesDto {
  /** Featured ones first, in the order that admins gave them; then the newest. */
  @ApiProperty({ type: () => [FamilyCard] })
  items: FamilyCard[];

  /**
   * How many of the first items are featured.
   * @example 1
   */
  featured: number;

  /** All families of the place. */
  count: SearchCount;
}
