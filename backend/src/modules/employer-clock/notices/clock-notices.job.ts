import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import { TransactionsService, type EntityManager } from '../../../platform/database/index.js';
import { OutboxService } from '../../../platform/events/index.js';
import { eachItem, Scheduled } from '../../../platform/jobs/index.js';
import { AgreementFactsService, isCurrent } from '../../agreements/index.js';
import { noticeDue } from '../clock/clock-days.js';
import '../employer-clock-events.js';
import { EmployerClocksRepository } from '../employer-clocks.repository.js';
import { EmployerClocksService } from '../employer-clocks.service.js';

/** Tells both sides when the last day with this employer comes near. */
@Injectable()
export class ClockNoticesJob {
  constructor(
    private readonly clocks: EmployerClocksService,
    private readonly rows: EmployerClocksRepository,
    private readonly agreements: AgreementFactsService,
    private readonly transactions: TransactionsService,
    private readonly outbox: OutboxService,
    private readonly clock: ClockService,
  ) {}

  /** In the morning of both countries. */
  @Scheduled('employer-clock.notify', {
    cron: '37 21 * * *',
    does: 'Tells both sides of a placement 8, 4 and 2 weeks before the last day with one employer',
  })
  async run(): Promise<void> {
    await eachItem('employer-clock.notify', {
      page: (after, limit) => this.agreements.inProgressAfter(this.clock.now(), after, limit),
      work: ({ id }) => this.transactions.run((manager) => this.notify(id, manager)),
    });
  }

  /** The notice and its mark are stored together, so that no one is notified twice. */
  private async notify(agreementId: string, manager: EntityManager): Promise<void> {
    const placement = await this.agreements.find(agreementId, manager);
    if (!placement || !isCurrent(placement, this.clock.now())) return;
    await this.rows.lock(placement, manager);
    const { lastDay, daysLeft } = (await this.clocks.partsOf(placement, manager)).days;
    if (lastDay === null || daysLeft === null) return;
    const weeks = noticeDue(daysLeft, await this.rows.noticesOf(agreementId, lastDay, manager));
    if (weeks === null) return;
    const { familyId, auPairId } = placement;
    const toldAt = this.clock.now();
    await this.rows.addNotice({ agreementId, lastDay, weeks, familyId, auPairId, toldAt }, manager);
    const news = { agreementId, familyId, auPairId, weeks, lastDay };
    await this.outbox.add(manager, 'employer-clock.running-out', news);
  }
}
