import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Private, loopback and reserved networks, which contain no push service. */
const PRIVATE_NETWORKS = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  // Only 2000::/3 is allocated for public IPv6. Everything else is local, translated IPv4 or unassigned.
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const familyOf = (address: string) => (address.includes(':') ? 'ipv6' : 'ipv4');

// One list per family, because an IPv4 address also matches the IPv6 network `::/3`.
const privateNetworks = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [network, prefix] of PRIVATE_NETWORKS)
  privateNetworks[familyOf(network)].addSubnet(network, prefix, familyOf(network));

export const isPublicAddress = (address: string): boolean =>
  isIP(address) !== 0 && !privateNetworks[familyOf(address)].check(address, familyOf(address));

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;
const MOST_CHARACTERS = 2_000;

/**
 * Whether an address may be a push service: https, a public host, the default port, no credentials. What a host name
 * resolves to is only known later: `publicLookup` checks it then. `loopbackToo` is for tests and the demo.
 */
export function isPushAddress(endpoint: string, loopbackToo: boolean): boolean {
  if (endpoint.length > MOST_CHARACTERS || !URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (username || password) return false;
  if (loopbackToo && LOOPBACK.test(hostname)) return protocol === 'http:' || protocol === 'https:';
  if (protocol !== 'https:' || port !== '') return false;
  const bare = hostname.replace(/^\[|\]$/g, '');
  if (isIP(bare)) return isPublicAddress(bare);
  return hostname.includes('.') && !/\.(?:local|internal|localhost|lan|home|arpa)\.?$/i.test(hostname);
}

/** Resolves names like Node, and rejects private addresses. */
export const publicLookup: LookupFunction = (hostname, options, answer) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return answer(error, '', 0);
    const [first] = addresses;
    if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
      return answer(new Error('This push service has no public address'), '', 0);
    if (options.all) return answer(null, addresses);
    return answer(null, first.address, first.family);
  });
};
