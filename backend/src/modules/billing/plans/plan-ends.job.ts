import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import { TransactionsService, type EntityManager } from '../../../platform/database/index.js';
import { OutboxService } from '../../../platform/events/index.js';
import { eachItem, Scheduled } from '../../../platform/jobs/index.js';
import { OfferService } from './offer.service.js';
import { PlanStateService } from './plan-state.service.js';
import { higherTier } from './plans.js';
import type { Purchase } from '../purchases/purchase.entity.js';
import { PurchasesRepository } from '../purchases/purchases.repository.js';

/** Days before the end on which people are notified, the latest first. */
const TELL_AT_DAYS = [3, 14] as const;
const DAY_MS = 86_400_000;

/** Plans end on their last day and never renew. People are notified before and at the end. */
@Injectable()
export class PlanEndsJob {
  constructor(
    private readonly purchases: PurchasesRepository,
    private readonly plans: PlanStateService,
    private readonly offer: OfferService,
    private readonly outbox: OutboxService,
    private readonly transactions: TransactionsService,
    private readonly clock: ClockService,
  ) {}

  /** All notices that are due; each is sent once. */
  @Scheduled('billing.announce-plan-ends', { cron: '7 * * * *', does: 'Announces the end of plans, and ends them' })
  async notifyAll(): Promise<void> {
    const now = this.clock.now();
    await eachItem('billing.announce-plan-ends', {
      page: (after, limit) => this.purchases.endsToTell(now, TELL_AT_DAYS, after, limit),
      work: ({ id, personId }) =>
        this.transactions.run(async (manager) => {
          await this.purchases.lockPerson(personId, manager);
          const purchase = await this.purchases.find(id, manager);
          if (purchase) await this.notify(purchase, now, manager);
        }),
    });
  }

  private async notify(purchase: Purchase, now: Date, manager: EntityManager): Promise<void> {
    const { id: purchaseId, personId: userId, plan, endsAt, endToldDays, endedAt, state } = purchase;
    if (!endsAt || endedAt || state !== 'settled') return;
    const follows = await this.isFollowed(purchase, endsAt, manager);
    const byOffer = await this.offer.givesStandard();
    if (endsAt <= now) {
      await this.purchases.update(purchaseId, { endedAt: now }, manager);
      await this.plans.syncTier(userId, manager);
      if (!follows) await this.outbox.add(manager, 'plan.ended', { userId, purchaseId, plan, byOffer });
      return;
    }
    const daysLeft = Math.ceil((endsAt.getTime() - now.getTime()) / DAY_MS);
    const due = TELL_AT_DAYS.find((days) => daysLeft <= days);
    if (due === undefined || (endToldDays !== null && endToldDays <= due)) return;
    await this.purchases.update(purchaseId, { endToldDays: due }, manager);
    const until = endsAt.toISOString();
    if (!follows) await this.outbox.add(manager, 'plan.ending', { userId, purchaseId, plan, until, daysLeft, byOffer });
  }

  /** Whether another plan of the person, of the same or a higher tier, follows. */
  private async isFollowed({ id, personId, plan }: Purchase, endsAt: Date, manager: EntityManager): Promise<boolean> {
    const later = await this.purchases.currentAndLater([personId], endsAt, manager);
    return later.some((other) => other.id !== id && higherTier(other.plan, plan) === other.plan);
  }
}
