import type { ApplicationState } from './application-states.js';
import type { ClosingReason } from './job-listing-application.entity.js';

/** A change of an application, for `toId`. */
interface ApplicationNews {
  applicationId: string;
  jobListingId: string;
  byId: string;
  toId: string;
  state: ApplicationState;
}

declare module '../../platform/events/domain-events.js' {
  interface DomainEvents {
    /** A family published or changed its job listing. */
    'place.published': { familyId: string };
    /** To the family. */
    'application.received': ApplicationNews;
    /** To the au pair: shortlisted, accepted (with the conversation that it opens) or declined. To the family: withdrawn. */
    'application.answered': ApplicationNews & { conversationId?: string };
    /**
     * To the au pair: the deadline has passed, the listing is filled, or the family has deleted its account. `chosen`: it
     * is filled by this au pair, who knows.
     */
    'application.closed': ApplicationNews & { why: ClosingReason | 'left' | 'chosen' };
    /** To the family: the application waits, and closes in `daysLeft` days. */
    'application.waiting': ApplicationNews & { daysLeft: number };
  }
}

export {};
