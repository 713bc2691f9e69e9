import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Patch, Post, Put } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../platform/errors/index.js';
import { UuidParam } from '../../../platform/http/index.js';
import { Access, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import {
  NewPeople,
  SavedSearchChanges,
  SavedSearchDto,
  SavedSearchInput,
  SavedSearchList,
  SeenPeople,
} from './saved-search.dto.js';
import { SavedSearchesService } from './saved-searches.service.js';

@ApiTags('Saved searches')
@Controller('saved-searches')
export class SavedSearchesController {
  constructor(private readonly searches: SavedSearchesService) {}

  @Get()
  @Access('signed-in')
  @ApiOperation({ summary: 'List my saved searches', description: 'Newest first, ten at most.' })
  @ApiErrors('rate_limited')
  listSavedSearches(@CurrentUser() owner: Identity): Promise<SavedSearchList> {
    return this.searches.list(owner);
  }

  @Post()
  @Access('signed-in')
  @RateLimit('write')
  @ApiOperation({ summary: 'Save a search', description: 'Current matches count as seen; later ones are new.' })
  @ApiErrors('validation_failed', 'wrong_role', 'saved_searches_full', 'profile_missing')
  saveSearch(@CurrentUser() owner: Identity, @Body() input: SavedSearchInput): Promise<SavedSearchDto> {
    return this.searches.save(owner, input);
  }

  @Patch(':id')
  @Access('signed-in')
  @RateLimit('write')
  @ApiOperation({ summary: 'Rename a saved search, or change its notifications' })
  @ApiErrors('validation_failed', 'not_found')
  changeSavedSearch(
    @CurrentUser() owner: Identity,
    @UuidParam() id: string,
    @Body() changes: SavedSearchChanges,
  ): Promise<SavedSearchDto> {
    return this.searches.change(owner, id, changes);
  }

  @Delete(':id')
  @Access('signed-in')
  @RateLimit('write')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiOperation({ summary: 'Remove a saved search', description: 'Succeeds even if it did not exist.' })
  @ApiErrors('validation_failed')
  removeSavedSearch(@CurrentUser() owner: Identity, @UuidParam() id: string): Promise<void> {
    return this.searches.remove(owner, id);
  }

  @Get(':id/new-people')
  @Access('signed-in')
  @RateLimit('search')
  @ApiOperation({ summary: 'List new matches of a saved search', description: 'Latest first, at most 50.' })
  @ApiErrors('validation_failed', 'not_found')
  listNewPeople(@CurrentUser() owner: Identity, @UuidParam() id: string): Promise<NewPeople> {
    return this.searches.newPeople(owner, id);
  }

  @Put(':id/looked')
  @Access('signed-in')
  @RateLimit('write')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiOperation({
    summary: 'Mark new matches of a saved search as seen',
    description: 'Name those that were shown; the others stay new.',
  })
  @ApiBody({ type: SeenPeople, required: false })
  @ApiErrors('validation_failed', 'not_found')
  markSavedSearchLooked(
    @CurrentUser() owner: Identity,
    @UuidParam() id: string,
    @Body() seen: SeenPeople,
  ): Promise<void> {
    return this.searches.markSeen(owner, id, seen);
  }
}
