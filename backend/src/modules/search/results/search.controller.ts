import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { MayLag } from '../../../platform/database/index.js';
import { ApiErrors } from '../../../platform/errors/index.js';
import type { JsonText } from '../../../platform/http/index.js';
import { Access, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import { FamilyMap } from '../map/family-map.dto.js';
import { FamilyMapService } from '../map/family-map.service.js';
import { AuPairSearchService } from './au-pair-search.service.js';
import { FamilySearchService } from './family-search.service.js';
import { AuPairSearchPage, AuPairSearchQuery, FamilySearchPage, FamilySearchQuery } from './search.dto.js';
import { SearchCount } from './search-count.dto.js';
import { AuPairFilterQuery, FamilyFilterQuery } from './search-query.dto.js';

const WHO_GETS_WHAT =
  'Visitors get teaser cards. Signed-in people with a complete profile also get a match score with its reasons.';
const HOW_COUNTED =
  'Up to 500; beyond that, and where a rare combination was not searched to the end, `capped` is true.';

@ApiTags('Search')
@Controller()
export class SearchController {
  constructor(
    private readonly auPairs: AuPairSearchService,
    private readonly families: FamilySearchService,
    private readonly map: FamilyMapService,
  ) {}

  @Get('au-pair-profiles')
  @Access('optional')
  @MayLag()
  @RateLimit('search')
  @ApiOperation({ summary: 'Search au pairs', description: WHO_GETS_WHAT })
  @ApiOkResponse({ type: AuPairSearchPage })
  @ApiErrors('validation_failed')
  searchAuPairs(
    @Query() query: AuPairSearchQuery,
    @CurrentUser() viewer: Identity | null,
  ): Promise<JsonText<AuPairSearchPage>> {
    return this.auPairs.find(query, viewer);
  }

  @Get('au-pair-profiles/count')
  @Access('optional')
  @MayLag()
  @RateLimit('search')
  @ApiOperation({ summary: 'Count au pairs', description: HOW_COUNTED })
  @ApiErrors('validation_failed')
  countAuPairs(@Query() query: AuPairFilterQuery, @CurrentUser() viewer: Identity | null): Promise<SearchCount> {
    return this.auPairs.count(query, viewer);
  }

  @Get('family-profiles')
  @Access('optional')
  @MayLag()
  @RateLimit('search')
  @ApiOperation({ summary: 'Search families', description: WHO_GETS_WHAT })
  @ApiOkResponse({ type: FamilySearchPage })
  @ApiErrors('validation_failed')
  searchFamilies(
    @Query() query: FamilySearchQuery,
    @CurrentUser() viewer: Identity | null,
  ): Promise<JsonText<FamilySearchPage>> {
    return this.families.find(query, viewer);
  }

  @Get('family-profiles/count')
  @Access('optional')
  @MayLag()
  @RateLimit('search')
  @ApiOperation({ summary: 'Count families', description: HOW_COUNTED })
  @ApiErrors('validation_failed')
  countFamilies(@Query() query: FamilyFilterQuery, @CurrentUser() viewer: Identity | null): Promise<SearchCount> {
    return this.families.count(query, viewer);
  }

  @Get('family-profiles/map')
  @Access('optional')
  @MayLag()
  @RateLimit('search')
  @ApiOperation({
    summary: 'Count families by location',
    description: 'The newest 2,000 that match. Visitors get cities; members with a complete profile get suburbs too.',
  })
  @ApiErrors('validation_failed')
  mapFamilies(@Query() query: FamilyFilterQuery, @CurrentUser() viewer: Identity | null): Promise<FamilyMap> {
    return this.map.of(query, viewer);
  }
}
