import type { Letter, MailAttachment } from '../../platform/email/index.js';

/** Something that one of the two did to their interview. */
export interface InterviewMove {
  interviewId: string;
  byId: string;
  toId: string;
  conversationId: string;
  /** The agreed time (ISO 8601), where there is one. */
  startsAt: string | null;
}

declare module '../../platform/events/domain-events.js' {
  interface DomainEvents {
    /** Times wait for an answer of `toId`: the first ones, others instead, or new ones for an agreed interview. */
    'interview.proposed': InterviewMove;
    'interview.scheduled': InterviewMove;
    /** Refused. With `startsAt` only the move was: the agreed time stands. */
    'interview.declined': InterviewMove;
    /** The agreed time is another one now. */
    'interview.moved': InterviewMove;
    'interview.cancelled': InterviewMove;
    /** The proposer has taken back the times that were proposed instead of the agreed one. */
    'interview.kept': InterviewMove;
    /** It was held, or its time has passed. */
    'interview.ended': { interviewId: string; conversationId: string; personIds: [string, string] };
    /**
     * No one answered while the proposed times lay ahead. With `startsAt` only a move lapsed: the agreed time stands.
     * Two who are hidden from each other are told nothing.
     */
    'interview.lapsed': {
      interviewId: string;
      conversationId: string;
      personIds: [string, string];
      startsAt: string | null;
      hidden: boolean;
    };
    /** A letter with the calendar's file for one of the two, for as long as they want letters about interviews. */
    'interview.letter': { personId: string; letter: Letter; attachments: MailAttachment[] };
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
