import type { EmailContent, EmailAttachment } from '../../platform/email/index.js';

/** A change by the family or the au pair. */
export interface InterviewMove {
  interviewId: string;
  byId: string;
  toId: string;
  conversationId: string;
  /** The agreed time (ISO 8601), if any. */
  startsAt: string | null;
  /** The account of `byId` is suspended or closed. */
  cannotCome?: true;
}

declare module '../../platform/events/domain-events.js' {
  interface DomainEvents {
    /** Times wait for an answer of `toId`: first ones, alternatives, or a change of the agreed time. */
    'interview.proposed': InterviewMove;
    'interview.scheduled': InterviewMove;
    /** Declined. With `startsAt` only the change was declined: the agreed time stays. */
    'interview.declined': InterviewMove;
    /** The agreed time has changed. */
    'interview.moved': InterviewMove;
    'interview.cancelled': InterviewMove;
    /** The proposer has withdrawn a proposed change of the agreed time. */
    'interview.kept': InterviewMove;
    /** It was held, or its time has passed. */
    'interview.ended': { interviewId: string; conversationId: string; personIds: [string, string] };
    /**
     * No one answered before the proposed times passed. With `startsAt` only a change lapsed: the agreed time stays.
     * People who are hidden from each other are not notified.
     */
    'interview.lapsed': {
      interviewId: string;
      conversationId: string;
      personIds: [string, string];
      startsAt: string | null;
      hidden: boolean;
    };
    /** An email with the calendar file for one of the two, unless they have switched off emails about interviews. */
    'interview.letter': { personId: string; letter: EmailContent; attachments: EmailAttachment[] };
    /** It begins in a day, or in minutes. */
    'interview.soon': {
      interviewId: string;
      personIds: [string, string];
      /** ISO 8601. */
      startsAt: string;
      lead: 'day' | 'minutes';
    };
  }
}
