import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../platform/errors/index.js';
import { UuidParam } from '../../../platform/http/index.js';
import { Access, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { OpenersDto } from './openers.dto.js';
import { OpenersService } from './openers.service.js';

@ApiTags('Messages')
@Controller('conversations/:id/openers')
export class OpenersController {
  constructor(private readonly openers: OpenersService) {}

  @Get()
  @Access('signed-in')
  @ApiOperation({
    summary: 'Suggest openers for a first message',
    description: 'Based on both profiles: a city, the ages of children, languages. Nothing is sent.',
  })
  @ApiErrors('validation_failed', 'not_found', 'rate_limited')
  async getOpeners(@CurrentUser() user: Identity, @UuidParam() id: string): Promise<OpenersDto> {
    return { items: await this.openers.of(id, user) };
  }
}
