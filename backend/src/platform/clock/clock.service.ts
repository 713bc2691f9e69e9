import { Injectable } from '@nestjs/common';

/**
 * The current time for rules that depend on days: reminders, publication of reviews. Use it instead of `new Date()`
 * and `now()` there, so that tests can let days pass.
 */
@Injectable()
export class ClockService {
  private aheadMs = 0;

  now(): Date {
    return new Date(Date.now() + this.aheadMs);
  }

  /** Advances the clock by `ms` milliseconds; 0 resets it. Tests and the demo only. */
  runAhead(ms: number): void {
    this.aheadMs = ms;
  }
}
