import { Injectable, SetMetadata, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { withReplica } from './connection-choice.js';
import { ReplicaService } from './replica.service.js';
import { isAway } from './wait-for-postgres.js';

const MAY_LAG_KEY = 'mayLag';

/**
 * A read that may be a few seconds old. It writes nothing. Requests with an access token use the primary, so that
 * members see their own changes.
 */
export const MayLag = () => SetMetadata(MAY_LAG_KEY, true);

/** It wrote something; its snapshot was too old; it timed out on the replica. */
const ONLY_ON_REPLICA = new Set(['25006', '40001', '57014']);

@Injectable()
export class ReplicaReadsInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly replica: ReplicaService,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (!this.replica.isUsable || context.getType() !== 'http') return next.handle();
    if (!this.reflector.get<boolean | undefined>(MAY_LAG_KEY, context.getHandler())) return next.handle();
    const { headers } = context.switchToHttp().getRequest<FastifyRequest>();
    if (headers.authorization !== undefined) return next.handle();
    return from(this.read(() => lastValueFrom<unknown, undefined>(next.handle(), { defaultValue: undefined })));
  }

  private async read(handle: () => Promise<unknown>): Promise<unknown> {
    try {
      return await withReplica(handle);
    } catch (error) {
      if (isAway(error)) this.replica.distrust(error);
      else if (!ONLY_ON_REPLICA.has((error as { code?: string }).code ?? '')) throw error;
      return handle();
    }
  }
}
