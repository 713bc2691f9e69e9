import { Controller, Get, Param } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { MayLag } from '../../../platform/database/index.js';
import { ApiErrors } from '../../../platform/errors/index.js';
import { Access, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import { PlaceFamiliesDto } from './location-families.dto.js';
import { LocationFamiliesService } from './location-families.service.js';

@ApiTags('Search')
@Controller()
export class LocationFamiliesController {
  constructor(private readonly families: LocationFamiliesService) {}

  @Get('cities/:city/families')
  @Access('optional')
  @MayLag()
  @RateLimit('search')
  @ApiParam({ name: 'city', description: 'The city as its page is addressed.', example: 'sydney' })
  @ApiOperation({
    summary: 'List the families on the page of a city',
    description: 'Up to five: the featured ones first, then the newest. Visitors get teaser cards.',
  })
  @ApiErrors('not_found')
  listCityFamilies(@Param('city') city: string, @CurrentUser() viewer: Identity | null): Promise<PlaceFamiliesDto> {
    return this.families.of(city, viewer);
  }

  @Get('regions/:region/families')
  @Access('optional')
  @MayLag()
  @RateLimit('search')
  @ApiParam({ name: 'region', description: 'The region whose home page it is.', example: 'australia' })
  @ApiOperation({
    summary: 'List the families on the home page of a region',
    description: 'Up to three: those featured in the region first, then the newest. Visitors get teaser cards.',
  })
  @ApiErrors('not_found')
  listRegionFamilies(
    @Param('region') region: string,
    @CurrentUser() viewer: Identity | null,
  ): Promise<PlaceFamiliesDto> {
    return this.families.of(region, viewer);
  }
}
