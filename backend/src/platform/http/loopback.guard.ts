import { BlockList } from 'node:net';
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../errors/index.js';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');
loopback.addSubnet('::ffff:127.0.0.0', 104, 'ipv6');
/** A page of somebody's site whose name was pointed at 127.0.0.1 would still send that name. */
const LOCAL_NAME = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

const isLoopback = (address: string) => loopback.check(address, address.includes(':') ? 'ipv6' : 'ipv4');

const listed = (header: string | string[] = []) =>
  [header].flat().flatMap((list) => list.split(',').map((part) => part.trim()));

/** Lets in only who sits at this very computer; to everyone else there is nothing here. */
@Injectable()
export class LoopbackGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { socket, headers } = context.switchToHttp().getRequest<FastifyRequest>();
    const addresses = [socket.remoteAddress ?? '', ...listed(headers['x-forwarded-for'])];
    const names = [headers.host ?? '', ...listed(headers['x-forwarded-host'])];
    if (addresses.every(isLoopback) && names.every((name) => LOCAL_NAME.test(name))) return true;
    throw new DomainError('not_found');
  }
}
