interface HoursNews {
  arrangementId: string;
  familyId: string;
  auPairId: string;
  /** The Monday of the week, as an ISO date. */
  week: string;
}

declare module '../../platform/events/domain-events.js' {
  interface DomainEvents {
    /** Every planned day of a week is recorded, and some wait for the family. */
    'hours.week-recorded': HoursNews;
    /** The family disputes a day. */
    'hours.day-disputed': HoursNews & { day: string };
    /** Hours of a week were recorded, removed, confirmed or disputed: open pages read them again. */
    'hours.changed': HoursNews;
  }
}

export {};
