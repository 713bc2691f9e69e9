import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../platform/errors/index.js';
import { IgnoresIdempotencyKey } from '../../../platform/idempotency/index.js';
import { Access } from '../../../platform/identity/index.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import { StillLookingDto, StillLookingInput, StillLookingQuery } from './still-looking.dto.js';
import { StillLookingService } from './still-looking.service.js';

@ApiTags('Profiles')
@Controller('still-looking')
export class StillLookingController {
  constructor(private readonly stillLooking: StillLookingService) {}

  @Get()
  @Access('public')
  @RateLimit('one-time-token')
  @ApiOperation({ summary: 'Read what a link “Are you still looking?” is about', description: 'Changes nothing.' })
  @ApiErrors('validation_failed', 'link_invalid', 'rate_limited')
  readStillLooking(@Query() { token }: StillLookingQuery): Promise<StillLookingDto> {
    return this.stillLooking.look(token);
  }

  @Post()
  @HttpCode(200)
  @Access('public')
  @IgnoresIdempotencyKey('Answering twice is the same as once.')
  @RateLimit('one-time-token')
  @ApiOperation({
    summary: 'Answer whether you are still looking',
    description: 'Uses the link in the email, without logging in. Keeps the profile as it is, or pauses it.',
  })
  @ApiErrors('validation_failed', 'link_invalid', 'gone', 'rate_limited')
  answerStillLooking(@Body() input: StillLookingInput): Promise<StillLookingDto> {
    return this.stillLooking.answer(input);
  }
}
