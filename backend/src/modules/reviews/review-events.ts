declare module '../../platform/events/domain-events.js' {
  interface DomainEvents {
    /** A review has opened: whoever it is about can read it now, and so can everyone else. */
    'review.received': { reviewId: string; arrangementId: string; aboutId: string };
    /** A stay is over, and this person has not written about it: once at the end, and once as a reminder. */
    'review.asked': { arrangementId: string; personId: string; otherId: string; reminder: boolean };
  }
}

export {};
