import { BlockList } from 'node:net';
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../errors/index.js';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');
loopback.addSubnet('::ffff:127.0.0.0', 104, 'ipv6');
/** A page of someone's site whose name was pointed at 127.0.0.1 would still send that name. */
const LOCAL_NAME = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

const isLoopback = (address: string) => loopback.check(address, address.includes(':') ? 'ipv6' : 'ipv4');

const listed = (header: string | string[] = []) =>
  [header].flat().flatMap((list) => list.split(',').map((part) => part.trim()));

/** Headers by which proxies name the client they speak for. */
const CLIENT_HEADERS = [
  'x-forwarded-for',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
  'fastly-client-ip',
];
const SAFE_METHODS = ['GET', 'HEAD'];

/** Values of `for` or `host` in a `Forwarded` header (RFC 7239), without quotes, and addresses without their port. */
function forwardedValues(header: string | undefined, name: 'for' | 'host'): string[] {
  const values = [...(header ?? '').matchAll(new RegExp(`(?:^|[;,\\s])${name}=(?:"([^"]*)"|([^;,\\s]*))`, 'gi'))].map(
    ([, quoted, bare]) => quoted ?? bare ?? '',
  );
  if (name === 'host') return values;
  return values.map((value) => value.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1'));
}

/**
 * Lets in only who sits at this very computer, directly or through proxies that say so; to everyone else there is
 * nothing here. A change needs a header that no page of another site can send without asking first.
 */
@Injectable()
export class LoopbackGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { socket, headers, method } = context.switchToHttp().getRequest<FastifyRequest>();
    const addresses = [
      socket.remoteAddress ?? '',
      ...CLIENT_HEADERS.flatMap((name) => listed(headers[name])),
      ...forwardedValues(headers.forwarded, 'for'),
    ];
    const names = [
      headers.host ?? '',
      ...listed(headers['x-forwarded-host']),
      ...forwardedValues(headers.forwarded, 'host'),
    ];
    if (!addresses.every(isLoopback) || !names.every((name) => LOCAL_NAME.test(name)))
      throw new DomainError('not_found');
    if (!SAFE_METHODS.includes(method) && headers['x-requested-with'] === undefined) throw new DomainError('forbidden');
    return true;
  }
}
