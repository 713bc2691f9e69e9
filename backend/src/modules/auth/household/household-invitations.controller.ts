import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../platform/errors/index.js';
import { IgnoresIdempotencyKey, StoresOwnAnswer } from '../../../platform/idempotency/index.js';
import { Access } from '../../../platform/identity/index.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import { HouseholdInvitationDto, HouseholdTokenInput, JoinHouseholdInput } from './household.dto.js';
import { HouseholdInvitationsService } from './household-invitations.service.js';

/** Lets the reader of an invitation check and accept it without an account. */
@ApiTags('Household')
@Controller('household-invitations')
export class HouseholdInvitationsController {
  constructor(private readonly invitations: HouseholdInvitationsService) {}

  @Post('checks')
  @Access('public')
  @IgnoresIdempotencyKey('It changes nothing.')
  @RateLimit('one-time-token')
  @HttpCode(200)
  @ApiOperation({ summary: 'Ask what an invitation is for', description: 'The link stays valid.' })
  @ApiErrors('validation_failed', 'link_invalid')
  checkHouseholdInvitation(@Body() { token }: HouseholdTokenInput): Promise<HouseholdInvitationDto> {
    return this.invitations.check(token);
  }

  @Post('acceptances')
  @Access('public')
  @StoresOwnAnswer()
  @RateLimit('one-time-token')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Accept an invitation as a co-parent',
    description: 'Creates an account with the address the link was sent to, which this confirms. It logs no one in.',
  })
  @ApiErrors('validation_failed', 'link_invalid', 'email_not_accepted', 'email_taken', 'unavailable')
  async joinHousehold(@Body() input: JoinHouseholdInput): Promise<void> {
    await this.invitations.join(input);
  }
}
