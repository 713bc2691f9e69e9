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
    description: 'The co-parent, and any open invitation. A co-parent only sees their own entry.',
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
      'Needs the current password. Emails a link that works once, for seven days, and replaces the earlier invitation. The response is the same whether or not the address has an account; only the email says so.',
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
    description: 'With a new link; the earlier link stops working.',
  })
  @ApiErrors('wrong_role', 'email_not_verified', 'household_full', 'not_found')
  async resendHouseholdInvitation(@CurrentUser() identity: Identity): Promise<void> {
    await this.invitations.resend(identity);
  }

  @Delete('invitations/current')
  @Access('signed-in')
  @HttpCode(204)
  @ApiOperation({ summary: 'Withdraw the invitation', description: 'Its link stops working. Idempotent.' })
  async withdrawHouseholdInvitation(@CurrentUser() identity: Identity): Promise<void> {
    await this.invitations.withdraw(identity);
  }

  @Delete('co-parent')
  @Access('signed-in')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Remove the co-parent',
    description: 'Deletes their login and ends all their sessions. What they wrote for the family stays.',
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
    description: 'Deletes your own login. What you wrote for the family stays.',
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
