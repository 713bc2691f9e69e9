import { Controller, Get, Param } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../platform/errors/index.js';
import { Access, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import { CityFamiliesDto } from './city-families.dto.js';
import { CityFamilies } from './city-families.service.js';

@ApiTags('Search')
@Controller('cities')
export class CityFamiliesController {
  constructor(private readonly families: CityFamilies) {}

  @Get(':city/families')
  @Access('optional')
  @RateLimit('search')
  @ApiParam({ name: 'city', description: 'The city as its page is addressed.', example: 'sydney' })
  @ApiOperation({
    summary: 'List the families on the page of a city',
    description: 'Up to five: the featured ones first, then the newest. Visitors get teaser cards.',
  })
  @ApiErrors('not_found')
  listCityFamilies(@Param('city') city: string, @CurrentUser() viewer: Identity | null): Promise<CityFamiliesDto> {
    return this.families.of(city, viewer);
  }
}
