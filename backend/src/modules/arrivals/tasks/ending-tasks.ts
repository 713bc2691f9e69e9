import { addDays } from '../../../platform/calendar-days/index.js';
import { isContinued, type AgreementFact } from '../../agreements/index.js';
import type { TaskSide } from './arrival-tasks.js';

/** They are stored next to the tasks of the arrival: no key is in both lists. */
export const ENDING_TASK_KEYS = [
  'departure',
  'visa_at_end',
  'leave_days',
  'last_pay',
  'last_pay_received',
  'deposit',
  'belongings',
  'keys',
  'reference',
  'reference_received',
  'final_pay_slip',
  'tax_and_super',
  'address',
  'review_family',
  'review_au_pair',
] as const;
export type EndingTaskKey = (typeof ENDING_TASK_KEYS)[number];

interface EndingTask {
  key: EndingTaskKey;
  side: TaskSide;
  /** When it is due, in days from the last day of the placement. */
  days: number;
  /** The other side does not see it: whether someone has written a review is theirs alone. */
  isPrivate?: true;
}

/** What is to be done around the last day. Titles and reasons are texts of the page. */
const TASKS: readonly EndingTask[] = [
  { key: 'departure', side: 'both', days: -14 },
  { key: 'visa_at_end', side: 'aupair', days: -14 },
  { key: 'leave_days', side: 'both', days: -7 },
  { key: 'last_pay', side: 'family', days: 0 },
  { key: 'deposit', side: 'both', days: 0 },
  { key: 'belongings', side: 'aupair', days: 0 },
  { key: 'keys', side: 'aupair', days: 0 },
  { key: 'reference', side: 'family', days: 0 },
  { key: 'final_pay_slip', side: 'family', days: 1 },
  { key: 'last_pay_received', side: 'aupair', days: 2 },
  { key: 'reference_received', side: 'aupair', days: 7 },
  { key: 'address', side: 'aupair', days: 7 },
  { key: 'review_family', side: 'family', days: 10, isPrivate: true },
  { key: 'review_au_pair', side: 'aupair', days: 10, isPrivate: true },
  { key: 'tax_and_super', side: 'aupair', days: 28 },
];

export const endingTask = (key: string): EndingTask | undefined => TASKS.find((one) => one.key === key);

/** The tasks that a side sees. */
export const endingTasksOf = (side: 'family' | 'aupair'): readonly EndingTask[] =>
  TASKS.filter((task) => !task.isPrivate || task.side === side);

/** As an ISO date. Of a placement that ended early, nothing was due before its last day. */
export const endingDueDay = ({ days }: EndingTask, { state, ...dates }: Ending): string =>
  addDays(lastDayOf(dates), state === 'ended_early' ? Math.max(days, 0) : days);

type Ending = Pick<AgreementFact, 'state' | 'endsOn' | 'endedOn'>;

const SHOWN_BEFORE_DAYS = 14;
const SHOWN_AFTER_DAYS = 28;
const BEGUN: readonly AgreementFact['state'][] = ['active', 'completed', 'ended_early'];

export const lastDayOf = ({ endsOn, endedOn }: Pick<Ending, 'endsOn' | 'endedOn'>): string => endedOn ?? endsOn;

/**
 * Whether the tasks of the end are shown: from two weeks before the last day to four weeks after it, unless the same two
 * people go on. `signed` are their other placements.
 */
export function isEnding(placement: AgreementFact, signed: readonly AgreementFact[], today: string): boolean {
  const lastDay = lastDayOf(placement);
  return (
    BEGUN.includes(placement.state) &&
    today >= addDays(lastDay, -SHOWN_BEFORE_DAYS) &&
    today <= addDays(lastDay, SHOWN_AFTER_DAYS) &&
    !isContinued(placement, signed)
  );
}
