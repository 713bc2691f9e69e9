import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { Settings } from '../config/index.js';
import { DomainError } from '../errors/index.js';
import { LogService } from '../logging/index.js';
import { LimiterStoreService } from './limiter-store.service.js';

const FREE_FAILURES = 5;
const WINDOW_SECONDS = 15 * 60;
const FIRST_DELAY_SECONDS = 60;
const LONGEST_DELAY_SECONDS = 15 * 60;

/** A permitted guess. The caller must call exactly one of the two functions. */
interface Attempt {
  /** It was right: resets the key. */
  succeeded(): Promise<void>;
  /**
   * It was wrong. Throws `rate_limited` if the key now has to wait; otherwise the caller responds as to any wrong
   * guess.
   */
  failed(): Promise<void>;
}

/** Keys in Redis contain no personal data. */
const hashed = (key: string) => createHash('sha256').update(key).digest('base64url').slice(0, 32);

/**
 * Slows down guessing without ever locking anyone out permanently: the sixth failure in 15 minutes costs a minute,
 * each further one twice as much, up to 15 minutes. Use the key `account:{email}`, whether or not the account exists,
 * and `device:{id}` for a browser that has logged in before, so that a stranger's guesses never lock out the owner.
 */
@Injectable()
export class LoginThrottleService {
  private readonly freeFailures: number;
  private readonly failures: RateLimiterAbstract;
  /** One point: its holder may guess, all others wait. */
  private readonly gate: RateLimiterAbstract;

  constructor(
    store: LimiterStoreService,
    settings: Settings,
    private readonly log: LogService,
  ) {
    this.freeFailures = FREE_FAILURES * settings.rateLimitScale;
    this.failures = store.counter('failures', Number.MAX_SAFE_INTEGER, WINDOW_SECONDS);
    this.gate = store.counter('gate', 1, FIRST_DELAY_SECONDS);
  }

  /** Asks for a guess. Throws `rate_limited` while the key has to wait. */
  async begin(key: string): Promise<Attempt> {
    const id = hashed(key);
    const closed = await this.gate.get(id);
    if (closed && closed.msBeforeNext > 0) throw this.tooSoon(closed.msBeforeNext / 1_000);

    // Counted before the guess is checked, so that concurrent guesses cannot share one count.
    const { consumedPoints: count } = await this.failures.penalty(id);
    const delay = this.delayAfter(count);
    if (delay > 0 && !(await this.takeGate(id, delay))) throw this.tooSoon(delay);
    return {
      succeeded: async () => {
        await this.failures.delete(id);
        await this.gate.delete(id);
      },
      failed: async () => {
        if (delay === 0) return;
        await this.failures.set(id, count, WINDOW_SECONDS + delay);
        this.log.security('sign_in_delayed', { key: id, failures: count, seconds: delay });
        throw this.tooSoon(delay);
      },
    };
  }

  private async takeGate(id: string, seconds: number): Promise<boolean> {
    return this.gate.consume(id, 1, { customDuration: seconds }).then(
      () => true,
      () => false,
    );
  }

  private delayAfter(failures: number): number {
    if (failures <= this.freeFailures) return 0;
    return Math.min(FIRST_DELAY_SECONDS * 2 ** (failures - this.freeFailures - 1), LONGEST_DELAY_SECONDS);
  }

  private tooSoon(seconds: number): DomainError {
    return new DomainError('rate_limited', { retryAfter: Math.max(1, Math.ceil(seconds)) });
  }
}
