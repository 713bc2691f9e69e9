import { Injectable } from '@nestjs/common';
import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { Settings } from '../config/index.js';
import { DomainError } from '../errors/index.js';
import { Log } from '../logging/index.js';
import { LimiterStore } from './limiter-store.js';
import { RATE_LIMIT_CLASSES, type RateLimitName } from './rate-limit-classes.js';

const names = Object.keys(RATE_LIMIT_CLASSES) as RateLimitName[];

/** Counts calls by class and key, for routes (through `@RateLimit`), sockets and services alike. */
@Injectable()
export class RateLimits {
  private readonly counters: ReadonlyMap<RateLimitName, RateLimiterAbstract[]>;
  private readonly seen: RateLimiterAbstract;

  constructor(
    store: LimiterStore,
    settings: Settings,
    private readonly log: Log,
  ) {
    const countersOf = (name: RateLimitName) =>
      RATE_LIMIT_CLASSES[name].windows.map(({ points, seconds }) =>
        store.counter(name, Math.ceil(points * settings.rateLimitScale), seconds),
      );
    this.counters = new Map(names.map((name) => [name, countersOf(name)]));
    this.seen = store.counter('seen', 1, 24 * 60 * 60);
  }

  /** Counts one call. Throws `rate_limited`, with the seconds to wait, once a window of the class is used up. */
  async consume(name: RateLimitName, key: string): Promise<void> {
    for (const counter of this.counters.get(name) ?? []) {
      try {
        await counter.consume(key);
      } catch (refusal) {
        throw this.refused(name, key, counter, refusal);
      }
    }
  }

  /** Counts `item` (a profile that is opened) only the first time that `key` asks for it in a day. */
  async consumeDistinct(name: RateLimitName, key: string, item: string): Promise<void> {
    const { consumedPoints } = await this.seen.penalty(`${name}:${key}:${item}`);
    if (consumedPoints === 1) await this.consume(name, key);
  }

  private refused(name: RateLimitName, key: string, counter: RateLimiterAbstract, refusal: unknown): unknown {
    if (!(refusal instanceof RateLimiterRes)) return refusal;
    // One row when the limit is hit, not one for each of the thousand calls after it.
    if (refusal.consumedPoints === counter.points + 1) this.log.security('rate_limited', { limit: name, key });
    return new DomainError('rate_limited', { retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000)) });
  }
}
