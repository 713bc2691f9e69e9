import type { EmployerClock, PermissionEntry } from '../../api/employer-clock';
import { capitalised } from '../../lib/format/capitalised';
import { countOf, MONTHS } from '../../lib/format/count';
import { dayInWords, shortDay } from '../../lib/format/date';

const DAYS = ['day', 'days'] as const;
type Unclear = NonNullable<EmployerClock['rule']['unclear']>;
type Step = PermissionEntry['step'];

/** Texts about the time with one employer. It is information: unclear cases go to the authority. */
export const employerClockTexts = {
  title: 'Time with one employer',
  heading: {
    family: (name: string) => `${capitalised(name)}’s time with one employer`,
    aupair: (name: string) => `Time with one employer: ${name}`,
  },
  lead: {
    family: 'A visa can limit how long an au pair works for one family. Both of you see the same count.',
    aupair: 'Your visa can limit how long you work for one family. Both of you see the same count.',
  },
  failed: {
    title: 'The count did not load',
    text: 'What you recorded is saved. Please try again.',
    again: 'Try again',
  },
  empty: {
    title: 'No placement yet',
    text: 'Once both of you have signed an agreement, this page counts the days that a visa allows with one employer.',
    act: 'Go to the dashboard',
  },
  agreement: 'The agreement',
  hours: 'Hours',
  count: {
    label: 'Days left',
    left: (days: number) => `${countOf(days, DAYS)} left`,
    today: 'Today is the last day',
    over: 'The last day has passed',
    ahead: (day: string) => `Begins on ${dayInWords(day)}`,
    ended: 'This placement is over',
    none: 'No limit known',
    unclear: 'Unclear: ask the authority',
    lastDay: 'Last day with one employer',
    countedFrom: 'Counted from',
    placement: 'The agreement ends',
    rule: (months: number, visa: string) => `${visa}: ${countOf(months, MONTHS)} with one employer, by the calendar.`,
    permission: (rule: string | null) =>
      rule
        ? `Based on the permission you recorded. Without it: ${dayInWords(rule)}.`
        : 'Based on the permission you recorded.',
    noLimit: (visa: string | null) =>
      visa
        ? `The rules we have read for the ${visa} set no limit for one employer. The visa itself has a last day.`
        : 'Citizens need no visa, so there is no limit for one employer.',
    contested: (months: number) =>
      `Sources disagree about the ${countOf(months, MONTHS)}. We count the shorter time: ask the authority.`,
    earlier: 'This includes your earlier placement together.',
    after: (day: string) => `The agreement continues until ${dayInWords(day)}, which is after this day.`,
    past: 'Working longer without permission can breach the visa. Ask the authority what applies to you.',
    progress: (passed: number, all: number) => `${passed} of ${all} days have passed`,
    told: (weeks: string) => `We will tell both of you ${weeks} weeks before the last day.`,
    newVisa: 'The count does not include a new visa granted during the placement.',
    reasons: {
      nationality: 'We do not recognise the nationality in the au pair’s profile.',
      other_visa: 'The visa in the au pair’s profile is not a working holiday visa. Read its conditions together.',
      no_visa: 'We know of no working holiday visa for this passport.',
      no_rule: 'The rule for this passport is not valid now.',
    } satisfies Record<Unclear, string>,
  },
  permission: {
    heading: 'Permission to work longer',
    states: {
      none: 'Nothing is recorded yet. Only the authority can permit more time.',
      asked: 'Asked for, not answered yet.',
      granted: 'Granted.',
      declined: 'Declined. The last day stays as it was.',
    },
    act: { asked: 'We have asked', granted: 'It was granted', declined: 'It was declined' } satisfies Record<
      Step,
      string
    >,
    history: 'History',
    earlier: 'Earlier steps are not shown here. Your data export has all of them.',
    steps: {
      asked: (on: string) => `Asked on ${shortDay(on)}`,
      granted: (on: string, until: string | null) => `Granted on ${shortDay(on)}, until ${shortDay(until ?? '')}`,
      declined: (on: string) => `Declined on ${shortDay(on)}`,
    } satisfies Record<Step, (on: string, until: string | null) => string>,
    by: (who: string, at: string) => `Recorded by ${who}, ${shortDay(at)}`,
    you: 'you',
    removed: (at: string) => `Withdrawn on ${shortDay(at)}`,
    remove: 'Withdraw',
    recorded: 'Recorded',
    takenBack: 'Withdrawn',
    undo: 'Undo',
    failed: 'This was not saved',
  },
  dialog: {
    titles: {
      asked: 'Permission was asked for',
      granted: 'Permission was granted',
      declined: 'Permission was declined',
    } satisfies Record<Step, string>,
    on: {
      asked: 'Day of the application',
      granted: 'Day of the answer',
      declined: 'Day of the answer',
    } satisfies Record<Step, string>,
    until: 'Last day that is permitted',
    untilHint: (day: string) => `Later than ${dayInWords(day)}`,
    note: 'Note',
    noteHint: 'Both of you can read it.',
    dayMissing: 'Please choose a day',
    save: 'Save',
  },
  letter: {
    heading: 'Letter of support',
    text: {
      family:
        'A letter in which you say why you ask for more time, filled in from your agreement. Sign it before you send it.',
      aupair:
        'A letter in which the family says why it asks for more time, filled in from your agreement. The family signs it.',
    },
    reason: 'Why you ask for more time',
    reasonOf: 'The family writes',
    hint: 'For example which children are looked after, and what a change would mean for them.',
    save: 'Save the reason',
    saved: 'The reason is saved',
    restore: 'Use the prefilled reason',
    download: 'Download as PDF',
    short: 'Please write at least 10 characters',
    failed: 'The letter was not saved',
    notDownloaded: 'The letter did not download',
  },
  rule: {
    heading: 'The rule',
    longer: 'To work longer for one family',
    ask: 'Ask the authority',
  },
  card: {
    heading: 'Time with one employer',
    open: 'See the rule and what comes next',
    until: (name: string, day: string) => `With ${name}, until ${dayInWords(day)}`,
    failed: 'The days with one employer did not load.',
    again: 'Try again',
  },
} as const;
