import { addDays } from '../../../platform/calendar-days/index.js';
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
}

/** The tasks before and after a placement begins. Titles and reasons are texts of the page. */
const TASKS: readonly TaskDefinition[] = [
  { key: 'visa', side: 'aupair', days: -56 },
  { key: 'police_certificate', side: 'aupair', days: -56 },
  { key: 'insurance', side: 'aupair', days: -42 },
  { key: 'flight', side: 'aupair', days: -42 },
  // New Zealand has no such check for private homes.
  { key: 'working_with_children', side: 'aupair', days: -28, region: 'australia' },
  { key: 'employer', side: 'family', days: -14 },
  { key: 'pick_up', side: 'family', days: -7 },
  { key: 'first_week', side: 'both', days: -7 },
  { key: 'first_bed', side: 'family', days: -3 },
  { key: 'sim', side: 'aupair', days: 1 },
  { key: 'bank', side: 'aupair', days: 3 },
  { key: 'tax_number', side: 'aupair', days: 5 },
];

/** Everyone gets this long, however late the plan was made. */
const LEAST_DAYS = 3;

export const tasksIn = (region: Region): readonly TaskDefinition[] =>
  TASKS.filter((task) => task.region === undefined || task.region === region);

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
