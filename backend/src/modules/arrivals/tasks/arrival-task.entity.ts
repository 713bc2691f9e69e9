import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { TASK_STATES, type TaskKey, type TaskState } from './arrival-tasks.js';

/** That a task of a plan was ticked. A task without a row is open; which tasks there are is in the code. */
@Entity('arrival_tasks')
@Check('arrival_tasks_state_check', `"state" IN (${TASK_STATES.map((one) => `'${one}'`).join(', ')})`)
export class ArrivalTask {
  @PrimaryColumn('uuid', { name: 'agreement_id' })
  @ForeignKey('ArrivalPlan', { onDelete: 'CASCADE' })
  arrangementId: string;

  @PrimaryColumn('text')
  key: TaskKey;

  @Column('text')
  state: TaskState;

  /** One of the two. */
  @Column('uuid')
  changedBy: string;

  @Column('timestamptz')
  changedAt: Date;
}
