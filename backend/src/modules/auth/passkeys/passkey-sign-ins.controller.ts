import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiErrors } from '../../../platform/errors/index.js';
import { IgnoresIdempotencyKey } from '../../../platform/idempotency/index.js';
import { Access } from '../../../platform/identity/index.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import { SessionDto } from '../sessions/session.dto.js';
import { ApiSessionTransport, SessionTransportService } from '../sessions/session-transport.service.js';
import { PasskeyAssertionOptions, PasskeySignInInput } from './passkey.dto.js';
import { PasskeySignInService } from './passkey-sign-in.service.js';

@ApiTags('Passkeys')
@Controller('passkey-sign-ins')
export class PasskeySignInsController {
  constructor(
    private readonly signIns: PasskeySignInService,
    private readonly transport: SessionTransportService,
  ) {}

  @Post('options')
  @Access('public')
  @IgnoresIdempotencyKey('It answers with a challenge, which is not stored; asking again gives another one.')
  @RateLimit('passkey-options')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Start logging in with a passkey',
    description:
      'Returns the options a browser needs to ask for a passkey. Nothing is stored. Finish with `signInWithPasskey`.',
  })
  async startPasskeySignIn(): Promise<PasskeyAssertionOptions> {
    return this.signIns.options();
  }

  @Post()
  @Access('public')
  @IgnoresIdempotencyKey('It answers with a session, which is not stored; log in again.')
  @RateLimit('sign-in')
  @HttpCode(200)
  @ApiSessionTransport()
  @ApiOperation({
    summary: 'Log in with a passkey',
    description:
      'It replaces the password and the second step, because the device asks for a PIN, fingerprint or face.',
  })
  @ApiErrors('validation_failed', 'passkey_not_accepted', 'account_suspended', 'account_disabled')
  async signInWithPasskey(
    @Body() { passkey }: PasskeySignInInput,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionDto> {
    return this.transport.deliver(await this.signIns.signIn(passkey, this.transport.clientOf(request)), request, reply);
  }
}
