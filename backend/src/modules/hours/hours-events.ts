interface HoursNews {
  agreementId: string;
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
    /** To the au pair, on the Monday after the week: planned days (ISO dates) are not recorded. */
    'hours.days-missing': HoursNews & { days: string[] };
    /** To the family, on the Monday after the week: recorded days (ISO dates) wait for its confirmation. */
    'hours.days-waiting': HoursNews & { days: string[] };
    /** Hours of a week were recorded, removed, confirmed or disputed: open pages read them again. */
    'hours.changed': HoursNews;
  }
}

export {};
