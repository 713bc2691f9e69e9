import { Body, Controller, Delete, Get, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiHeader, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiErrors } from '../../../platform/errors/index.js';
import { UuidParam } from '../../../platform/http/index.js';
import { IgnoresIdempotencyKey } from '../../../platform/idempotency/index.js';
import { Access, BeforeSecondFactor, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import { CookieRequestGuard } from './cookie-request.guard.js';
import { RefreshSessionInput, SessionDto, SessionList, toSessionList } from './session.dto.js';
import { SessionRefreshService } from './session-refresh.service.js';
import { ApiSessionTransport, SessionTransportService } from './session-transport.service.js';
import { SessionsService } from './sessions.service.js';

/** Another site can make a browser send our cookie, but not this header. */
const FromOurPages = () =>
  ApiHeader({
    name: 'X-Requested-With',
    required: true,
    description: 'Any value.',
    schema: { type: 'string', example: 'fetch' },
  });

@ApiTags('Sessions')
@Controller('sessions')
export class SessionsController {
  constructor(
    private readonly sessions: SessionsService,
    private readonly refreshes: SessionRefreshService,
    private readonly transport: SessionTransportService,
  ) {}

  @Post('refresh')
  @Access('public')
  @IgnoresIdempotencyKey('The same refresh token gets the same successor for ten seconds.')
  @RateLimit('refresh')
  @UseGuards(CookieRequestGuard)
  @HttpCode(200)
  @FromOurPages()
  @ApiSessionTransport()
  @ApiOperation({
    summary: 'Refresh the access token',
    description:
      'Exchanges the refresh token of the cookie, or of the body with `X-Session-Transport: body`, for the next pair. Each refresh token is good for one exchange; tabs that present the same one within ten seconds get the same successor. Reusing it later ends the session. For a closed account, the error says why, until when, and how to appeal.',
  })
  @ApiErrors('validation_failed', 'session_ended', 'account_suspended', 'account_disabled', 'forbidden')
  async refreshSession(
    @Body() input: RefreshSessionInput,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionDto> {
    const token = this.transport.refreshTokenOf(request, input.refresh_token ?? undefined);
    return this.transport.deliver(await this.refreshes.refresh(token, request.ip), request, reply);
  }

  @Get()
  @Access('signed-in')
  @BeforeSecondFactor()
  @ApiOperation({ summary: 'List my active sessions', description: 'One for each logged-in device.' })
  async listSessions(@CurrentUser() identity: Identity): Promise<SessionList> {
    return toSessionList(await this.sessions.list(identity), identity);
  }

  @Delete('current')
  @Access('optional')
  @IgnoresIdempotencyKey('Logging out twice is the same as once.')
  @BeforeSecondFactor()
  @UseGuards(CookieRequestGuard)
  @HttpCode(204)
  @FromOurPages()
  @ApiOperation({
    summary: 'Log out',
    description: 'Ends the session of the access token, or of the cookie if there is none. Idempotent.',
  })
  @ApiErrors('forbidden')
  async signOut(
    @CurrentUser() identity: Identity | null,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.sessions.signOut(identity, this.transport.refreshTokenOf(request, undefined));
    this.transport.clear(reply);
  }

  @Delete()
  @Access('signed-in')
  @IgnoresIdempotencyKey('It ends the session that would ask again.')
  @BeforeSecondFactor()
  @HttpCode(204)
  @ApiOperation({ summary: 'Log out everywhere', description: 'Ends every session of the account, this one too.' })
  async endAllSessions(
    @CurrentUser() identity: Identity,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.sessions.endAll(identity);
    this.transport.clear(reply);
  }

  @Delete('others')
  @Access('signed-in')
  @BeforeSecondFactor()
  @HttpCode(204)
  @ApiOperation({ summary: 'Log out everywhere else', description: 'Ends every session of the account but this one.' })
  async endOtherSessions(@CurrentUser() identity: Identity): Promise<void> {
    await this.sessions.endOthers(identity);
  }

  @Delete(':id')
  @Access('signed-in')
  @BeforeSecondFactor()
  @HttpCode(204)
  @ApiOperation({ summary: 'End a session', description: 'Logs out one device.' })
  @ApiErrors('validation_failed', 'not_found')
  async endSession(@CurrentUser() identity: Identity, @UuidParam() id: string): Promise<void> {
    await this.sessions.end(identity, id);
  }
}
