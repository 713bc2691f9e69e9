declare module '../../../platform/events/domain-events.js' {
  interface DomainEvents {
    /** The number of new people in a saved search, for an owner who wants to be notified. */
    'saved-search.found': { savedSearchId: string; userId: string; count: number };
  }
}

export {};
