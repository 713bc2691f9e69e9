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
    summary: 'List what I am warned of in a conversation',
    description: 'Known patterns of scams in messages to the caller, with words that say why.',
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
    description: 'Its sender alone sees them. One that is let pass becomes a message like any other.',
  })
  @ApiErrors('validation_failed')
  listHeldMessages(
    @CurrentUser() user: Identity,
    @Query() { conversationId }: InConversationQuery,
  ): Promise<HeldMessagesDto> {
    return this.held.listOwn(user.userId, conversationId);
  }
}
