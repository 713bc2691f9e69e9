import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository, type EntityManager } from 'typeorm';
import { ArrivalTask } from './arrival-task.entity.js';

@Injectable()
export class ArrivalTasksRepository {
  constructor(@InjectRepository(ArrivalTask) private readonly tasks: Repository<ArrivalTask>) {}

  /** Reads the ticked tasks of these placements; at most one row for each task. */
  of(agreementIds: readonly string[], manager: EntityManager = this.tasks.manager): Promise<ArrivalTask[]> {
    return manager.findBy(ArrivalTask, { agreementId: In([...agreementIds]) });
  }

  async save(task: ArrivalTask, manager: EntityManager): Promise<void> {
    await manager.upsert(ArrivalTask, task, ['agreementId', 'key']);
  }
}
