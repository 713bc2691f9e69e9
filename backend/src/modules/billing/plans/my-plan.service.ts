import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../platform/errors/index.js';
import { Accounts } from '../../auth/index.js';
import { Seller } from '../invoices/seller.js';
import { messages } from '../texts.js';
import { Dues } from './dues.js';
import { Entitlements } from './entitlements.service.js';
import type { MyPlan } from './my-plan.dto.js';
import { Offer } from './offer.js';
import { toFeature } from './plan.dto.js';
import { PlanState } from './plan-standing.service.js';

/** Where somebody stands with their plan. */
@Injectable()
export class MyPlans {
  constructor(
    private readonly entitlements: Entitlements,
    private readonly plans: PlanState,
    private readonly dues: Dues,
    private readonly accounts: Accounts,
    private readonly seller: Seller,
    private readonly offer: Offer,
  ) {}

  async read(userId: string): Promise<MyPlan> {
    const account = await this.accounts.find(userId);
    if (!account) throw new DomainError('unauthorized');
    const [mine, dues, offer] = await Promise.all([
      this.entitlements.of(userId),
      this.dues.of(userId),
      this.offer.standing(),
    ]);
    return {
      plan: mine.plan,
      name: messages.plans[mine.plan],
      text: messages.texts[mine.plan],
      tier: mine.tier,
      byOffer: mine.byOffer,
      since: mine.since?.toISOString() ?? null,
      until: mine.until?.toISOString() ?? null,
      paid: mine.tier !== 'free',
      canExtend: mine.tier !== 'free' && this.plans.mayTake(mine, mine.tier),
      dues,
      features: mine.features.map(toFeature),
      offer: account.userType === 'family' ? offer : null,
      paysBy: this.seller.paysBy(account.region),
    };
  }
}
