import { Injectable } from '@nestjs/common';
import { TransactionsService } from '../../platform/database/index.js';
import { ArrivalPlansRepository } from './arrival-plans.repository.js';
import { ArrivalPlansService } from './arrival-plans.service.js';
import { ArrivalTasksRepository } from './tasks/arrival-tasks.repository.js';
import { dueDay, tasksIn } from './tasks/arrival-tasks.js';

/** The same day everywhere in Australia and New Zealand. */
const TICKED_AT = 'T02:00:00Z';

/** Imports arrival plans of placements that were agreed earlier, for the demo and migrations. */
@Injectable()
export class ArrivalImportService {
  constructor(
    private readonly service: ArrivalPlansService,
    private readonly plans: ArrivalPlansRepository,
    private readonly tasks: ArrivalTasksRepository,
    private readonly transactions: TransactionsService,
  ) {}

  /**
   * Adds the plan that was made on an earlier day; each task that was due before today was done on its day. Does nothing
   * where there is a plan already.
   */
  async add(agreementId: string, madeOn: string): Promise<void> {
    await this.transactions.run(async (manager) => {
      if (!(await this.service.makeWithin(manager, agreementId, madeOn))) return;
      const plan = await this.plans.find(agreementId, manager);
      if (!plan) return;
      const today = this.service.today(plan);
      for (const task of tasksIn(plan)) {
        const day = dueDay(task, plan.startsOn, madeOn);
        if (day >= today) continue;
        const changedBy = task.side === 'aupair' ? plan.auPairId : plan.familyId;
        const changedAt = new Date(`${day}${TICKED_AT}`);
        await this.tasks.save({ agreementId, key: task.key, state: 'done', changedBy, changedAt }, manager);
      }
    });
  }
}
