import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiErrors } from '../../../platform/errors/index.js';
import { IgnoresIdempotencyKey, StoresOwnAnswer } from '../../../platform/idempotency/index.js';
import { Access } from '../../../platform/identity/index.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import { SessionTransportService } from '../sessions/session-transport.service.js';
import { VerifyEmailInput } from '../verification/email-verification.dto.js';
import { PasswordResetService } from './password-reset.service.js';
import { RequestPasswordRecoveryInput, ResetPasswordInput } from './recovery.dto.js';
import { RecoveryRequestService } from './recovery-request.service.js';

@ApiTags('Accounts')
@Controller('password-recoveries')
export class PasswordRecoveriesController {
  constructor(
    private readonly requests: RecoveryRequestService,
    private readonly resets: PasswordResetService,
    private readonly transport: SessionTransportService,
  ) {}

  @Post()
  @Access('public')
  @IgnoresIdempotencyKey('The answer is always the same, and how many emails are sent is limited.')
  @RateLimit('mail-request')
  @HttpCode(202)
  @ApiOperation({
    summary: 'Ask for a password reset email',
    description:
      'The response is the same whether or not an account has the address. The link works once, for 30 minutes.',
  })
  @ApiErrors('validation_failed')
  async requestPasswordRecovery(
    @Body() { email }: RequestPasswordRecoveryInput,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    await this.requests.request(email, this.transport.clientOf(request));
  }

  @Post('checks')
  @Access('public')
  @IgnoresIdempotencyKey('It changes nothing.')
  @RateLimit('one-time-token')
  @HttpCode(204)
  @ApiOperation({ summary: 'Ask whether a recovery link still works', description: 'The link stays valid.' })
  @ApiErrors('validation_failed', 'link_invalid')
  async checkRecoveryLink(@Body() { token }: VerifyEmailInput): Promise<void> {
    await this.resets.check(token);
  }

  @Post('reset')
  @Access('public')
  @StoresOwnAnswer()
  @RateLimit('one-time-token')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Choose a new password with a recovery link',
    description:
      'Ends every session of the account and logs no one in. If an authenticator app is set up, a code is needed too.',
  })
  @ApiErrors('validation_failed', 'link_invalid', 'mfa_code_required', 'mfa_code_wrong', 'unavailable')
  async resetPassword(
    @Body() input: ResetPasswordInput,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    this.transport.rememberDevice(await this.resets.reset(input), request, reply);
    this.transport.clear(reply);
  }
}
