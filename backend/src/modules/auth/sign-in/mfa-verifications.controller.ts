import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiErrors } from '../../../platform/errors/index.js';
import { IgnoresIdempotencyKey } from '../../../platform/idempotency/index.js';
import { Access } from '../../../platform/identity/index.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import { VerifyMfaChallengeInput } from '../mfa/mfa.dto.js';
import { ChallengeTokenInput, PasskeyAssertionOptions } from '../passkeys/passkey.dto.js';
import { SessionDto } from '../sessions/session.dto.js';
import { ApiSessionTransport, SessionTransportService } from '../sessions/session-transport.service.js';
import { ChallengeAnswerService } from './challenge-answer.service.js';

@ApiTags('Multi-factor')
@Controller('mfa-verifications')
export class MfaVerificationsController {
  constructor(
    private readonly answers: ChallengeAnswerService,
    private readonly transport: SessionTransportService,
  ) {}

  @Post('passkey-options')
  @Access('public')
  @IgnoresIdempotencyKey('It answers with a challenge, which is not stored; asking again gives another one.')
  @RateLimit('passkey-options')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Start answering a challenge with a passkey',
    description: 'Returns the options a browser needs to ask for a passkey. Finish with `verifyMfaChallenge`.',
  })
  @ApiErrors('validation_failed', 'mfa_challenge_expired')
  async startPasskeyChallenge(@Body() { challengeToken }: ChallengeTokenInput): Promise<PasskeyAssertionOptions> {
    return this.answers.passkeyOptions(challengeToken);
  }

  @Post()
  @Access('public')
  @IgnoresIdempotencyKey('It answers with a session, which is not stored; log in again.')
  @RateLimit('one-time-token')
  @HttpCode(200)
  @ApiSessionTransport()
  @ApiOperation({
    summary: 'Answer a challenge',
    description:
      'The second step of logging in: a code from the authenticator app, a passkey, or one of the recovery codes.',
  })
  @ApiErrors('validation_failed', 'mfa_challenge_expired', 'mfa_code_wrong', 'passkey_not_accepted')
  async verifyMfaChallenge(
    @Body() input: VerifyMfaChallengeInput,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionDto> {
    return this.transport.deliver(await this.answers.answer(input, this.transport.clientOf(request)), request, reply);
  }
}
