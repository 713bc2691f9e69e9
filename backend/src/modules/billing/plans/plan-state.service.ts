import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import type { EntityManager } from '../../../platform/database/index.js';
import { SubscriptionTiersService } from '../../profiles/index.js';
import { PurchasesRepository } from '../purchases/purchases.repository.js';
import type { Purchase } from '../purchases/purchase.entity.js';
import { higherTier, type PaidPlan, type Tier } from './plans.js';

/** A plan can be taken again, to follow on itself, in its last so many days. */
const EXTENDABLE_MS = 30 * 86_400_000;

/** What someone has bought or was granted, and for how long. */
export interface StandingPlan {
  tier: Tier;
  /** Null for `free`. */
  since: Date | null;
  until: Date | null;
}

const NOTHING: StandingPlan = { tier: 'free', since: null, until: null };

/** Which plan each person has, by the purchases that the ledger has settled. */
@Injectable()
export class PlanStateService {
  constructor(
    private readonly purchases: PurchasesRepository,
    private readonly tiers: SubscriptionTiersService,
    private readonly clock: ClockService,
  ) {}

  /** Everyone of `userIds`, in one query; whoever has bought nothing has `free`. */
  async of(userIds: readonly string[], manager?: EntityManager): Promise<ReadonlyMap<string, StandingPlan>> {
    const now = this.clock.now();
    const rows = await this.purchases.standing(userIds, now, manager);
    return new Map(
      userIds.map((id) => [
        id,
        standingOf(
          rows.filter(({ personId }) => personId === id),
          now,
        ),
      ]),
    );
  }

  async ofOne(userId: string, manager?: EntityManager): Promise<StandingPlan> {
    return (await this.of([userId], manager)).get(userId) ?? NOTHING;
  }

  /** Whether there is something to gain: neither the plan nor a larger one stands, unless it is about to end. */
  mayTake({ tier, until }: StandingPlan, plan: PaidPlan): boolean {
    if (higherTier(tier, plan) !== tier) return true;
    return tier === plan && until !== null && until.getTime() - this.clock.now().getTime() < EXTENDABLE_MS;
  }

  /** Writes onto the profile what the books say. */
  async follow(personId: string, manager: EntityManager): Promise<void> {
    const { tier } = await this.ofOne(personId, manager);
    await this.tiers.set(personId, tier, manager);
  }
}

/** From rows in the order of their beginning: the best plan of now, and until when it goes on without a gap. */
function standingOf(rows: readonly Purchase[], now: Date): StandingPlan {
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
