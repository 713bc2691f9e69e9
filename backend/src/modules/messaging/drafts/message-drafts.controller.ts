import { Body, Controller, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../platform/errors/index.js';
import { UuidParam } from '../../../platform/http/index.js';
import { Access, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import { MessageDraftDto, MessageDraftInput } from './message-draft.dto.js';
import { MessageDraftsService } from './message-drafts.service.js';

@ApiTags('Messages')
@Controller('conversations/:id/draft')
export class MessageDraftsController {
  constructor(private readonly drafts: MessageDraftsService) {}

  @Put()
  @Access('signed-in')
  @RateLimit('autosave')
  @ApiOperation({
    summary: 'Save what I have begun to write in a conversation',
    description:
      'Only for the caller, on all their devices; a co-parent has drafts of their own. Conversations have it as `draft`. Sending it empties it.',
  })
  @ApiErrors('validation_failed', 'not_found', 'stale_edit')
  saveMessageDraft(
    @CurrentUser() user: Identity,
    @UuidParam() id: string,
    @Body() input: MessageDraftInput,
  ): Promise<MessageDraftDto> {
    return this.drafts.save(user, id, input);
  }
}
