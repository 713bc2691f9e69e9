import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../platform/errors/index.js';
import { UuidParam } from '../../../platform/http/index.js';
import { IgnoresIdempotencyKey } from '../../../platform/idempotency/index.js';
import { Access, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { MessageSendingService } from '../sending/message-sending.service.js';
import { MessageDto, SendMessageInput } from '../sending/message.dto.js';
import { ThreadPageDto, ThreadQuery } from './thread.dto.js';
import { ThreadService } from './thread.service.js';

@ApiTags('Messages')
@Controller('conversations/:id/messages')
export class ThreadController {
  constructor(
    private readonly thread: ThreadService,
    private readonly sending: MessageSendingService,
  ) {}

  @Get()
  @Access('signed-in')
  @ApiOperation({
    summary: 'Read part of a conversation',
    description:
      'Messages and reactions in the order of their numbers: the newest, those before a number, or those after one.',
  })
  @ApiErrors('validation_failed', 'not_found', 'rate_limited')
  getMessages(
    @CurrentUser() user: Identity,
    @UuidParam() id: string,
    @Query() query: ThreadQuery,
  ): Promise<ThreadPageDto> {
    return this.thread.part(user.userId, id, query);
  }

  @Post()
  @Access('signed-in')
  @IgnoresIdempotencyKey('A message is stored once for its `clientMessageId`.')
  @ApiOperation({
    summary: 'Send a message',
    description:
      'Answers once the message is stored for good. Sending the same `clientMessageId` again, after a lost answer, stores nothing and answers with the first one.',
  })
  @ApiErrors(
    'validation_failed',
    'not_found',
    'message_id_reused',
    'deal_breaker',
    'conversation_limit_reached',
    'message_held',
    'message_not_delivered',
    'rate_limited',
    'unavailable',
  )
  sendMessage(
    @CurrentUser() user: Identity,
    @UuidParam() id: string,
    @Body() input: SendMessageInput,
  ): Promise<MessageDto> {
    return this.sending.send(user, id, input);
  }
}
