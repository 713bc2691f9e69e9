import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../platform/errors/index.js';
import { Access, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import { EditableLanding, LANDING_COUNTRIES, LandingEditInput, NewerTextInput } from '../../country/index.js';
import type { CountryPageSummary } from './country-page.dto.js';
import { CountryPagesService } from './country-pages.service.js';

const COUNTRY = { name: 'country', enum: LANDING_COUNTRIES, enumName: 'LandingCountry', example: 'france' } as const;

@ApiTags('Admin countries')
@Controller('admin/country-landings')
export class CountryPagesController {
  constructor(private readonly pages: CountryPagesService) {}

  @Get()
  @Access('admin')
  @ApiOperation({
    summary: 'List the pages of countries',
    description: 'Whether each is as released, who changed it last, and whether the release brings a newer text.',
  })
  @ApiErrors('rate_limited')
  listEditableLandings(): Promise<CountryPageSummary[]> {
    return this.pages.list();
  }

  @Get(':country')
  @Access('admin')
  @ApiParam(COUNTRY)
  @ApiOperation({
    summary: "Open a country's page for editing",
    description: 'With the version to send with a change.',
  })
  @ApiErrors('not_found')
  getEditableLanding(@Param('country') country: string): Promise<EditableLanding> {
    return this.pages.read(country);
  }

  @Put(':country')
  @Access('admin')
  @RateLimit('write')
  @ApiParam(COUNTRY)
  @ApiOperation({
    summary: "Change a country's page",
    description:
      'Send the whole page. Visitors see it at once. Errors are listed by field, such as `content.faq.items`.',
  })
  @ApiErrors('validation_failed', 'not_found', 'stale_edit')
  saveCountryLanding(
    @CurrentUser() admin: Identity,
    @Param('country') country: string,
    @Body() input: LandingEditInput,
  ): Promise<EditableLanding> {
    return this.pages.edit(admin.userId, country, input);
  }

  @Post(':country/newer-text')
  @Access('admin')
  @RateLimit('write')
  @HttpCode(200)
  @ApiParam(COUNTRY)
  @ApiOperation({
    summary: "Take or decline a release's newer text of a country's page",
    description: 'If taken, it replaces the edited text, which stays in the audit log.',
  })
  @ApiErrors('validation_failed', 'not_found', 'stale_edit')
  settleNewerLandingText(
    @CurrentUser() admin: Identity,
    @Param('country') country: string,
    @Body() input: NewerTextInput,
  ): Promise<EditableLanding> {
    return this.pages.settleNewerText(admin.userId, country, input);
  }
}
