declare module '../../../platform/events/domain-events.js' {
  interface DomainEvents {
    /** An admin has replaced the rules of a visa and passport. */
    'visa-rules.published': { region: string; visa: string; passport: string };
  }
}

export {};
