import { isIPv6 } from 'node:net';

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** Visitors who closed their connection before they were counted have no address; all of them share one counter. */
const DISCONNECTED = 'disconnected';

/** The rate limit key of a visitor: an IPv4 address, or the /64 network of an IPv6 address. */
export function addressKey(address: string | undefined): string {
  if (address === undefined) return DISCONNECTED;
  const mapped = MAPPED_IPV4.exec(address)?.[1];
  if (mapped) return mapped;
  const plain = address.split('%', 1)[0] ?? address;
  return isIPv6(plain) ? `${firstFourGroups(plain)}::/64` : address;
}

function firstFourGroups(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = (part: string) => (part === '' ? [] : part.split(':'));
  const before = groups(head);
  const after = tail === undefined ? [] : groups(tail);
  // A dotted tail ("64:ff9b::192.0.2.1") stands for two groups.
  const width = before.length + after.length + ([...before, ...after].some((group) => group.includes('.')) ? 1 : 0);
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - width)).fill('0');
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
