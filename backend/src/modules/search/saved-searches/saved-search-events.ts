import type { SavedSearchKind } from './saved-search.entity.js';

declare module '../../../platform/events/domain-events.js' {
  interface DomainEvents {
    /** A saved search has found someone new: `count` people since its owner looked. Only if the owner wants to be notified. */
    'saved-search.found': { savedSearchId: string; userId: string; kind?: SavedSearchKind; count: number };
  }
}

export {};
