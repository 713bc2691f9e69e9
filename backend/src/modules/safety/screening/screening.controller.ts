import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../platform/errors/index.js';
import { Access, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { HeldMessagesService } from './held-messages.service.js';
import { MessageWarningsService } from './message-warnings.service.js';
import { HeldMessagesDto, InConversationQuery, MessageWarningsDto } from './screening.dto.js';

@ApiTags('Safety')
@Controller()
export class ScreeningController {
  constructor(
    private readonly warnings: MessageWarningsService,
    private readonly held: HeldMessagesService,
  ) {}

  @Get('message-warnings')
  @Access('signed-in')
  @ApiOperation({
    summary: 'List the warnings in a conversation',
    description: 'Known scam patterns in messages to the caller, with an explanation.',
  })
  @ApiErrors('validation_failed')
  listMessageWarnings(
    @CurrentUser() user: Identity,
    @Query() { conversationId }: InConversationQuery,
  ): Promise<MessageWarningsDto> {
    return this.warnings.listOwn(user.userId, conversationId);
  }

  @Get('held-messages')
  @Access('signed-in')
  @ApiOperation({
    summary: 'List my messages of a conversation that are being checked or were not delivered',
    description: 'Only the sender sees them. Once approved, they become normal messages.',
  })
  @ApiErrors('validation_failed')
  listHeldMessages(
    @CurrentUser() user: Identity,
    @Query() { conversationId }: InConversationQuery,
  ): Promise<HeldMessagesDto> {
    return this.held.listOwn(user.userId, conversationId);
  }
}
