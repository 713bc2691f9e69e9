import type { NoticeWeeks } from './clock/clock-days.js';

interface ClockNews {
  agreementId: string;
  familyId: string;
  auPairId: string;
}

declare module '../../platform/events/domain-events.js' {
  interface DomainEvents {
    /** The last day with this employer comes near. */
    'employer-clock.running-out': ClockNews & { weeks: NoticeWeeks; lastDay: string };
    /** A permission or the letter has changed: open pages read the clock again. */
    'employer-clock.changed': ClockNews;
  }
}

export {};
