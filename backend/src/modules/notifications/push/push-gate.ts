import type { PushSubscription } from './push-subscription.entity.js';

type Device = Pick<PushSubscription, 'endpoint' | 'personId' | 'lastToldAt' | 'failingSince'>;

/** How many unproven devices of one push service, and of one person, are sent to at the same time. */
const MOST_ALIKE = 2;
/** Workers reserved for proven devices. */
const KEPT_FREE = 2;

/**
 * Limits concurrent sending, so that slow devices never take every worker. A device is proven while the last
 * notification reached it; anyone can register others, at servers that respond as slowly as they like.
 */
export class PushGate {
  private readonly busy = new Map<string, number>();
  private unproven = 0;

  constructor(private readonly workers: number) {}

  /** Null if the device has to wait; otherwise the function to call when it is done. */
  enter({ endpoint, personId, lastToldAt, failingSince }: Device): (() => void) | null {
    if (lastToldAt && !failingSince) return () => undefined;
    const keys = [new URL(endpoint).origin, personId];
    if (this.unproven >= this.workers - KEPT_FREE || keys.some((key) => this.count(key) >= MOST_ALIKE)) return null;
    this.add(keys, 1);
    return () => this.add(keys, -1);
  }

  private count(key: string): number {
    return this.busy.get(key) ?? 0;
  }

  private add(keys: readonly string[], change: 1 | -1): void {
    this.unproven += change;
    for (const key of keys) {
      const count = this.count(key) + change;
      if (count > 0) this.busy.set(key, count);
      else this.busy.delete(key);
    }
  }
}
