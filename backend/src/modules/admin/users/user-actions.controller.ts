import { Body, Controller, HttpCode, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../platform/errors/index.js';
import { UuidParam } from '../../../platform/http/index.js';
import { Access, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import { SignOutUserInput, SuspendUserInput, UserActionInput } from './user-action.dto.js';
import { UserActionsService } from './user-actions.service.js';

@ApiTags('Admin users')
@Controller('admin/users/:id')
export class UserActionsController {
  constructor(private readonly actions: UserActionsService) {}

  @Put('suspension')
  @Access('admin')
  @RateLimit('write')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Suspend someone',
    description:
      'Every session and socket ends at once, and the profile is hidden. The person is told why and until when, and can appeal. Repeating changes the end of the suspension. An admin’s account is closed by two admins: see `proposeApproval`.',
  })
  @ApiErrors('validation_failed', 'not_found', 'cannot_suspend_yourself', 'account_banned', 'second_admin_required')
  suspendUser(@CurrentUser() admin: Identity, @UuidParam() id: string, @Body() input: SuspendUserInput): Promise<void> {
    return this.actions.suspend({ adminId: admin.userId, userId: id }, input);
  }

  @Post('restorations')
  @Access('admin')
  @RateLimit('write')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Restore a closed account',
    description: 'Lifts every suspension and ban against the person.',
  })
  @ApiErrors('validation_failed', 'not_found', 'account_not_closed')
  restoreUser(@CurrentUser() admin: Identity, @UuidParam() id: string, @Body() input: UserActionInput): Promise<void> {
    return this.actions.restore({ adminId: admin.userId, userId: id }, input);
  }

  @Post('sign-outs')
  @Access('admin')
  @RateLimit('write')
  @HttpCode(204)
  @ApiOperation({ summary: 'Log someone out', description: 'Everywhere, or on one device.' })
  @ApiErrors('validation_failed', 'not_found')
  signOutUser(@CurrentUser() admin: Identity, @UuidParam() id: string, @Body() input: SignOutUserInput): Promise<void> {
    return this.actions.signOut({ adminId: admin.userId, userId: id }, input);
  }

  @Put('email-verification')
  @Access('admin')
  @RateLimit('write')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Mark an email address as confirmed',
    description: 'For when it was confirmed another way.',
  })
  @ApiErrors('validation_failed', 'not_found')
  markUserEmailVerified(
    @CurrentUser() admin: Identity,
    @UuidParam() id: string,
    @Body() input: UserActionInput,
  ): Promise<void> {
    return this.actions.markEmailVerified({ adminId: admin.userId, userId: id }, input);
  }

  @Post('email-verification/mails')
  @Access('admin')
  @RateLimit('write')
  @HttpCode(202)
  @ApiOperation({
    summary: 'Send someone the confirmation email again',
    description: 'Nothing is sent if the address is already confirmed.',
  })
  @ApiErrors('validation_failed', 'not_found')
  resendUserEmailVerification(@CurrentUser() admin: Identity, @UuidParam() id: string): Promise<void> {
    return this.actions.resendEmailVerification({ adminId: admin.userId, userId: id });
  }
}
