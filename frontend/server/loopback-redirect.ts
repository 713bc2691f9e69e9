import type { FastifyRequest } from 'fastify';

const LOOPBACK = /^(127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Where a page opened under another name of this computer belongs. Sign-in cookies and sockets know one origin only,
 * so that http://127.0.0.1:3000 would look right and never sign anyone in. Null when the address is right.
 */
export function loopbackRedirect(
  { headers, url }: Pick<FastifyRequest, 'headers' | 'url'>,
  publicUrl: string,
): string | null {
  const isLocal = new URL(publicUrl).hostname === 'localhost';
  return isLocal && LOOPBACK.test(headers.host ?? '') ? publicUrl + url : null;
}
