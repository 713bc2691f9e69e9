declare module '../../../platform/events/domain-events.js' {
  interface DomainEvents {
    /** So many people are new in a saved search whose owner wants to be told. */
    'saved-search.found': { savedSearchId: string; userId: string; count: number };
  }
}

export {};
