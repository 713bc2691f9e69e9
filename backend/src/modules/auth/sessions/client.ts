import { isIPv4, isIPv6 } from 'node:net';

/** The sender of a request, for limits, logs and the list of sessions. */
export interface Client {
  address: string;
  userAgent: string | null;
  /** Cookies that this browser was given before. */
  refreshToken: string | null;
  deviceToken: string | null;
}

const MAPPED_IPV4 = /^::ffff:(?=\d+\.)/i;

/**
 * Where someone signs in from, shortened so that it names a network and no one in it: "203.0.113.x", "2001:db8:7::".
 * Null if it is not an address.
 */
export function networkOf(address: string): string | null {
  const plain = address.replace(MAPPED_IPV4, '');
  if (isIPv4(plain)) return plain.replace(/\d+$/, 'x');
  if (!isIPv6(plain)) return null;
  const [head = ''] = plain.toLowerCase().split('::');
  return `${head.split(':').slice(0, 3).join(':')}::`;
}
