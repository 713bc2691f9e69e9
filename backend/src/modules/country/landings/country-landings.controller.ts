import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../platform/errors/index.js';
import { Access } from '../../../platform/identity/index.js';
import { CountryLandingResponse } from './country-landing.dto.js';
import { CountryLandingsService } from './country-landings.service.js';
import { LANDING_COUNTRIES } from './landing-countries.js';

@ApiTags('Countries')
@Controller('country-landings')
export class CountryLandingsController {
  constructor(private readonly landings: CountryLandingsService) {}

  @Get(':country')
  @Access('public')
  @Header('cache-control', 'public, max-age=5')
  @ApiParam({ name: 'country', enum: LANDING_COUNTRIES, enumName: 'LandingCountry', example: 'france' })
  @ApiOperation({
    summary: "Read a country's page",
    description: 'What visitors from France, Germany or Spain see first, in their language, with sources and dates.',
  })
  @ApiErrors('not_found', 'rate_limited')
  getCountryLanding(@Param('country') country: string): Promise<CountryLandingResponse> {
    return this.landings.of(country);
  }
}
