import type { Decision } from './check-state.js';
import type { CheckKind } from './checks.js';

declare module '../../platform/events/domain-events.js' {
  interface DomainEvents {
    /** A decision or a withdrawn approval; `reason` is the message to the person, null for an approval. */
    'verification.decided': {
      userId: string;
      check: CheckKind;
      decision: Decision | 'withdrawn';
      reason: string | null;
    };
    /** A check expires within so many weeks, which are fewer than announced if the task ran late. */
    'verification.expiring': { userId: string; check: CheckKind; weeksLeft: number };
    /** A check has expired. */
    'verification.expired': { userId: string; check: CheckKind };
  }
}

export {};
