import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { PageQuery } from '../../../platform/http/index.js';
import { QueryChoice } from '../../../platform/validation/index.js';
import { AuPairCard } from '../cards/au-pair-card.dto.js';
import { FamilyCard } from '../cards/family-card.dto.js';
import { SearchCount } from './search-count.dto.js';
import { SORTS, type SearchSort } from './search-pages.service.js';
import { AuPairFilterQuery, FamilyFilterQuery } from './search-query.dto.js';

class SortQuery {
  /**
   * By match score among the newest 500 who pass and then by age of the profile; newest first; or soonest to start.
   * For visitors, and without a complete profile, "best" is "newest".
   * @example 'best'
   */
  @QueryChoice(SORTS, 'SearchSort')
  sort?: SearchSort;
}

/** Asks for au pairs. */
export class AuPairSearchQuery extends IntersectionType(PageQuery, SortQuery, AuPairFilterQuery) {}

/** Asks for families. */
export class FamilySearchQuery extends IntersectionType(PageQuery, SortQuery, FamilyFilterQuery) {}

class SearchPage {
  /**
   * Asks for the next page. Null at the end. A page may hold fewer people than asked for, even none, and still have
   * one: very rare combinations are looked for step by step.
   * @example 'WyJmMWMiLDM4LDE3OTYwNDY4MDBd'
   */
  nextCursor: string | null;

  /** As the first page counted. */
  count: SearchCount;
}

/** One page of au pairs. */
export class AuPairSearchPage extends SearchPage {
  @ApiProperty({ type: () => [AuPairCard] })
  items: AuPairCard[];
}

/** One page of families. */
export class FamilySearchPage extends SearchPage {
  @ApiProperty({ type: () => [FamilyCard] })
  items: FamilyCard[];
}
