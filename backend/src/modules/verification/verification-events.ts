import type { Decision } from './check-state.js';
import type { CheckKind } from './checks.js';

declare module '../../platform/events/domain-events.js' {
  interface DomainEvents {
    /** A reviewer has decided, or withdrawn an approval; `reason` holds their words to the person, null with an approval. */
    'verification.decided': {
      userId: string;
      check: CheckKind;
      decision: Decision | 'withdrawn';
      reason: string | null;
    };
    /** A check runs out in so many weeks, at most. */
    'verification.expiring': { userId: string; check: CheckKind; weeksLeft: number };
    /** A check's last day is over. */
    'verification.expired': { userId: string; check: CheckKind };
  }
}

export {};
