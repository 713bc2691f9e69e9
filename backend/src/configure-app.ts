import type { Socket } from 'node:net';
import fastifyCookie from '@fastify/cookie';
import fastifyMultipart from '@fastify/multipart';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';
import { Settings } from './platform/config/index.js';
import { DomainError, HttpErrorFilter, toDomainError, toErrorBody } from './platform/errors/index.js';
import {
  AllowedMethods,
  BodyTypeGuard,
  createValidationPipe,
  JsonText,
  requestContext,
  requestIdFrom,
  SECURITY_HEADERS,
} from './platform/http/index.js';
import { reserveProductName } from './platform/names/index.js';
import { RealtimeIoAdapter } from './platform/realtime/index.js';

const ONE_CLICK_UNSUBSCRIBING = '/api/notifications/unsubscribe';
/** Stripe signs the exact bytes of the body. */
const SIGNED_WEBHOOK = '/api/stripe/webhooks';
const BODY_LIMIT_BYTES = 256 * 1024;
const PHOTO_LIMIT_BYTES = 10 * 1024 * 1024;

/** The HTTP adapter with its limits and timeouts; shared by main, tests and the contract writer. */
export function createAdapter(settings: Settings): FastifyAdapter {
  return new FastifyAdapter({
    trustProxy: settings.trustedProxies,
    bodyLimit: BODY_LIMIT_BYTES,
    // A photo over a slow connection takes time; a stalled upload is aborted by its own reader.
    requestTimeout: 120_000,
    keepAliveTimeout: 65_000,
    // Errors of the router and the HTTP parser get the same format as all others, without echoing the input.
    frameworkErrors: (error: unknown, _request: unknown, reply: FastifyReply) => {
      const refused = toDomainError(error);
      void reply.status(refused.status).headers(ERROR_HEADERS).send(toErrorBody(refused));
    },
    clientErrorHandler: answerUnreadableRequest,
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: ({ url = '/' }) => withNewNames(url),
    genReqId: (request: { headers: Record<string, unknown> }) => requestIdFrom(request.headers['x-request-id']),
  });
}

/** Pages of the previous release stay open during an upgrade and ask at the addresses of that release. */
const withNewNames = (url: string) =>
  url
    .replace(/^\/api\/(admin\/)?arrangements(?=[/?]|$)/, '/api/$1agreements')
    .replace(/^\/api\/places(?=[/?]|$)/, '/api/job-listings')
    .replace(/^\/api\/place-applications(?=[/?]|$)/, '/api/applications');

const ERROR_HEADERS = {
  ...SECURITY_HEADERS,
  'cache-control': 'no-store',
  'content-type': 'application/json; charset=utf-8',
};

/** Responds to requests that are not valid HTTP, and closes the connection. */
function answerUnreadableRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy();
  const body = JSON.stringify(toErrorBody(new DomainError('bad_request')));
  const headers = { ...ERROR_HEADERS, 'content-length': Buffer.byteLength(body), connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(['HTTP/1.1 400 Bad Request', ...lines, '', body].join('\r\n'));
}

/** Sets up the bare application: prefix, parsing, validation, headers, errors, sockets. */
export async function configureApp(app: NestFastifyApplication): Promise<NestFastifyApplication> {
  reserveProductName(app.get(Settings).productName);
  const fastify = app.getHttpAdapter().getInstance();
  // Only JSON and multipart bodies are understood; anything else is a 415 before any handler runs.
  fastify.removeContentTypeParser('text/plain');
  // Email programs post a form to the address in the email; the address contains everything that is needed (RFC 8058).
  fastify.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (request, _form, done) => {
    const isOneClick = request.routeOptions.url === ONE_CLICK_UNSUBSCRIBING;
    done(isOneClick ? null : new DomainError('unsupported_media_type'), undefined);
  });
  const parseJson = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeContentTypeParser('application/json');
  fastify.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (request.routeOptions.url === SIGNED_WEBHOOK)
      (request as typeof request & { rawBody?: Buffer }).rawBody = Buffer.from(body);
    void parseJson(request, body, done);
  });
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.headers(SECURITY_HEADERS).header('cache-control', 'no-store').header('x-request-id', request.id);
    requestContext.enter({ requestId: request.id });
    // Compressed bodies are not supported and would otherwise be reported as malformed.
    const encoding = request.headers['content-encoding'] ?? 'identity';
    done(encoding === 'identity' ? undefined : new DomainError('unsupported_media_type'));
  });
  const allowedMethods = new AllowedMethods();
  fastify.addHook('onRoute', (route) => allowedMethods.add(route));
  fastify.setReplySerializer(JsonText.serialize);
  await app.register(fastifyCookie);
  await app.register(fastifyMultipart, {
    limits: { fileSize: PHOTO_LIMIT_BYTES, files: 1, fields: 10, fieldSize: 1_000, parts: 12 },
  });

  app.setGlobalPrefix('api', { exclude: ['health/{*rest}', 'metrics', 'dev/{*rest}', 'media/{*rest}'] });
  app.useGlobalGuards(new BodyTypeGuard());
  app.useGlobalPipes(createValidationPipe());
  app.useGlobalFilters(new HttpErrorFilter((url) => allowedMethods.of(url)));
  return app;
}

/** With Redis, sockets need its connection first, so this is a separate step before listening. */
export async function configureRealtime(app: NestFastifyApplication): Promise<void> {
  app.useWebSocketAdapter(await new RealtimeIoAdapter(app).connect());
}
