import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import type { EntityManager } from '../../../platform/database/index.js';
import { DomainError, invalidField } from '../../../platform/errors/index.js';
import { regionFacts } from '../../country/index.js';
import { BookkeepingService } from '../ledger/bookkeeping.service.js';
import type { Cause } from '../ledger/money-move.js';
import { endOfDayIn } from '../region-days.js';
import { messages } from '../texts.js';
import { firstPartOf, priceOf, type PaidPlan } from '../plans/plans.js';
import { BuyersService } from './buyers.service.js';
import type { Purchase } from './purchase.entity.js';
import { PurchasesRepository } from './purchases.repository.js';

const FIVE_YEARS_MS = 5 * 366 * 86_400_000;

/** Plans that admins grant for free. */
@Injectable()
export class GrantsService {
  constructor(
    private readonly purchases: PurchasesRepository,
    private readonly buyers: BuyersService,
    private readonly books: BookkeepingService,
    private readonly clock: ClockService,
  ) {}

  /**
   * From now until the end of the day `until` (an ISO date) where the family lives. Throws `not_found`, `wrong_role`,
   * `validation_failed`, and `conflict` if the same plan is granted until then already.
   */
  async grant(userId: string, plan: PaidPlan, until: string, cause: Cause, manager: EntityManager): Promise<Purchase> {
    const now = this.clock.now();
    const { id: personId, region } = await this.buyers.assertFamily(userId);
    const endsAt = endOfDayIn(region, until);
    if (!(endsAt > now && endsAt.getTime() < now.getTime() + FIVE_YEARS_MS))
      throw invalidField('until', messages.grant.until);
    await this.purchases.lockPerson(personId, manager);
    const current = await this.purchases.currentAndLater([personId], now, manager);
    if (current.some((other) => other.way === 'grant' && other.plan === plan && other.endsAt && other.endsAt >= endsAt))
      throw new DomainError('conflict', { message: messages.grant.already });
    const part = firstPartOf(plan);
    const { currency } = regionFacts(region);
    const amountCents = priceOf(plan, part);
    // Settled at once, so that another purchase of the same plan may stay open.
    const terms = { personId, plan, part, region, currency, amountCents, endsAt, createdAt: now } as const;
    const purchase = await this.purchases.insert({ ...terms, way: 'grant', state: 'settled' }, manager);
    if (!purchase) throw new DomainError('conflict');
    await this.books.grant(purchase, cause, manager);
    return purchase;
  }

  /** Withdraws a plan early and notifies the person. Throws `not_found` and `grant_ended`. */
  async withdraw(purchaseId: string, cause: Cause, manager: EntityManager): Promise<Purchase> {
    const known = await this.purchases.find(purchaseId, manager);
    if (known?.way !== 'grant' || known.part === 'placement') throw new DomainError('not_found');
    await this.purchases.lockPerson(known.personId, manager);
    const purchase = await this.purchases.find(purchaseId, manager);
    if (purchase?.state !== 'settled' || !purchase.endsAt || purchase.endsAt <= this.clock.now())
      throw new DomainError('grant_ended');
    await this.books.withdraw(purchase, cause, manager);
    return purchase;
  }
}
