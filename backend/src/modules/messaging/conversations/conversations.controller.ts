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
    description: 'The one in which someone wrote last comes first. Archived ones are a list of their own.',
  })
  @ApiErrors('validation_failed', 'rate_limited')
  listConversations(@CurrentUser() user: Identity, @Query() query: ConversationsQuery): Promise<ConversationPageDto> {
    return this.list.page(user.userId, query);
  }

  @Post()
  @Access('signed-in')
  @ApiOperation({
    summary: 'Begin a conversation, or find the one there is',
    description:
      'Only a person with a verified email address and a completed profile may begin one, and only a family with an au pair or the other way round. Replying is always free.',
  })
  @ApiCreatedResponse({ type: ConversationDto, description: 'It was begun' })
  @ApiOkResponse({ type: ConversationDto, description: 'It was there already' })
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
    return this.list.one(user.userId, id);
  }

  @Get('heads')
  @Access('signed-in')
  @ApiOperation({
    summary: 'Say how far my latest conversations have got',
    description:
      'A client that knows less than this has missed something and asks for what came after its last number.',
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
    return this.list.one(user.userId, id);
  }
}
