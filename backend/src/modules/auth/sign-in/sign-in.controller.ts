import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiErrors } from '../../../platform/errors/index.js';
import { IgnoresIdempotencyKey } from '../../../platform/idempotency/index.js';
import { Access } from '../../../platform/identity/index.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import { ApiSessionTransport, SessionTransportService } from '../sessions/session-transport.service.js';
import { SignInInput, SignInResult, toSignInResult } from './sign-in.dto.js';
import { SignInService } from './sign-in.service.js';

@ApiTags('Sessions')
@Controller('sessions')
export class SignInController {
  constructor(
    private readonly signIns: SignInService,
    private readonly transport: SessionTransportService,
  ) {}

  @Post()
  @Access('public')
  @IgnoresIdempotencyKey('It answers with a session, which is not stored; asking again begins another one.')
  @RateLimit('sign-in')
  @HttpCode(200)
  @ApiSessionTransport()
  @ApiOperation({
    summary: 'Log in',
    description:
      'Returns a session, or a challenge if a second step is set up: answer it with `verifyMfaChallenge`. After five wrong passwords in 15 minutes, each further one adds a wait of one minute, then two, up to 15.',
  })
  @ApiErrors('validation_failed', 'invalid_credentials', 'account_suspended', 'account_disabled', 'unavailable')
  async signIn(
    @Body() input: SignInInput,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignInResult> {
    const outcome = await this.signIns.signIn(input, this.transport.clientOf(request));
    return toSignInResult(outcome, (issued) => this.transport.deliver(issued, request, reply));
  }
}
