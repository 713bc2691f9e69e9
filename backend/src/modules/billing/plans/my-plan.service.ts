import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../platform/errors/index.js';
import { AccountsService } from '../../auth/index.js';
import { SellerService } from '../invoices/seller.service.js';
import { messages } from '../texts.js';
import { DuesService } from './dues.service.js';
import { EntitlementsService } from './entitlements.service.js';
import type { MyPlan } from './my-plan.dto.js';
import { OfferService } from './offer.service.js';
import { toFeature } from './plan.dto.js';
import { PlanStateService } from './plan-state.service.js';

/** A person's current plan. */
@Injectable()
export class MyPlanService {
  constructor(
    private readonly entitlements: EntitlementsService,
    private readonly plans: PlanStateService,
    private readonly dues: DuesService,
    private readonly accounts: AccountsService,
    private readonly seller: SellerService,
    private readonly offer: OfferService,
  ) {}

  async read(userId: string): Promise<MyPlan> {
    const account = await this.accounts.find(userId);
    if (!account) throw new DomainError('unauthorized');
    const [mine, dues, offer] = await Promise.all([
      this.entitlements.of(userId),
      this.dues.of(userId),
      this.offer.current(),
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
