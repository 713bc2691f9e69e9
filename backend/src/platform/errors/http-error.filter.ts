import { Catch, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from './domain-error.js';
import { toDomainError, toErrorBody } from './error-mapper.js';

/** Responds to failed HTTP requests with an `ErrorBody`, and logs our own errors. */
@Catch()
export class HttpErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('Http');

  /** `allowedMethods`: the methods that the routes of an address accept; empty for an unknown address. */
  constructor(private readonly allowedMethods: (url: string) => string[]) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const failure = toDomainError(thrown);
    const allowed = request.is404 && failure.code === 'not_found' ? this.allowedMethods(request.url) : [];
    const error = allowed.length > 0 ? new DomainError('method_not_allowed') : failure;
    if (error.status >= 500)
      this.logger.error(thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown));
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    if (allowed.length > 0) void reply.header('allow', allowed.join(', '));
    if (error.retryAfter !== undefined) void reply.header('retry-after', String(Math.ceil(error.retryAfter)));
    void reply.status(error.status).type('application/json; charset=utf-8').send(toErrorBody(error));
  }
}
