import { BlockList } from 'node:net';
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../errors/index.js';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');
loopback.addSubnet('::ffff:127.0.0.0', 104, 'ipv6');
/** Prevents DNS rebinding: a foreign name that points to 127.0.0.1 is still sent as Host. */
const LOCAL_NAME = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

const isLoopback = (address: string) => loopback.check(address, address.includes(':') ? 'ipv6' : 'ipv4');

const listed = (header: string | string[] = []) =>
  [header].flat().flatMap((list) => list.split(',').map((part) => part.trim()));

/** Headers in which proxies name their client. */
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
 * Only allows requests from this computer, directly or through proxies that say so; others get a 404. Changes need a
 * header that other sites cannot send.
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
