import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../platform/errors/index.js';
import { Access, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import {
  FeaturedCandidatesDto,
  FeaturedCandidatesQuery,
  FeaturedChoiceService,
  FeaturedFamiliesDto,
  FeaturedFamiliesInput,
} from '../../search/index.js';
import { FeaturedAdminService } from './featured-admin.service.js';

const PLACE = {
  name: 'place',
  description: 'A city as its page is addressed, or a region.',
  example: 'perth',
} as const;

@ApiTags('Admin featured families')
@Controller('admin/featured-families/:place')
export class FeaturedFamiliesController {
  constructor(
    private readonly choice: FeaturedChoiceService,
    private readonly admin: FeaturedAdminService,
  ) {}

  @Get()
  @Access('admin')
  @ApiParam(PLACE)
  @ApiOperation({
    summary: 'Read which families a place features',
    description: 'Everyone chosen, in order, also those whom the page cannot show now, and why it cannot.',
  })
  @ApiErrors('not_found')
  getFeaturedFamilies(@Param('place') place: string): Promise<FeaturedFamiliesDto> {
    return this.choice.of(place);
  }

  @Get('candidates')
  @Access('admin')
  @ApiParam(PLACE)
  @ApiOperation({
    summary: 'Look for families to feature in a place',
    description: 'The newest twenty at most whom search shows there, by part of their name or suburb.',
  })
  @ApiErrors('validation_failed', 'not_found')
  listFeaturedCandidates(
    @Param('place') place: string,
    @Query() { search }: FeaturedCandidatesQuery,
  ): Promise<FeaturedCandidatesDto> {
    return this.choice.candidates(place, search);
  }

  @Put()
  @Access('admin')
  @RateLimit('write')
  @ApiParam(PLACE)
  @ApiOperation({
    summary: 'Choose which families a place features',
    description: 'In this order, and no others. The page shows it at once; the audit log keeps before and after.',
  })
  @ApiErrors('validation_failed', 'not_found', 'stale_edit')
  chooseFeaturedFamilies(
    @CurrentUser() admin: Identity,
    @Param('place') place: string,
    @Body() input: FeaturedFamiliesInput,
  ): Promise<FeaturedFamiliesDto> {
    return this.admin.change(admin.userId, place, input);
  }
}
