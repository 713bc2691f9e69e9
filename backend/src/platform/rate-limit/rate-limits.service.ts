import { Injectable, type OnModuleInit } from '@nestjs/common';
import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { Settings } from '../config/index.js';
import { DomainError } from '../errors/index.js';
import { LogService } from '../logging/index.js';
import { SiteSettingsService } from '../site-settings/index.js';
import { LimiterStoreService } from './limiter-store.service.js';
import { CONFIGURABLE_LIMITS, LIMITS } from './limits-setting.js';
import { RATE_LIMIT_CLASSES, type RateLimitName, type Window } from './rate-limit-classes.js';

const names = Object.keys(RATE_LIMIT_CLASSES) as RateLimitName[];

/** Counts calls by class and key, for routes (through `@RateLimit`), sockets and services. */
@Injectable()
export class RateLimitsService implements OnModuleInit {
  private readonly counters: ReadonlyMap<RateLimitName, RateLimiterAbstract[]>;
  private readonly seen: RateLimiterAbstract;

  constructor(
    private readonly store: LimiterStoreService,
    private readonly settings: Settings,
    private readonly siteSettings: SiteSettingsService,
    private readonly log: LogService,
  ) {
    const countersOf = (name: RateLimitName) =>
      RATE_LIMIT_CLASSES[name].windows.map(({ points, seconds }) => store.counter(name, this.scaled(points), seconds));
    this.counters = new Map(names.map((name) => [name, countersOf(name)]));
    this.seen = store.counter('seen', 1, 24 * 60 * 60);
  }

  onModuleInit(): void {
    this.siteSettings.declare(LIMITS);
  }

  /** The current first window of a class, for counting elsewhere. */
  async windowOf(name: RateLimitName): Promise<Window> {
    const [{ points, seconds }] = RATE_LIMIT_CLASSES[name].windows;
    return { points: (await this.configuredPoints(name)) ?? this.scaled(points), seconds };
  }

  /** Counts one call. Throws `rate_limited`, with the seconds to wait, once a window of the class is used up. */
  async consume(name: RateLimitName, key: string): Promise<void> {
    // Nothing waits where there is no setting: every request is counted.
    const configured = CONFIGURABLE_LIMITS[name] ? await this.configuredPoints(name) : null;
    for (const counter of this.counters.get(name) ?? []) {
      if (configured !== null) this.store.setPoints(counter, configured);
      try {
        await counter.consume(key);
      } catch (refusal) {
        throw this.refused(name, key, counter, refusal);
      }
    }
  }

  /** Uncounts one call that had no effect. */
  async refund(name: RateLimitName, key: string): Promise<void> {
    for (const counter of this.counters.get(name) ?? []) await counter.reward(key);
  }

  /** Counts `item` (an opened profile) once per `key` and day. */
  async consumeDistinct(name: RateLimitName, key: string, item: string): Promise<void> {
    const { consumedPoints } = await this.seen.penalty(`${name}:${key}:${item}`);
    if (consumedPoints === 1) await this.consume(name, key);
  }

  /** The points set by admins; null for a class without a setting. */
  private async configuredPoints(name: RateLimitName): Promise<number | null> {
    const field = CONFIGURABLE_LIMITS[name];
    return field ? this.scaled((await this.siteSettings.get(LIMITS))[field]) : null;
  }

  private scaled(points: number): number {
    return Math.ceil(points * this.settings.rateLimitScale);
  }

  private refused(name: RateLimitName, key: string, counter: RateLimiterAbstract, refusal: unknown): unknown {
    if (!(refusal instanceof RateLimiterRes)) return refusal;
    // One log entry when the limit is reached, not one per rejected call.
    if (refusal.consumedPoints === counter.points + 1) this.log.security('rate_limited', { limit: name, key });
    return new DomainError('rate_limited', { retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000)) });
  }
}
