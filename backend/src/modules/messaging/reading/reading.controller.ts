import { Body, Controller, HttpCode, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../platform/errors/index.js';
import { UuidParam } from '../../../platform/http/index.js';
import { IgnoresIdempotencyKey } from '../../../platform/idempotency/index.js';
import { Access, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { ReadInput, ReadStateDto, UnreadCountInput } from './reading.dto.js';
import { ReadReceiptsService } from './read-receipts.service.js';

@ApiTags('Messages')
@Controller()
export class ReadingController {
  constructor(private readonly reading: ReadReceiptsService) {}

  @Put('conversations/:id/read')
  @Access('signed-in')
  @IgnoresIdempotencyKey('The mark only moves forward, and asking again answers the same.')
  @ApiOperation({
    summary: 'Mark a conversation as read up to a message',
    description: 'Only ever moves forward. The messages up to there become read, and the other person is told.',
  })
  @ApiErrors('validation_failed', 'not_found', 'rate_limited')
  markConversationRead(
    @CurrentUser() user: Identity,
    @UuidParam() id: string,
    @Body() { seq }: ReadInput,
  ): Promise<ReadStateDto> {
    return this.reading.readUpTo(user.userId, id, seq);
  }

  @Post('rpc/get_new_unread_message_count')
  @HttpCode(200)
  @Access('signed-in')
  @IgnoresIdempotencyKey('It changes nothing.')
  @ApiOperation({ summary: 'Count the unread messages', description: 'A bare number, for the badge.' })
  @ApiOkResponse({ schema: { type: 'integer', minimum: 0, example: 3 } })
  @ApiErrors('validation_failed', 'not_found', 'rate_limited')
  countUnreadMessages(@CurrentUser() user: Identity, @Body() input: UnreadCountInput): Promise<number> {
    return this.reading.unreadCount(user.userId, input.p_user_profile_id);
  }
}
