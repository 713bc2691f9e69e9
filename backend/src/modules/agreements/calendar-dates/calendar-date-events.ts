import type { CalendarDateKind } from './calendar-date.entity.js';

interface CalendarDateNews {
  agreementId: string;
  byId: string;
  toId: string;
  dateId: string;
  kind: CalendarDateKind;
  startsOn: string;
  endsOn: string;
}

declare module '../../../platform/events/domain-events.js' {
  interface DomainEvents {
    /** Someone asks the other to accept days that differ from the week. */
    'calendar-date.asked': CalendarDateNews;
    'calendar-date.accepted': CalendarDateNews;
    'calendar-date.declined': CalendarDateNews;
    /** Accepted days were withdrawn. */
    'calendar-date.withdrawn': CalendarDateNews;
    /** Any of these, and dates that need no answer: open pages read them again. */
    'calendar-date.changed': CalendarDateNews;
  }
}

export {};
