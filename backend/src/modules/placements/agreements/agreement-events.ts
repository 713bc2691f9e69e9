/** Something that one of the two did, for the other to know. */
interface ArrangementNews {
  arrangementId: string;
  byId: string;
  toId: string;
}

/** Something that the calendar did, or one of us, for both to know. */
interface ArrangementDay {
  arrangementId: string;
  familyId: string;
  auPairId: string;
}

declare module '../../../platform/events/domain-events.js' {
  interface DomainEvents {
    'arrangement.proposed': ArrangementNews;
    'arrangement.countered': ArrangementNews;
    /** One of the two has signed. */
    'arrangement.accepted': ArrangementNews;
    /** Both have signed. */
    'arrangement.confirmed': ArrangementNews;
    'arrangement.cancelled': ArrangementNews;
    /** Early, by one of the two. */
    'arrangement.ended': ArrangementNews;
    /** One of us has called it off, or ended it. */
    'arrangement.withdrawn': ArrangementDay & { hadBegun: boolean };
    /** The first day has come. */
    'arrangement.started': ArrangementDay;
    /** The last day is over. */
    'arrangement.completed': ArrangementDay;
  }
}

export {};
