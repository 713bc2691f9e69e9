declare module '../../../platform/events/domain-events.js' {
  interface DomainEvents {
    /** Somebody wants out. For us alone: nothing of it goes to anybody they live or write with. */
    'exit.requested': { exitId: string; personId: string };
  }
}

export {};
