import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { TASK_STATES, type TaskKey, type TaskState } from './arrival-tasks.js';
import type { EndingTaskKey } from './ending-tasks.js';

/** The state of a task of a plan. A task without a row is open; the lists are `arrival-tasks.ts` and `ending-tasks.ts`. */
@Entity('arrival_tasks')
@Check('arrival_tasks_state_check', `"state" IN (${TASK_STATES.map((one) => `'${one}'`).join(', ')})`)
export class ArrivalTask {
  @PrimaryColumn('uuid')
  @ForeignKey('ArrivalPlan', { onDelete: 'CASCADE' })
  agreementId: string;

  @PrimaryColumn('text')
  key: TaskKey | EndingTaskKey;

  @Column('text')
  state: TaskState;

  /** The family or the au pair. */
  @Column('uuid')
  changedBy: string;

  @Column('timestamptz')
  changedAt: Date;
}
