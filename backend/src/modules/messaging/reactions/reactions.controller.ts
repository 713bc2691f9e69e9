import { Controller, Delete, Param, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../platform/errors/index.js';
import { Access, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import { MessageDto } from '../sending/message.dto.js';
import { ReactionParams } from './reaction.dto.js';
import { ReactionSettingService } from './reaction-setting.service.js';

@ApiTags('Messages')
@Controller('messages/:id/reactions/:reaction')
export class ReactionsController {
  constructor(private readonly reactions: ReactionSettingService) {}

  @Put()
  @Access('signed-in')
  @RateLimit('write')
  @ApiOperation({ summary: 'React to a message', description: 'Idempotent.' })
  @ApiErrors('validation_failed', 'not_found')
  setReaction(@CurrentUser() user: Identity, @Param() { id, reaction }: ReactionParams): Promise<MessageDto> {
    return this.reactions.set(user.userId, id, reaction, true);
  }

  @Delete()
  @Access('signed-in')
  @RateLimit('write')
  @ApiOperation({
    summary: 'Remove a reaction',
    description: 'Returns the current message, whether or not there was a reaction.',
  })
  @ApiErrors('validation_failed', 'not_found')
  removeReaction(@CurrentUser() user: Identity, @Param() { id, reaction }: ReactionParams): Promise<MessageDto> {
    return this.reactions.set(user.userId, id, reaction, false);
  }
}
