import { capitalised } from '../../lib/format/capitalised';
import type { HoursLimit, RecordedDayState } from '../../api/hours';

const counted = (days: number) => (days === 1 ? 'one day' : `${days} days`);

const STATES = { recorded: 'To confirm', confirmed: 'Confirmed' } as const;

/** Texts about the hours of a placement. */
export const hoursTexts = {
  title: 'Hours',
  heading: (name: string) => `Hours with ${name}`,
  lead: {
    aupair: 'Record each day, or all planned days in one tap. The family confirms them.',
    family: 'The au pair records each day. You confirm it, or say what was different.',
  },
  agreement: 'The agreement',
  employerClock: 'Time with one employer',
  calendar: 'Add the agreed hours to your calendar',
  week: {
    label: 'Week',
    span: (from: string, to: string) => `${from} to ${to}`,
    previous: 'Previous week',
    next: 'Next week',
    today: 'This week',
    days: 'Days of this week',
    failed: 'This week did not load.',
  },
  totals: {
    planned: 'Planned',
    recorded: 'Recorded',
    confirmed: 'Confirmed',
    pay: 'Agreed pay a week',
  },
  overrun: {
    label: 'About the hours of this week',
    agreement: (over: string, limit: string) =>
      `This week is ${over} above the ${limit} that you both signed. Agree on how the extra time is made up or paid.`,
    law: (over: string, limit: string) =>
      `This week is ${over} above a full-time week of ${limit}. Make sure that the extra time is agreed and paid.`,
    source: (day: string) => `Valid since ${day}, from:`,
  } satisfies Record<HoursLimit, (over: string, limit: string) => string> & Record<string, unknown>,
  day: {
    planned: (times: string, hours: string) => `Planned: ${times} (${hours})`,
    free: 'Free day',
    outside: 'Not part of the placement',
    upcoming: 'Still to come',
    nothing: 'Nothing recorded yet',
    asPlanned: 'as planned',
    times: (from: string, to: string) => `${from} to ${to}`,
    noWork: 'No work',
    yourNote: 'Your note',
    noteBy: (name: string) => `${capitalised(name)} writes`,
    states: {
      family: { ...STATES, disputed: 'You say it was different' },
      aupair: { ...STATES, disputed: 'The family says it was different' },
    } satisfies Record<string, Record<RecordedDayState, string>>,
    waiting: 'Waiting to be sent',
    waitingText: 'It is kept in this browser and sent once you are back online.',
    notSent: {
      label: 'What you entered',
      text: (hours: string) =>
        `This day has changed in the meantime, so your ${hours} were not sent. They are kept here.`,
    },
  },
  actions: {
    asPlanned: 'As planned',
    allAsPlanned: 'All as planned',
    toRecord: (days: number) => `${days} planned days of this week to record`,
    allRecorded: (days: number) => `${days} days recorded as planned`,
    allWaiting: (days: number) => `${days} days are sent as planned once you are back online`,
    enter: 'Enter hours',
    change: 'Change',
    remove: 'Remove',
    check: 'Check and send',
    removed: (day: string) => `Your hours on ${day} are removed`,
    discard: 'Discard mine',
    discarded: (day: string) => `What you entered for ${day} is discarded`,
    undo: 'Undo',
    confirm: 'Confirm',
    dispute: 'It was different',
    on: (action: string, day: string) => `${action}, ${day}`,
    confirmWeek: (days: number) => `Confirm ${counted(days)}`,
    toConfirm: (days: number) => `${counted(days)} of this week to confirm`,
    onlyAccountHolder: 'The account holder of your family confirms them.',
    confirmed: 'Confirmed',
    recorded: 'Recorded',
    failed: 'Nothing was changed',
    notRecorded: (day: string) => `${day} was not recorded`,
  },
  enter: {
    title: (day: string) => `Hours on ${day}`,
    again: 'The family has confirmed this day. After a change they confirm it again.',
    how: 'How would you like to enter them?',
    ways: { times: 'Start and end', duration: 'Number of hours' },
    startsAt: 'Start',
    endsAt: 'End',
    hours: 'Hours',
    hoursHint: 'Such as 4.5. Enter 0 if you did not work.',
    note: 'A note for the family',
    save: 'Record',
    timesMissing: 'Please enter a start and an end',
    timesOrder: 'The end must be later than the start. Hours after midnight belong to the next day',
    timesSkipped: 'The clocks went forward on this day and skipped one of these times. Please check them',
    hoursWrong: 'Please enter a number from 0 to 24',
  },
  dispute: {
    title: (day: string) => `How was ${day} different?`,
    text: (name: string) => `${capitalised(name)} reads your note and can correct the day.`,
    note: 'Your note',
    send: 'Send',
    short: 'Please say in a few words how the day was different',
    changed: 'This day has changed in the meantime. Your note is kept: look at the day, then send it again.',
    removed: 'Nothing is recorded for this day any more.',
  },
  record: {
    heading: 'Pay record',
    text: 'Each week’s recorded and confirmed hours, with the agreed pay. Both of you can download it.',
    from: 'From',
    to: 'To',
    pdf: 'Download as PDF',
    csv: 'Download as CSV',
    failed: 'The file did not load',
  },
  empty: {
    title: 'No placement yet',
    text: 'Once you have both signed an agreement, each week’s hours appear here.',
    act: 'Go to the dashboard',
  },
  failed: {
    title: 'The hours did not load',
    text: 'Your recorded hours are saved. Please try again.',
    again: 'Try again',
  },
} as const;
