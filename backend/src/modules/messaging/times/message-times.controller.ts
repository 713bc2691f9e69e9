import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../platform/errors/index.js';
import { UuidParam } from '../../../platform/http/index.js';
import { Access, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { MessageTimesDto } from './message-times.dto.js';
import { MessageTimesService } from './message-times.service.js';

@ApiTags('Messages')
@Controller('messages/:id/times')
export class MessageTimesController {
  constructor(private readonly times: MessageTimesService) {}

  @Get()
  @Access('signed-in')
  @ApiOperation({
    summary: 'Say when a message was sent, delivered and read',
    description: 'To both people of its conversation. Times of older messages may not be recorded.',
  })
  @ApiErrors('validation_failed', 'not_found', 'rate_limited')
  getMessageTimes(@CurrentUser() user: Identity, @UuidParam() id: string): Promise<MessageTimesDto> {
    return this.times.of(user.userId, id);
  }
}
