interface ArrivalNews {
  agreementId: string;
  byId: string;
  toId: string;
}

declare module '../../platform/events/domain-events.js' {
  interface DomainEvents {
    /** The au pair has entered, changed or removed the flight. */
    'arrival.flight-changed': ArrivalNews;
    /** The family has said who picks the au pair up, and where. */
    'arrival.pick-up-changed': ArrivalNews;
    /** Someone is asked how it is going, or reminded of it. */
    'arrival.check-in-due': { agreementId: string; personId: string; day: number; reminder: boolean };
    /** One of the two has not answered; `toId` is the other one. */
    'arrival.check-in-missed': ArrivalNews & { day: number };
    /** Something of the plan has changed: the open pages of these people read it again. */
    'arrival.changed': { agreementId: string; personIds: string[] };
  }
}

export {};
