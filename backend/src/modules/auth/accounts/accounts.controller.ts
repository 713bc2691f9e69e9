import { Body, Controller, Get, HttpCode, Post, Put, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiErrors } from '../../../platform/errors/index.js';
import { AnswersRepeats, IgnoresIdempotencyKey } from '../../../platform/idempotency/index.js';
import { Access, BeforeSecondFactor, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import { PasswordUpdateService } from '../passwords/password-update.service.js';
import { SessionDto, SessionUser, toSessionUser } from '../sessions/session.dto.js';
import { ApiSessionTransport, SessionTransportService } from '../sessions/session-transport.service.js';
import { SignUpInput, UpdatePasswordInput } from './account.dto.js';
import { AccountsService } from './accounts.service.js';
import { SignUpService } from './sign-up.service.js';

@ApiTags('Accounts')
@Controller('accounts')
export class AccountsController {
  constructor(
    private readonly signUps: SignUpService,
    private readonly accounts: AccountsService,
    private readonly passwords: PasswordUpdateService,
    private readonly transport: SessionTransportService,
  ) {}

  @Post()
  @Access('public')
  @AnswersRepeats()
  @RateLimit('sign-up')
  @ApiSessionTransport()
  @ApiOperation({
    summary: 'Sign up',
    description:
      'Creates an account, logs it in and sends an email to confirm the address. Browsers get the refresh token as a cookie; a client that sends `X-Session-Transport: body` gets it in the answer.',
  })
  @ApiErrors('validation_failed', 'email_not_accepted', 'email_taken', 'username_taken', 'unavailable')
  async signUp(
    @Body() input: SignUpInput,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionDto> {
    return this.transport.deliver(await this.signUps.signUp(input, this.transport.clientOf(request)), request, reply);
  }

  @Get('me')
  @Access('signed-in')
  @BeforeSecondFactor()
  @ApiOperation({ summary: 'Read your own account', description: 'The same as `user` in a session, as it is now.' })
  async getMyAccount(@CurrentUser() { userId }: Identity): Promise<SessionUser> {
    return toSessionUser(await this.accounts.assertExists(userId));
  }

  @Put('me/password')
  @Access('signed-in')
  @IgnoresIdempotencyKey('It ends the session that would ask again.')
  @BeforeSecondFactor()
  @HttpCode(204)
  @ApiOperation({
    summary: 'Change your password',
    description: 'Every session of the account ends, this one too: log in again with the new password.',
  })
  @ApiErrors('validation_failed', 'current_password_wrong', 'rate_limited', 'unavailable')
  async updatePassword(
    @CurrentUser() identity: Identity,
    @Body() input: UpdatePasswordInput,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.passwords.update(identity, input);
    this.transport.clear(reply);
  }
}
