import { Body, Controller, HttpCode, HttpStatus, Ip, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../platform/errors/index.js';
import { IgnoresIdempotencyKey } from '../../platform/idempotency/index.js';
import { Access } from '../../platform/identity/index.js';
import { RateLimit } from '../../platform/rate-limit/index.js';
import { ReferenceAnswerInput, ReferenceForm, ReferenceTokenInput } from './reference.dto.js';
import { ReferenceFormsService } from './reference-forms.service.js';

/** Tokens are sent in bodies, never in addresses, which are logged. */
@ApiTags('References')
@Controller('reference-forms')
export class ReferenceFormsController {
  constructor(private readonly forms: ReferenceFormsService) {}

  @Post('lookups')
  @Access('public')
  @IgnoresIdempotencyKey('It changes nothing.')
  @RateLimit('one-time-token')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({ summary: 'Read who a reference is about', description: 'The link stays valid.' })
  @ApiErrors('validation_failed', 'reference_closed')
  lookUpReferenceForm(@Body() { token }: ReferenceTokenInput): Promise<ReferenceForm> {
    return this.forms.find(token);
  }

  @Post()
  @Access('public')
  @RateLimit('one-time-token')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiOperation({ summary: 'Give a reference, or say that there will be none', description: 'Works once.' })
  @ApiErrors('validation_failed', 'reference_closed')
  giveReference(@Body() answer: ReferenceAnswerInput, @Ip() address: string): Promise<void> {
    return this.forms.answer(answer, address);
  }
}
