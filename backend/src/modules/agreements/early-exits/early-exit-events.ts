declare module '../../../platform/events/domain-events.js' {
  interface DomainEvents {
    /** Someone wants out. For us alone: nothing of it goes to anyone they live or write with. */
    'exit.requested': { exitId: string; personId: string };
  }
}

export {};
