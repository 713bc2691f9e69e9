import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import { TransactionsService, type EntityManager } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { OutboxService } from '../../../platform/events/index.js';
import { sideOf, type ArrivalPlan } from '../arrival-plan.entity.js';
import { ArrivalPlansService } from '../arrival-plans.service.js';
import { ArrivalTasksRepository } from './arrival-tasks.repository.js';
import { mayTick, tasksIn, type TaskKey, type TaskState } from './arrival-tasks.js';
import { endingTask, type EndingTaskKey } from './ending-tasks.js';

/** Ticks tasks of a plan. */
@Injectable()
export class ArrivalTasksService {
  constructor(
    private readonly plans: ArrivalPlansService,
    private readonly tasks: ArrivalTasksRepository,
    private readonly transactions: TransactionsService,
    private readonly outbox: OutboxService,
    private readonly clock: ClockService,
  ) {}

  /** Again is as good as once. Throws `not_found` also for tasks of the other side, and of the other country. */
  async set(agreementId: string, personId: string, key: string, state: TaskState): Promise<void> {
    await this.transactions.run(async (manager) => {
      const plan = await this.plans.hold(agreementId, personId, manager);
      const task = tasksIn(plan).find((one) => one.key === key) ?? endingTask(key);
      if (!task || !mayTick(task, sideOf(plan, personId))) throw new DomainError('not_found');
      await this.setWithin(plan, personId, task.key, state, manager);
    });
  }

  /** The same as part of something larger, for a person who may. */
  async setWithin(
    { agreementId, familyId, auPairId }: ArrivalPlan,
    personId: string,
    key: TaskKey | EndingTaskKey,
    state: TaskState,
    manager: EntityManager,
  ): Promise<void> {
    const current = (await this.tasks.of([agreementId], manager)).find((one) => one.key === key);
    if ((current?.state ?? 'open') === state) return;
    const changedAt = this.clock.now();
    await this.tasks.save({ agreementId, key, state, changedBy: personId, changedAt }, manager);
    await this.outbox.add(manager, 'arrival.changed', { agreementId, personIds: [familyId, auPairId] });
  }
}
