import { capitalised } from '../../platform/sentences/index.js';
import type { Situation } from './interview-states.js';

/** Texts of interviews, in addition to those of the error catalogue. */
export const messages = {
  room: {
    notScheduled: 'No time has been agreed for this interview.',
    tooEarly: 'The room opens ten minutes before the interview.',
    closed: 'The room of this interview has closed.',
  },
  /** Why a step is not possible: the current situation. */
  situation: {
    proposed: 'Times are proposed for this interview, and the other person has not answered yet.',
    scheduled: 'This interview is scheduled, and no other times are proposed.',
    moving: 'Other times are proposed for this interview, and the other person has not answered yet.',
    declined: 'This interview has been declined.',
    cancelled: 'This interview has been cancelled.',
    lapsed: 'The proposed times have passed without an answer.',
    done: 'This interview is over.',
  } satisfies Record<Situation, string>,
  timesReplaced: 'These times have been replaced. Please check the new ones.',
  times: {
    count: 'Propose one to three times',
    unreadable: 'Choose a day and a time',
    past: 'This time has passed',
    soon: 'Choose a time at least 15 minutes from now',
    far: 'Choose a time within the next 90 days',
    twice: 'This time is listed twice',
    skipped: 'Clocks go forward that night and skip this time. Choose one before or after it',
    takenByYou: 'You have another interview at this time',
    takenBy: (name: string) => capitalised(`${name} has another interview at this time`),
  },
  minutes: 'Choose 15, 30, 45 or 60 minutes',
  timeZone: 'timeZone must be an IANA name, such as Australia/Sydney',
  word: {
    long: 'Please keep it to 300 characters',
    unreadable: 'This contains characters we cannot read',
  },
} as const;
