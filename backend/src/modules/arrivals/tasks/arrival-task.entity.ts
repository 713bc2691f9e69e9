import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { TASK_STATES, type TaskKey, type TaskState } from './arrival-tasks.js';

/** The state of a task of an arrival plan. A task without a row is open; the list of tasks is in `arrival-tasks.ts`. */
@Entity('arrival_tasks')
@Check('arrival_tasks_state_check', `"state" IN (${TASK_STATES.map((one) => `'${one}'`).join(', ')})`)
export class ArrivalTask {
  @PrimaryColumn('uuid')
  @ForeignKey('ArrivalPlan', { onDelete: 'CASCADE' })
  agreementId: string;

  @PrimaryColumn('text')
  key: TaskKey;

  @Column('text')
  state: TaskState;

  /** The family or the au pair. */
  @Column('uuid')
  changedBy: string;

  @Column('timestamptz')
  changedAt: Date;
}
