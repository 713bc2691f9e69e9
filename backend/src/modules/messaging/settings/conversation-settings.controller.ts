import { Body, Controller, Patch } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../platform/errors/index.js';
import { UuidParam } from '../../../platform/http/index.js';
import { Access, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import { ConversationSettingsDto, ConversationSettingsInput } from './conversation-settings.dto.js';
import { ConversationSettingsService } from './conversation-settings.service.js';

@ApiTags('Messages')
@Controller('conversations/:id')
export class ConversationSettingsController {
  constructor(private readonly settings: ConversationSettingsService) {}

  @Patch()
  @Access('signed-in')
  @RateLimit('write')
  @ApiOperation({
    summary: 'Archive or mute one of my conversations',
    description:
      'Only for the caller, on all their devices; the other person is not notified. An archived conversation leaves the list and the unread count until a new message arrives. A muted one sends no emails or push notifications but still counts as unread.',
  })
  @ApiErrors('validation_failed', 'not_found')
  changeConversation(
    @CurrentUser() user: Identity,
    @UuidParam() id: string,
    @Body() input: ConversationSettingsInput,
  ): Promise<ConversationSettingsDto> {
    return this.settings.change(user.userId, id, input);
  }
}
