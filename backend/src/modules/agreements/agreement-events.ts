/** A change by the family or the au pair, announced to the other one. */
interface AgreementNews {
  agreementId: string;
  byId: string;
  toId: string;
}

/** A change by the calendar or an admin, for both. */
interface AgreementDay {
  agreementId: string;
  familyId: string;
  auPairId: string;
}

declare module '../../platform/events/domain-events.js' {
  interface DomainEvents {
    'arrangement.proposed': AgreementNews;
    'arrangement.countered': AgreementNews;
    /** One of the two has signed. */
    'arrangement.accepted': AgreementNews;
    /** Both have signed. */
    'arrangement.confirmed': AgreementNews;
    /** `isSudden`: both had signed, and the first day was near. Events of earlier releases do not say. */
    'arrangement.cancelled': AgreementNews & { isSudden?: boolean };
    /** Ended early by the family or the au pair. */
    'arrangement.ended': AgreementNews;
    /** Cancelled or ended by an admin; `reason` is a sentence for both. Events of earlier releases have none. */
    'arrangement.withdrawn': AgreementDay & { hadBegun: boolean; reason?: string };
    /** The first day has come. `continues`: straight from another placement of the two. Events of earlier releases do not say. */
    'arrangement.started': AgreementDay & { continues?: boolean };
    /**
     * The last day is over. `continues`: another placement of the two follows. `apart`: one has blocked the other. Events
     * of earlier releases say neither.
     */
    'arrangement.completed': AgreementDay & { continues?: boolean; apart?: boolean };
  }
}

export {};
