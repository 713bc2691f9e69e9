import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../errors/index.js';

/** Where `@ApiConsumes` puts its types. */
const CONSUMES = 'swagger/apiConsumes';

/** Rejects forms where no file is accepted: another site could send one with a visitor's cookies. */
export class BodyTypeGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    if (context.getType() !== 'http') return true;
    const { headers } = context.switchToHttp().getRequest<FastifyRequest>();
    if (!headers['content-type']?.toLowerCase().startsWith('multipart/')) return true;
    const types = Reflect.getMetadata(CONSUMES, context.getHandler()) as string[] | undefined;
    if (!types?.includes('multipart/form-data')) throw new DomainError('unsupported_media_type');
    return true;
  }
}
