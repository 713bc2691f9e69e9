import { ApiProperty, ApiSchema, OmitType, PickType } from '@nestjs/swagger';
import type { AgreementFact } from '../../agreements/index.js';
import { sideOf, type ArrivalPlan } from '../arrival-plan.entity.js';
import type { ArrivalTask } from './arrival-task.entity.js';
import {
  dueDay,
  mayTick,
  TASK_KEYS,
  TASK_SIDES,
  TASK_STATES,
  tasksIn,
  type TaskKey,
  type TaskSide,
  type TaskState,
} from './arrival-tasks.js';
import { ENDING_TASK_KEYS, endingDueDay, endingTasksOf, lastDayOf, type EndingTaskKey } from './ending-tasks.js';

const CHANGERS = ['you', 'them'] as const;

@ApiSchema({ name: 'ArrivalTask' })
export class ArrivalTaskDto {
  /** @example 'insurance' */
  @ApiProperty({ enum: TASK_KEYS, enumName: 'ArrivalTaskKey' })
  key: TaskKey;
  /** Whose task it is. @example 'aupair' */
  @ApiProperty({ enum: TASK_SIDES, enumName: 'ArrivalTaskSide' })
  side: TaskSide;
  /** @example '2026-12-21' */
  @ApiProperty({ format: 'date' })
  dueOn: string;
  /** @example 'done' */
  @ApiProperty({ enum: TASK_STATES, enumName: 'ArrivalTaskState' })
  state: TaskState;
  /** Whether you can tick it. @example true */
  canChange: boolean;
  /** Who ticked it last; null while it is open. @example 'you' */
  @ApiProperty({ type: String, enum: CHANGERS, nullable: true })
  changedBy: (typeof CHANGERS)[number] | null;
  /** @example '2026-12-19T08:30:00.000Z' */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  changedAt: string | null;
}

@ApiSchema({ name: 'EndingTask' })
export class EndingTaskDto extends OmitType(ArrivalTaskDto, ['key'] as const) {
  /** @example 'last_pay' */
  @ApiProperty({ enum: ENDING_TASK_KEYS, enumName: 'EndingTaskKey' })
  key: EndingTaskKey;
}

/** The end of a placement: shown from two weeks before its last day to four weeks after it. */
@ApiSchema({ name: 'PlacementEnding' })
export class PlacementEndingDto {
  /** @example '2027-07-31' */
  @ApiProperty({ format: 'date' })
  lastDay: string;
  /** In the order in which they are due. */
  tasks: EndingTaskDto[];
}

@ApiSchema({ name: 'EndingSummary' })
export class EndingSummaryDto extends PickType(PlacementEndingDto, ['lastDay'] as const) {
  /** Your tasks that are open. @example 5 */
  @ApiProperty({ type: 'integer' })
  open: number;
  /** The last day is over. @example false */
  isOver: boolean;
}

/** The tasks of a plan in the order in which they are due, each with its row where there is one. */
export function toArrivalTasks(plan: ArrivalPlan, rows: readonly ArrivalTask[], personId: string): ArrivalTaskDto[] {
  return tasksIn(plan)
    .map((task) => toTask(plan, task, dueDay(task, plan.startsOn, plan.madeOn), rows, personId))
    .sort(byDueDay);
}

/** The same for the end of a placement. */
export function toEnding(
  plan: ArrivalPlan,
  agreement: AgreementFact,
  rows: readonly ArrivalTask[],
  personId: string,
): PlacementEndingDto {
  const tasks = endingTasksOf(sideOf(plan, personId))
    .map((task) => toTask(plan, task, endingDueDay(task, agreement), rows, personId))
    .sort(byDueDay);
  return { lastDay: lastDayOf(agreement), tasks };
}

const byDueDay = (one: { dueOn: string }, other: { dueOn: string }) => one.dueOn.localeCompare(other.dueOn);

function toTask<Key extends ArrivalTask['key']>(
  plan: ArrivalPlan,
  task: { key: Key; side: TaskSide },
  dueOn: string,
  rows: readonly ArrivalTask[],
  personId: string,
) {
  const row = rows.find((one) => one.agreementId === plan.agreementId && one.key === task.key);
  const ticked = row && row.state !== 'open' ? row : null;
  return {
    ...{ key: task.key, side: task.side, dueOn },
    ...{ state: row?.state ?? ('open' as const), canChange: mayTick(task, sideOf(plan, personId)) },
    changedBy: ticked && (ticked.changedBy === personId ? ('you' as const) : ('them' as const)),
    changedAt: ticked?.changedAt.toISOString() ?? null,
  };
}
