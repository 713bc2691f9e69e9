import { Body, Controller, Get, HttpStatus, Post, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ApiErrors } from '../../../platform/errors/index.js';
import { UuidParam } from '../../../platform/http/index.js';
import { Access, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { ConversationListService } from './conversation-list.service.js';
import { ConversationStartService } from './conversation-start.service.js';
import {
  ConversationDto,
  ConversationHeadsDto,
  ConversationPageDto,
  ConversationsQuery,
  StartConversationInput,
} from './conversation.dto.js';

@ApiTags('Messages')
@Controller('conversations')
export class ConversationsController {
  constructor(
    private readonly list: ConversationListService,
    private readonly start: ConversationStartService,
  ) {}

  @Get()
  @Access('signed-in')
  @ApiOperation({
    summary: 'List my conversations',
    description: 'Latest message first. Archived ones are a separate list.',
  })
  @ApiErrors('validation_failed', 'rate_limited')
  listConversations(@CurrentUser() user: Identity, @Query() query: ConversationsQuery): Promise<ConversationPageDto> {
    return this.list.page(user, query);
  }

  @Post()
  @Access('signed-in')
  @ApiOperation({
    summary: 'Start a conversation, or get the existing one',
    description:
      'Only a person with a verified email address and a completed profile can start one, and only between a family and an au pair. Replying is always free.',
  })
  @ApiCreatedResponse({ type: ConversationDto, description: 'Started' })
  @ApiOkResponse({ type: ConversationDto, description: 'It already existed' })
  @ApiErrors(
    'validation_failed',
    'email_not_verified',
    'profile_incomplete',
    'conversation_not_possible',
    'deal_breaker',
    'not_found',
    'plan_required',
    'conversation_limit_reached',
    'rate_limited',
  )
  async startConversation(
    @CurrentUser() user: Identity,
    @Body() { userId }: StartConversationInput,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ConversationDto> {
    const { id, begun } = await this.start.with(userId.toLowerCase(), user);
    void reply.status(begun ? HttpStatus.CREATED : HttpStatus.OK);
    return this.list.one(user, id);
  }

  @Get('heads')
  @Access('signed-in')
  @ApiOperation({
    summary: 'Get the state of my latest conversations',
    description: 'If a client’s last number is lower, it has missed something and must request what came after it.',
  })
  @ApiErrors('rate_limited')
  getConversationHeads(@CurrentUser() user: Identity): Promise<ConversationHeadsDto> {
    return this.list.heads(user.userId);
  }

  @Get(':id')
  @Access('signed-in')
  @ApiOperation({ summary: 'Get one of my conversations' })
  @ApiErrors('validation_failed', 'not_found', 'rate_limited')
  getConversation(@CurrentUser() user: Identity, @UuidParam() id: string): Promise<ConversationDto> {
    return this.list.one(user, id);
  }
}
