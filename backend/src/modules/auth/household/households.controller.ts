import { Body, Controller, Delete, Get, HttpCode, Post, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ApiErrors } from '../../../platform/errors/index.js';
import { IgnoresIdempotencyKey, StoresOwnAnswer } from '../../../platform/idempotency/index.js';
import { Access, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import { SessionTransportService } from '../sessions/session-transport.service.js';
import { HouseholdDto, InviteCoParentInput } from './household.dto.js';
import { HouseholdInvitationsService } from './household-invitations.service.js';
import { HouseholdService } from './household.service.js';

@ApiTags('Household')
@Controller('households/me')
export class HouseholdsController {
  constructor(
    private readonly household: HouseholdService,
    private readonly invitations: HouseholdInvitationsService,
    private readonly transport: SessionTransportService,
  ) {}

  @Get()
  @Access('signed-in')
  @ApiOperation({
    summary: 'Read who acts for my family',
    description: 'The co-parent, and the invitation that is open. A co-parent gets their own seat.',
  })
  getMyHousehold(@CurrentUser() identity: Identity): Promise<HouseholdDto> {
    return this.household.read(identity);
  }

  @Post('invitations')
  @Access('signed-in')
  @StoresOwnAnswer()
  @RateLimit('mail-request')
  @HttpCode(202)
  @ApiOperation({
    summary: 'Invite a co-parent',
    description:
      'Takes the current password. A link goes to the address; it works once, for seven days, and replaces the invitation before it. The answer is the same whether or not the address has an account: the email says so.',
  })
  @ApiErrors(
    'validation_failed',
    'current_password_wrong',
    'wrong_role',
    'email_not_verified',
    'household_full',
    'unavailable',
  )
  async inviteCoParent(@CurrentUser() identity: Identity, @Body() input: InviteCoParentInput): Promise<void> {
    await this.invitations.invite(identity, input);
  }

  @Post('invitations/resend')
  @Access('signed-in')
  @StoresOwnAnswer()
  @RateLimit('mail-request')
  @HttpCode(202)
  @ApiOperation({
    summary: 'Send the invitation again',
    description: 'With a new link; the link before stops working.',
  })
  @ApiErrors('wrong_role', 'email_not_verified', 'household_full', 'not_found')
  async resendHouseholdInvitation(@CurrentUser() identity: Identity): Promise<void> {
    await this.invitations.resend(identity);
  }

  @Delete('invitations/current')
  @Access('signed-in')
  @HttpCode(204)
  @ApiOperation({ summary: 'Withdraw the invitation', description: 'Its link stops working. Again changes nothing.' })
  async withdrawHouseholdInvitation(@CurrentUser() identity: Identity): Promise<void> {
    await this.invitations.withdraw(identity);
  }

  @Delete('co-parent')
  @Access('signed-in')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Remove the co-parent',
    description: 'Deletes their sign-in; all their sessions end. What they wrote for the family stays.',
  })
  @ApiErrors('not_found')
  async removeCoParent(@CurrentUser() identity: Identity): Promise<void> {
    await this.household.removeCoParent(identity);
  }

  @Delete('membership')
  @Access('signed-in')
  @IgnoresIdempotencyKey('It ends the session that would ask again.')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Leave the household as a co-parent',
    description: 'Deletes one’s own sign-in. What one wrote for the family stays.',
  })
  @ApiErrors('not_found')
  async leaveHousehold(
    @CurrentUser() identity: Identity,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.household.leave(identity);
    this.transport.clear(reply);
  }
}
