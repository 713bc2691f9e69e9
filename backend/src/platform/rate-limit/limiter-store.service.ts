import { Injectable, Logger, type BeforeApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { RateLimiterMemory, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { createClient } from 'redis';
import type { Settings } from '../config/index.js';
import { BoundedRedisCounter } from './bounded-redis-counter.js';
import { CircuitBreaker } from './circuit-breaker.js';

const CONNECT_TIMEOUT_MS = 2_000;
const RECONNECT_MS = 400;

type Redis = ReturnType<typeof createClient>;

/**
 * Creates counters: in memory, or in Redis if configured. While Redis is away each process counts separately, so a
 * limit may be reached later than usual but is never switched off. A slow Redis counts as away for some seconds.
 */
@Injectable()
export class LimiterStoreService implements OnModuleInit, BeforeApplicationShutdown {
  private readonly logger = new Logger('RateLimit');
  /** Replaces a Redis counter while Redis is away. */
  private readonly standIns = new WeakMap<RateLimiterAbstract, RateLimiterMemory>();
  private readonly breaker = new CircuitBreaker();
  private away = false;

  constructor(private readonly redis: Redis | null) {
    redis?.on('error', (err: unknown) => this.noteAway(err));
    redis?.on('ready', () => (this.away = false));
  }

  static async of({ redisUrl }: Pick<Settings, 'redisUrl'>): Promise<LimiterStoreService> {
    if (!redisUrl) return new LimiterStoreService(null);
    const { createClient } = await import('redis');
    return new LimiterStoreService(
      createClient({
        url: redisUrl,
        disableOfflineQueue: true,
        socket: { connectTimeout: CONNECT_TIMEOUT_MS, reconnectStrategy: RECONNECT_MS },
      }),
    );
  }

  /** Does not wait: an unavailable Redis must not prevent the start. */
  onModuleInit(): void {
    this.redis?.connect().catch((err: unknown) => this.noteAway(err));
  }

  beforeApplicationShutdown(): void {
    this.redis?.destroy();
  }

  /** Whether counters are shared now; `unused` without Redis. */
  redisState(): 'up' | 'down' | 'unused' {
    if (!this.redis) return 'unused';
    return this.redis.isReady && !this.breaker.isOpen ? 'up' : 'down';
  }

  /** A counter per key that starts again `seconds` after its first point. */
  counter(name: string, points: number, seconds: number): RateLimiterAbstract {
    const options = { keyPrefix: `rl:${name}:${seconds}`, points, duration: seconds };
    const inMemory = new RateLimiterMemory(options);
    if (!this.redis) return inMemory;
    const shared = new BoundedRedisCounter(this.breaker, {
      ...options,
      storeClient: this.redis,
      useRedisPackage: true,
      rejectIfRedisNotReady: true,
      insuranceLimiter: inMemory,
    });
    this.standIns.set(shared, inMemory);
    return shared;
  }

  /** Changes how many points a counter has; what was counted stays counted. */
  setPoints(counter: RateLimiterAbstract, points: number): void {
    counter.points = points;
    const standIn = this.standIns.get(counter);
    if (standIn) standIn.points = points;
  }

  /** One log entry per outage, not one per reconnection. */
  private noteAway(err: unknown): void {
    if (!this.away) this.logger.warn({ err, redis: 'away' });
    this.away = true;
  }
}
