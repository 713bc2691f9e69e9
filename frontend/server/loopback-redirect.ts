import type { FastifyRequest } from 'fastify';

const LOOPBACK = /^(127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Returns the address to redirect to when a page is opened under another name of this computer, or null. Cookies and
 * sockets work on one origin only, so http://127.0.0.1:3000 would look right but logging in would never work.
 */
export function loopbackRedirect(
  { headers, url }: Pick<FastifyRequest, 'headers' | 'url'>,
  publicUrl: string,
): string | null {
  const isLocal = new URL(publicUrl).hostname === 'localhost';
  return isLocal && LOOPBACK.test(headers.host ?? '') ? publicUrl + url : null;
}
