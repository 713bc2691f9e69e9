import { Injectable } from '@nestjs/common';

/**
 * What time it is, for rules that wait for days: when a reminder is due, when a review opens. Ask it instead of
 * `new Date()` there, and hand its answer to SQL instead of `now()`, so that tests can let days pass.
 */
@Injectable()
export class ClockService {
  private aheadMs = 0;

  now(): Date {
    return new Date(Date.now() + this.aheadMs);
  }

  /** Lets the clock run `ms` milliseconds ahead of the computer's; 0 sets it right. Tests and the demo only. */
  runAhead(ms: number): void {
    this.aheadMs = ms;
  }
}
