import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository, type EntityManager } from 'typeorm';
import { ArrivalTask } from './arrival-task.entity.js';
import { DONE_ONCE } from './arrival-tasks.js';

const CARRY_OVER = `
  INSERT INTO arrival_tasks (agreement_id, key, state, changed_by, changed_at)
  SELECT p.agreement_id, before.key, before.state, before.changed_by, before.changed_at
  FROM arrival_plans p
  CROSS JOIN LATERAL (
    SELECT e.agreement_id FROM arrival_plans e
    WHERE e.family_id = p.family_id AND e.au_pair_id = p.au_pair_id AND e.starts_on < p.starts_on
    ORDER BY e.starts_on DESC LIMIT 1) last
  JOIN arrival_tasks before ON before.agreement_id = last.agreement_id AND before.state <> 'open' AND before.key = ANY ($2)
  WHERE p.agreement_id = $1
  ON CONFLICT DO NOTHING`;

@Injectable()
export class ArrivalTasksRepository {
  constructor(@InjectRepository(ArrivalTask) private readonly tasks: Repository<ArrivalTask>) {}

  /** Reads the ticked tasks of these placements; at most one row for each task. */
  of(agreementIds: readonly string[], manager: EntityManager = this.tasks.manager): Promise<ArrivalTask[]> {
    return manager.findBy(ArrivalTask, { agreementId: In([...agreementIds]) });
  }

  /** What was settled in the plan that the same two people had before stays so, for tasks that are done once. */
  async carryOver(agreementId: string, manager: EntityManager): Promise<void> {
    await manager.query(CARRY_OVER, [agreementId, DONE_ONCE]);
  }

  async save(task: ArrivalTask, manager: EntityManager): Promise<void> {
    await manager.upsert(ArrivalTask, task, ['agreementId', 'key']);
  }
}
