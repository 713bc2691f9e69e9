import { Body, Controller, Delete, Patch } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../platform/errors/index.js';
import { UuidParam } from '../../../platform/http/index.js';
import { StoresOwnAnswer } from '../../../platform/idempotency/index.js';
import { Access, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import { MessageDto } from '../sending/message.dto.js';
import { EditMessageInput } from './edit-message.dto.js';
import { MessageDeletionService } from './message-deletion.service.js';
import { MessageEditingService } from './message-editing.service.js';

@ApiTags('Messages')
@Controller('messages/:id')
export class MessageChangesController {
  constructor(
    private readonly editing: MessageEditingService,
    private readonly deletion: MessageDeletionService,
  ) {}

  @Patch()
  @Access('signed-in')
  // The words that a moderator has to read are stored, although the answer is an error.
  @StoresOwnAnswer()
  @RateLimit('write')
  @ApiOperation({
    summary: 'Edit my message',
    description:
      'For 15 minutes after it was sent. Both people see that it was edited. The new text is checked like a new message: if a moderator has to review it first, the message stays unchanged, and the new text is sent as a separate message once approved.',
  })
  @ApiErrors('validation_failed', 'not_found', 'gone', 'message_edit_too_late', 'message_held', 'message_not_delivered')
  editMessage(
    @CurrentUser() user: Identity,
    @UuidParam() id: string,
    @Body() { content }: EditMessageInput,
  ): Promise<MessageDto> {
    return this.editing.edit(user, id, content);
  }

  @Delete()
  @Access('signed-in')
  @RateLimit('write')
  @ApiOperation({
    summary: 'Delete my message',
    description:
      'For an hour after it was sent. Both people see that a message was deleted, but no longer its text. Returns the current message. Idempotent.',
  })
  @ApiErrors('validation_failed', 'not_found', 'message_delete_too_late')
  deleteMessage(@CurrentUser() user: Identity, @UuidParam() id: string): Promise<MessageDto> {
    return this.deletion.delete(user, id);
  }
}
