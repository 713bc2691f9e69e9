import { RateLimiterRedis, type IRateLimiterRedisOptions } from 'rate-limiter-flexible';
import type { CircuitBreaker } from './circuit-breaker.js';

/** How the library asks Redis; its types leave these out. */
interface StoreCalls {
  _upsert(...args: unknown[]): Promise<unknown>;
  _get(...args: unknown[]): Promise<unknown>;
  _delete(...args: unknown[]): Promise<unknown>;
}
const calls = RateLimiterRedis.prototype as unknown as StoreCalls;

/** A Redis counter with a short timeout: slow calls are counted by its in-memory fallback. */
export class BoundedRedisCounter extends RateLimiterRedis {
  constructor(
    private readonly breaker: CircuitBreaker,
    options: IRateLimiterRedisOptions,
  ) {
    super(options);
  }

  protected async _upsert(...args: unknown[]): Promise<unknown> {
    return this.breaker.run(() => calls._upsert.apply(this, args));
  }

  protected async _get(...args: unknown[]): Promise<unknown> {
    return this.breaker.run(() => calls._get.apply(this, args));
  }

  protected async _delete(...args: unknown[]): Promise<unknown> {
    return this.breaker.run(() => calls._delete.apply(this, args));
  }
}
