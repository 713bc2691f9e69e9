declare module '../../platform/events/domain-events.js' {
  interface DomainEvents {
    /** A member opened a support request, or wrote in it again. */
    'support.asked': { requestId: string; personId: string };
    'support.answered': { requestId: string; personId: string };
  }
}

export {};
