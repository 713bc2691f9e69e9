import proxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import type { ApiAvailability } from './api-availability';
import { ApiClient, BodyTooSlow } from './api-client';
import { sendProxyError } from './proxy-errors';
import type { WebSettings } from './settings';

const DEMO_PREFIX = '/dev';
const PREFIXES = ['/api', '/media', DEMO_PREFIX];
const SOCKET = '/socket.io';
const PASSED_ON = /^\/(api|media|dev|socket\.io)(\/|\?|$)/;

/** The API's size limits for a body, in bytes: for JSON, and for an upload with all its parts. */
const BODY_LIMIT = 256 * 1024;
const UPLOAD_LIMIT = 16 * 1024 * 1024;

/** The largest message that the API takes from a socket, in bytes. */
const MESSAGE_LIMIT = 64 * 1024;
/** Sockets are ended when a visitor leaves more than this unread, as the API does, in bytes. */
const UNREAD_LIMIT = 1024 * 1024;

/** Whether an address belongs to the API. */
export const isPassedOn = (url: string): boolean => PASSED_ON.test(url);

/**
 * Sets the headers with the visitor's address that the API trusts from us and overwrites those that the visitor sent.
 */
export function forwardedHeaders(
  request: Pick<FastifyRequest, 'id' | 'ip' | 'protocol' | 'host'>,
): Record<string, string> {
  return {
    'x-forwarded-for': request.ip,
    'x-forwarded-proto': request.protocol,
    'x-forwarded-host': request.host,
    'x-request-id': request.id,
  };
}

const claimed = (header: string | string[] | undefined, ours: string) => [header ?? [], ours].flat().join(', ');

/**
 * The demo's own pages answer this computer only. A header from a proxy in front is kept there, because it can only
 * make the API stricter.
 */
function withClaims(
  request: Pick<FastifyRequest, 'id' | 'ip' | 'protocol' | 'host' | 'headers'>,
  { expect: _answered, upgrade: _ignored, ...headers }: IncomingHttpHeaders,
): IncomingHttpHeaders {
  const ours = forwardedHeaders(request);
  return {
    ...headers,
    ...ours,
    'x-forwarded-for': claimed(request.headers['x-forwarded-for'], request.ip),
    'x-forwarded-host': claimed(request.headers['x-forwarded-host'], request.host),
  };
}

const replyOptions: FastifyHttpProxyOptions['replyOptions'] = {
  // Node.js has already answered `Expect`, and `Upgrade` is for the next hop only; the client rejects both.
  rewriteRequestHeaders: (request, { expect: _answered, upgrade: _ignored, ...headers }) => ({
    ...headers,
    ...forwardedHeaders(request),
  }),
  onError: (reply, { error }) => {
    const tooSlow = error.cause instanceof BodyTooSlow;
    sendProxyError(reply as FastifyReply, tooSlow ? 'bad_request' : 'api_unreachable', tooSlow ? 408 : undefined);
  },
};

/** Forwards API paths, web sockets included, for installations without a reverse proxy. */
export async function passOnToApi(
  app: FastifyInstance,
  settings: WebSettings,
  availability: ApiAvailability,
): Promise<void> {
  const client = new ApiClient(availability);
  app.addHook('onClose', () => client.destroy());
  await app.register(async (scope) => {
    scope.setErrorHandler((error, request, reply) => {
      // A path that leads outside the API is rejected with various errors, some without a status.
      const isBadPath = error instanceof URIError || /invalid characters|relative path/.test((error as Error).message);
      if (isBadPath || ((error as FastifyError).statusCode ?? 500) < 500) return sendProxyError(reply, 'bad_request');
      // The visitor has left, so no response is needed.
      if (request.raw.destroyed && request.raw.socket?.destroyed !== false)
        return sendProxyError(reply, 'internal_error');
      request.log.error({ err: error, url: request.url }, 'Could not pass a request on');
      return sendProxyError(reply, 'internal_error');
    });
    await passOn(scope, settings, client);
  });
}

async function passOn(app: FastifyInstance, settings: WebSettings, client: ApiClient): Promise<void> {
  for (const prefix of PREFIXES) {
    await app.register(proxy, {
      upstream: settings.apiUrl,
      prefix,
      rewritePrefix: prefix,
      http2: false,
      // The API logs every request; this would log it twice more.
      disableRequestLogging: true,
      // The package accepts any client with a method `request`, but its types accept only its own.
      undici: client as unknown as FastifyHttpProxyOptions['undici'],
      preHandler: refuseLargeBody,
      replyOptions: prefix === DEMO_PREFIX ? { ...replyOptions, rewriteRequestHeaders: withClaims } : replyOptions,
    });
  }
  // The package documents `rewriteRequestHeaders` for sockets, but its types lack it.
  const socket: Record<string, unknown> = {
    rewriteRequestHeaders: (headers: IncomingHttpHeaders | undefined, request: FastifyRequest) => ({
      ...headers,
      ...forwardedHeaders(request),
      ...(request.headers.origin ? { origin: request.headers.origin } : {}),
      ...(request.headers['user-agent'] ? { 'user-agent': request.headers['user-agent'] } : {}),
    }),
  };
  await app.register(proxy, {
    upstream: settings.apiUrl,
    prefix: SOCKET,
    rewritePrefix: SOCKET,
    disableRequestLogging: true,
    websocket: true,
    wsServerOptions: { maxPayload: MESSAGE_LIMIT },
    wsHooks: {
      onOutgoingMessage: (_context, visitor) => {
        if (visitor.bufferedAmount > UNREAD_LIMIT) visitor.terminate();
      },
    },
    wsUpstream: settings.apiUrl.replace(/^http/, 'ws'),
    wsClientOptions: socket,
    replyOptions,
  });
}

/** The API rejects it too, but by closing the connection while the rest is still arriving. */
function refuseLargeBody(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  const limit = request.headers['content-type']?.startsWith('multipart/') ? UPLOAD_LIMIT : BODY_LIMIT;
  if (Number(request.headers['content-length'] ?? 0) <= limit) return done();
  sendProxyError(reply.header('Connection', 'close'), 'payload_too_large');
}
