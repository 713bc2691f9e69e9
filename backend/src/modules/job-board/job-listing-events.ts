import type { ApplicationState } from './application-states.js';

/** Something that happened to an application, for `toId` to know. */
interface ApplicationNews {
  applicationId: string;
  placeId: string;
  byId: string;
  toId: string;
  state: ApplicationState;
}

declare module '../../platform/events/domain-events.js' {
  interface DomainEvents {
    /** A family published its place, or changed it. */
    'place.published': { familyId: string };
    /** To the family. */
    'application.received': ApplicationNews;
    /** To the au pair: shortlisted, accepted or declined. To the family: withdrawn. */
    'application.answered': ApplicationNews;
    /** To the au pair: no one answered in time, or the place is filled. */
    'application.closed': ApplicationNews;
    /** To the family: it still waits, and closes in `daysLeft` days. */
    'application.waiting': ApplicationNews & { daysLeft: number };
  }
}

export {};
