import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../platform/errors/index.js';
import { PeopleService } from '../../profiles/index.js';
import { OfferService } from './offer.service.js';
import { PlanStateService, type CurrentPlan } from './plan-state.service.js';
import { gives, PLANS, type Feature, type PlanKey } from './plans.js';

/** The rights of a person by their plan. */
interface Entitlement extends CurrentPlan {
  /** The effective plan, which the offer may raise above the purchased one. */
  plan: PlanKey;
  byOffer: boolean;
  features: readonly Feature[];
}

/**
 * The features of people's plans, for guards. While the offer makes the standard plan free, every family has it
 * automatically; when it ends, families without a plan are `free` again and keep every conversation.
 */
@Injectable()
export class EntitlementsService {
  constructor(
    private readonly plans: PlanStateService,
    private readonly people: PeopleService,
    private readonly offer: OfferService,
  ) {}

  async of(userId: string): Promise<Entitlement> {
    const [current, person] = await Promise.all([this.plans.ofOne(userId), this.people.statusOf(userId)]);
    const bought = person?.userType === 'aupair' ? 'au-pair' : current.tier;
    const byOffer = bought === 'free' && person?.userType === 'family' && (await this.offer.givesStandard());
    const plan = byOffer ? 'standard' : bought;
    return { ...current, plan, byOffer, features: PLANS[plan].features };
  }

  /** Throws `plan_required` if the person's plan does not include it. */
  async assertEntitled(userId: string, feature: Feature): Promise<void> {
    const { plan } = await this.of(userId);
    if (!gives(plan, feature)) throw new DomainError('plan_required');
  }
}
