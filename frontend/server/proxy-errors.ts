import type { FastifyReply } from 'fastify';
import type { Socket } from 'node:net';

/**
 * Errors for API paths that never reach the API, in the API's own format and with codes of its catalogue (only
 * `api_unreachable` is ours).
 */
const ERRORS = {
  bad_request: [400, 'We can’t read this request.'],
  method_not_allowed: [405, 'This cannot be done here.'],
  payload_too_large: [413, 'This is too large.'],
  unsupported_media_type: [415, 'This kind of content is not accepted here.'],
  internal_error: [500, 'Something went wrong on our side. Nothing was changed.'],
  api_unreachable: [503, 'The service is not answering right now. Please try again in a moment.'],
} as const;

type ProxyErrorCode = keyof typeof ERRORS;

const RETRY_AFTER_SECONDS = '2';

/** `status` overrides the default of the code: a request that never ended is 408. */
export function sendProxyError(reply: FastifyReply, code: ProxyErrorCode, status: number = ERRORS[code][0]): void {
  if (status === 503) void reply.header('Retry-After', RETRY_AFTER_SECONDS);
  void reply
    .code(status)
    .header('Cache-Control', 'no-store')
    .type('application/json; charset=utf-8')
    .send({ statusCode: status, code, message: ERRORS[code][1] });
}

/** Answers malformed HTTP in the API's format and closes the connection. */
export function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const [status, message] = ERRORS.bad_request;
  const body = JSON.stringify({ statusCode: status, code: 'bad_request', message });
  const lines = [
    `HTTP/1.1 ${status} Bad Request`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  socket.end([...lines, '', body].join('\r\n'));
}
