declare module '../../platform/events/domain-events.js' {
  interface DomainEvents {
    /** Someone asks us for help, or writes on in what they asked before. */
    'support.asked': { requestId: string; personId: string };
    'support.answered': { requestId: string; personId: string };
  }
}

export {};
