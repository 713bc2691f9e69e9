declare module '../../platform/events/domain-events.js' {
  interface DomainEvents {
    /** A review was published. */
    'review.received': { reviewId: string; agreementId: string; aboutId: string };
    /** A placement is over, and this person has not reviewed it: sent after an early end, and once as a reminder. */
    'review.asked': { agreementId: string; personId: string; otherId: string; reminder: boolean };
  }
}

export {};
