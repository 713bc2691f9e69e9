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
    summary: 'Read the featured families of a page',
    description: 'Everyone chosen, in order, including those not shown now, with the reason.',
  })
  @ApiErrors('not_found')
  getFeaturedFamilies(@Param('place') place: string): Promise<FeaturedFamiliesDto> {
    return this.choice.of(place);
  }

  @Get('candidates')
  @Access('admin')
  @ApiParam(PLACE)
  @ApiOperation({
    summary: 'Find families to feature on a page',
    description: 'At most 20, newest first, matched by part of their name or suburb.',
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
    summary: 'Choose the featured families of a page',
    description:
      'Replaces the whole list, in this order. The page shows it at once; the audit log keeps before and after.',
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
