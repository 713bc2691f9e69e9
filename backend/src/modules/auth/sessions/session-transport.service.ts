import { Injectable } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Settings } from '../../../platform/config/index.js';
import type { Client } from './client.js';
import { KnownDevicesService } from './known-devices.service.js';
import { toSession, type SessionDto } from './session.dto.js';
import type { IssuedSession } from './session-issuer.service.js';

const LONGEST_USER_AGENT = 300;
const LONGEST_TOKEN = 200;
const DEVICE_SECONDS = 180 * 24 * 60 * 60;

const inBody = ({ headers }: FastifyRequest) => headers['x-session-transport'] === 'body';
const saneToken = (token: unknown) => (typeof token === 'string' && token.length <= LONGEST_TOKEN ? token : null);

/** For each operation that delivers or takes a session. */
export const ApiSessionTransport = (): MethodDecorator =>
  ApiHeader({
    name: 'X-Session-Transport',
    required: false,
    description: '`body` for programs: the refresh token is in the body of requests and responses, not in a cookie.',
    schema: { type: 'string', enum: ['body'] },
    example: 'body',
  });

/**
 * How a session travels. Browsers hold the refresh token in a cookie that no script can read; a client that sends
 * `X-Session-Transport: body` gets it in the answer and brings it in the body, and no cookie is involved.
 */
@Injectable()
export class SessionTransportService {
  private readonly refreshCookie: string;
  private readonly deviceCookie: string;
  private readonly cookie: CookieSerializeOptions;

  constructor(
    settings: Settings,
    private readonly devices: KnownDevicesService,
  ) {
    // The prefix makes the browser insist on Secure and on this very host; it refuses it on plain http.
    const prefix = settings.https ? '__Host-' : '';
    this.refreshCookie = `${prefix}rt`;
    this.deviceCookie = `${prefix}device`;
    this.cookie = { httpOnly: true, sameSite: 'strict', secure: settings.https, path: '/' };
  }

  clientOf(request: FastifyRequest): Client {
    return {
      address: request.ip,
      userAgent: request.headers['user-agent']?.replace(/\p{Cc}/gu, ' ').slice(0, LONGEST_USER_AGENT) ?? null,
      refreshToken: inBody(request) ? null : saneToken(request.cookies[this.refreshCookie]),
      deviceToken: saneToken(request.cookies[this.deviceCookie]),
    };
  }

  /** The refresh token that a request brings, in the way its client has chosen. */
  refreshTokenOf(request: FastifyRequest, bodyToken: string | undefined): string | null {
    return inBody(request) ? saneToken(bodyToken) : this.clientOf(request).refreshToken;
  }

  deliver(issued: IssuedSession, request: FastifyRequest, reply: FastifyReply): SessionDto {
    if (inBody(request)) return toSession(issued, issued.refreshToken);
    void reply.setCookie(this.refreshCookie, issued.refreshToken, {
      ...this.cookie,
      expires: issued.refreshTokenExpiresAt,
    });
    this.rememberDevice(issued.account.id, request, reply);
    return toSession(issued, null);
  }

  /** From now on strangers' wrong guesses do not slow this browser down. */
  rememberDevice(accountId: string, request: FastifyRequest, reply: FastifyReply): void {
    const token = this.devices.tokenFor(accountId, this.clientOf(request).deviceToken);
    void reply.setCookie(this.deviceCookie, token, { ...this.cookie, maxAge: DEVICE_SECONDS });
  }

  clear(reply: FastifyReply): void {
    void reply.clearCookie(this.refreshCookie, this.cookie);
  }
}
