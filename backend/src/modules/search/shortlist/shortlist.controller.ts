import { Controller, Delete, Get, HttpCode, HttpStatus, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../platform/errors/index.js';
import { PageQuery, UuidParam } from '../../../platform/http/index.js';
import { Access, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import { ShortlistPage } from './shortlist.dto.js';
import { ShortlistService } from './shortlist.service.js';

@ApiTags('Shortlist')
@Controller('shortlist-entries')
export class ShortlistController {
  constructor(private readonly shortlist: ShortlistService) {}

  @Get()
  @Access('signed-in')
  @ApiOperation({
    summary: 'List people I have saved',
    description: 'Newest first. Families save au pairs, au pairs save families.',
  })
  @ApiErrors('validation_failed', 'forbidden')
  listShortlist(@CurrentUser() user: Identity, @Query() page: PageQuery): Promise<ShortlistPage> {
    return this.shortlist.list(user, page);
  }

  @Put(':id')
  @Access('signed-in')
  @RateLimit('write')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiOperation({ summary: 'Save someone', description: 'Idempotent. They are not notified.' })
  @ApiErrors('validation_failed', 'forbidden', 'not_found', 'shortlist_full', 'profile_missing')
  saveToShortlist(@CurrentUser() user: Identity, @UuidParam() id: string): Promise<void> {
    return this.shortlist.save(user, id);
  }

  @Delete(':id')
  @Access('signed-in')
  @RateLimit('write')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiOperation({ summary: 'Take someone off my shortlist', description: 'Succeeds even if they were not on it.' })
  @ApiErrors('validation_failed')
  removeFromShortlist(@CurrentUser() user: Identity, @UuidParam() id: string): Promise<void> {
    return this.shortlist.remove(user, id);
  }
}
