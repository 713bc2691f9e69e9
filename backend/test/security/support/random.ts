import { randomFrom } from '../../faults/support/random.js';

/** Chance that is the same for the same seed and index, whatever was drawn for other indexes. */
export class Chance {
  private readonly next: () => number;

  constructor(seed: number, index: number) {
    // Neighbouring indexes must not give neighbouring states: the first draw spreads them.
    this.next = randomFrom(Math.floor(randomFrom(seed ^ Math.imul(index + 1, 0x9e3779b1))() * 2 ** 32));
  }

  /** True in so many of a hundred cases. */
  percent(share: number): boolean {
    return this.next() * 100 < share;
  }

  /** A whole number below `count`. */
  below(count: number): number {
    return Math.floor(this.next() * count);
  }

  pick<T>(items: readonly T[]): T {
    if (items.length === 0) throw new Error('There is nothing to pick from');
    return items[this.below(items.length)] as T;
  }

  uuid(): string {
    const hex = Array.from({ length: 32 }, () => this.below(16).toString(16)).join('');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
  }
}
