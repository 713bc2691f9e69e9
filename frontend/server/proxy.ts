import proxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import type { WebSettings } from './settings';

const PREFIXES = ['/api', '/media', '/dev'];
const SOCKET = '/socket.io';

/** Who is asking, in the words that the API trusts from us: what the visitor claims about itself is overwritten. */
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

const replyOptions: FastifyHttpProxyOptions['replyOptions'] = {
  rewriteRequestHeaders: (request, headers) => ({ ...headers, ...forwardedHeaders(request) }),
  onError: (reply) => void reply.code(503).send(UNREACHABLE),
};

/** Passes the API's paths on to it, web sockets included, for installations without a proxy in front. */
export async function passOnToApi(app: FastifyInstance, settings: WebSettings): Promise<void> {
  for (const prefix of PREFIXES) {
    await app.register(proxy, {
      upstream: settings.apiUrl,
      prefix,
      rewritePrefix: prefix,
      http2: false,
      replyOptions,
    });
  }
  // The package documents rewriteRequestHeaders for sockets; its types do not know of it.
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
    websocket: true,
    wsUpstream: settings.apiUrl.replace(/^http/, 'ws'),
    wsClientOptions: socket,
    replyOptions,
  });
}

const UNREACHABLE = {
  statusCode: 503,
  code: 'api_unreachable',
  message: 'The service is not answering just now. Please try again in a moment.',
};
