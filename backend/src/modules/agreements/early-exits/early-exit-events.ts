declare module '../../../platform/events/domain-events.js' {
  interface DomainEvents {
    /** Someone requests an early exit. Only admins may see it: nothing goes to people they live with or write to. */
    'exit.requested': { exitId: string; personId: string };
  }
}

export {};
