import { Catch, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { toDomainError, toErrorBody } from './error-mapper.js';

/** Responds to failed HTTP requests with an `ErrorBody`, and logs our own errors. */
@Catch()
export class HttpErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('Http');

  catch(thrown: unknown, host: ArgumentsHost): void {
    const error = toDomainError(thrown);
    if (error.status >= 500)
      this.logger.error(thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown));
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    if (error.retryAfter !== undefined) void reply.header('retry-after', String(Math.ceil(error.retryAfter)));
    void reply.status(error.status).type('application/json; charset=utf-8').send(toErrorBody(error));
  }
}
