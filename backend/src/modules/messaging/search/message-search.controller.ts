import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../platform/errors/index.js';
import { UuidParam } from '../../../platform/http/index.js';
import { Access, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import {
  FoundConversationsDto,
  FoundInConversationDto,
  SearchConversationQuery,
  SearchConversationsQuery,
} from './message-search.dto.js';
import { MessageSearchService } from './message-search.service.js';

@ApiTags('Messages')
@Controller('conversations')
export class MessageSearchController {
  constructor(private readonly search: MessageSearchService) {}

  @Get('search')
  @Access('signed-in')
  @RateLimit('search')
  @ApiOperation({
    summary: 'Find words in my conversations',
    description:
      'By conversation, also in archived ones, with the latest messages that contain all the words. Messages that were deleted or removed are not found.',
  })
  @ApiErrors('validation_failed')
  searchConversations(
    @CurrentUser() user: Identity,
    @Query() query: SearchConversationsQuery,
  ): Promise<FoundConversationsDto> {
    return this.search.everywhere(user.userId, query);
  }

  @Get(':id/search')
  @Access('signed-in')
  @RateLimit('search')
  @ApiOperation({
    summary: 'Find words in one of my conversations',
    description:
      'The numbers of the messages that contain all the words, so that a client can go from one to the next.',
  })
  @ApiErrors('validation_failed', 'not_found')
  searchConversation(
    @CurrentUser() user: Identity,
    @UuidParam() id: string,
    @Query() query: SearchConversationQuery,
  ): Promise<FoundInConversationDto> {
    return this.search.within(user.userId, id, query);
  }
}
