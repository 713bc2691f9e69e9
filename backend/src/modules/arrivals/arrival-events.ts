interface ArrivalNews {
  agreementId: string;
  byId: string;
  toId: string;
}

/** `isSoon`: the au pair lands within two days. Events of earlier releases do not say. */
interface FlightNews extends ArrivalNews {
  isSoon?: boolean;
}

declare module '../../platform/events/domain-events.js' {
  interface DomainEvents {
    /** The au pair has entered, changed or removed the flight, which now lands then; null: removed. */
    'arrival.flight-changed': FlightNews & { landsAt?: string | null };
    /** The family has said who picks the au pair up, and where. */
    'arrival.pick-up-changed': FlightNews;
    /** Someone is asked how it is going, or reminded of it. */
    'arrival.check-in-due': { agreementId: string; personId: string; day: number; reminder: boolean };
    /** One of the two has not answered; `toId` is the other one. */
    'arrival.check-in-missed': ArrivalNews & { day: number };
    /** In the evening of the planned arrival, no one has said that the au pair (`byId`) is with the family (`toId`). */
    'arrival.unconfirmed': ArrivalNews;
    /** Something of the plan has changed: the open pages of these people read it again. */
    'arrival.changed': { agreementId: string; personIds: string[] };
  }
}

export {};
