import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import type { EntityManager } from '../../../platform/database/index.js';
import { SubscriptionTiersService } from '../../profiles/index.js';
import { PurchasesRepository } from '../purchases/purchases.repository.js';
import type { Purchase } from '../purchases/purchase.entity.js';
import { higherTier, type PaidPlan, type Tier } from './plans.js';

/** A plan can be extended in its last so many days. */
const EXTENDABLE_MS = 30 * 86_400_000;

/** A purchased or granted plan, and its validity. */
export interface CurrentPlan {
  tier: Tier;
  /** Null for `free`. */
  since: Date | null;
  until: Date | null;
}

const NOTHING: CurrentPlan = { tier: 'free', since: null, until: null };

/** The current plans of people, from settled purchases. */
@Injectable()
export class PlanStateService {
  constructor(
    private readonly purchases: PurchasesRepository,
    private readonly tiers: SubscriptionTiersService,
    private readonly clock: ClockService,
  ) {}

  /** The plans of all `userIds`, in one query; people without a purchase have `free`. */
  async of(userIds: readonly string[], manager?: EntityManager): Promise<ReadonlyMap<string, CurrentPlan>> {
    const now = this.clock.now();
    const rows = await this.purchases.currentAndLater(userIds, now, manager);
    return new Map(
      userIds.map((id) => [
        id,
        currentPlan(
          rows.filter(({ personId }) => personId === id),
          now,
        ),
      ]),
    );
  }

  async ofOne(userId: string, manager?: EntityManager): Promise<CurrentPlan> {
    return (await this.of([userId], manager)).get(userId) ?? NOTHING;
  }

  /** Whether a purchase makes sense: neither the plan nor a higher one is active, unless it is about to end. */
  mayTake({ tier, until }: CurrentPlan, plan: PaidPlan): boolean {
    if (higherTier(tier, plan) !== tier) return true;
    return tier === plan && until !== null && until.getTime() - this.clock.now().getTime() < EXTENDABLE_MS;
  }

  /** Updates the tier on the profile from the ledger. */
  async syncTier(personId: string, manager: EntityManager): Promise<void> {
    const { tier } = await this.ofOne(personId, manager);
    await this.tiers.set(personId, tier, manager);
  }
}

/** Rows are sorted by start: returns the best current plan, and until when it continues without a gap. */
function currentPlan(rows: readonly Purchase[], now: Date): CurrentPlan {
  const current = rows.filter(({ startsAt }) => startsAt !== null && startsAt <= now);
  const tier = current.reduce<Tier>((best, { plan }) => higherTier(best, plan), 'free');
  if (tier === 'free') return NOTHING;
  const ofTier = rows.filter(({ plan }) => plan === tier);
  const until = ofTier.reduce<Date | null>(
    (end, { startsAt, endsAt }) =>
      end === null || (startsAt && endsAt && startsAt <= end && endsAt > end) ? endsAt : end,
    null,
  );
  return { tier, since: ofTier[0]?.startsAt ?? null, until };
}
