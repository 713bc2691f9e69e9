import { Controller, Get, Header } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../platform/errors/index.js';
import { Access } from '../../../platform/identity/index.js';
import { PublishedCountry } from './country-landing.dto.js';
import { CountryLandingsService } from './country-landings.service.js';

@ApiTags('Countries')
@Controller('publications/countries')
export class CountryPublicationsController {
  constructor(private readonly landings: CountryLandingsService) {}

  @Get()
  @Access('public')
  @Header('cache-control', 'public, max-age=5')
  @ApiOperation({
    summary: 'List the pages of countries',
    description: 'For sitemaps: each country that has a page, and when that was last changed.',
  })
  @ApiErrors('rate_limited')
  listPublishedCountries(): Promise<PublishedCountry[]> {
    return this.landings.publications();
  }
}
