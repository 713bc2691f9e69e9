import { addDays } from '../../../platform/calendar-days/index.js';
import type { Journey } from '../../agreements/index.js';
import type { Region } from '../../country/index.js';

export const TASK_KEYS = [
  'visa',
  'police_certificate',
  'insurance',
  'flight',
  'working_with_children',
  'employer',
  'pick_up',
  'first_week',
  'first_bed',
  'sim',
  'bank',
  'tax_number',
] as const;
export type TaskKey = (typeof TASK_KEYS)[number];

export const TASK_STATES = ['open', 'done', 'not_needed'] as const;
export type TaskState = (typeof TASK_STATES)[number];

/** Whose task it is; one of both is ticked by either. */
export const TASK_SIDES = ['family', 'aupair', 'both'] as const;
export type TaskSide = (typeof TASK_SIDES)[number];

interface TaskDefinition {
  key: TaskKey;
  side: TaskSide;
  /** When it is due, in days from the first day of the placement. */
  days: number;
  /** Only there. */
  region?: Region;
  /** Only for people who come into a placement in one of these ways. */
  journeys?: readonly Journey[];
}

const TRAVEL: readonly Journey[] = ['first', 'return'];
const STRANGERS: readonly Journey[] = ['first'];

/** The tasks before and after a placement begins. Titles and reasons are texts of the page. */
const TASKS: readonly TaskDefinition[] = [
  { key: 'visa', side: 'aupair', days: -56 },
  { key: 'police_certificate', side: 'aupair', days: -56 },
  { key: 'insurance', side: 'aupair', days: -42 },
  { key: 'flight', side: 'aupair', days: -42, journeys: TRAVEL },
  // New Zealand has no such check for private homes.
  { key: 'working_with_children', side: 'aupair', days: -28, region: 'australia' },
  { key: 'employer', side: 'family', days: -14 },
  { key: 'pick_up', side: 'family', days: -7, journeys: TRAVEL },
  { key: 'first_week', side: 'both', days: -7, journeys: STRANGERS },
  { key: 'first_bed', side: 'family', days: -3, journeys: TRAVEL },
  { key: 'sim', side: 'aupair', days: 1, journeys: STRANGERS },
  { key: 'bank', side: 'aupair', days: 3 },
  { key: 'tax_number', side: 'aupair', days: 5 },
];

/** Everyone gets this long, however late the plan was made. */
const LEAST_DAYS = 3;

/** What is not done again in the next placement of the same two people. */
export const DONE_ONCE: readonly TaskKey[] = [
  'police_certificate',
  'working_with_children',
  'employer',
  'bank',
  'tax_number',
];

export const tasksIn = ({ region, journey }: { region: Region; journey: Journey }): readonly TaskDefinition[] =>
  TASKS.filter(
    (task) =>
      (task.region === undefined || task.region === region) &&
      (task.journeys === undefined || task.journeys.includes(journey)),
  );

/**
 * The day on which a task is due, as an ISO date. A plan that was made late gives a few days, but no more than until the
 * first day where that is still to come.
 */
export function dueDay({ days }: TaskDefinition, startsOn: string, madeOn: string): string {
  const planned = addDays(startsOn, days);
  const earliest = addDays(madeOn, LEAST_DAYS);
  if (planned >= earliest) return planned;
  const isCloseAhead = startsOn >= madeOn && startsOn < earliest;
  return days < 0 && isCloseAhead ? startsOn : earliest;
}

/** Whether a person of this side may tick the task. */
export const mayTick = (task: Pick<TaskDefinition, 'side'>, side: 'family' | 'aupair'): boolean =>
  task.side === 'both' || task.side === side;
