import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../../platform/database/index.js';
import { PLANS } from '../plans/plans.js';
import type { Purchase } from '../purchases/purchase.entity.js';
import { PurchasesRepository } from '../purchases/purchases.repository.js';

/** From when until when a paid plan is valid. */
@Injectable()
export class PlanSpansService {
  constructor(private readonly purchases: PurchasesRepository) {}

  /** From now, or from the end of the current period of the same plan. A plan that is restored keeps its days. */
  async of(
    { personId, plan, startsAt: began, endsAt }: Purchase,
    now: Date,
    manager: EntityManager,
  ): Promise<Partial<Pick<Purchase, 'startsAt' | 'endsAt'>>> {
    if (endsAt && !began) return { startsAt: now, endsAt };
    const purchases = await this.purchases.currentAndLater([personId], now, manager);
    const ends = purchases.filter((other) => other.plan === plan).map((other) => other.endsAt?.getTime() ?? 0);
    if (began && ends.length === 0) return {};
    const startsAt = new Date(Math.max(now.getTime(), ...ends));
    return { startsAt, endsAt: plusMonths(startsAt, PLANS[plan].months ?? 0) };
  }

  /** If a plan ends early, the one that was to follow begins now. */
  async moveUp({ personId, plan }: Purchase, now: Date, manager: EntityManager): Promise<void> {
    const purchases = (await this.purchases.currentAndLater([personId], now, manager)).filter(
      (other) => other.plan === plan,
    );
    let free = now;
    for (const { id, startsAt, endsAt } of purchases) {
      if (startsAt && startsAt > free) {
        const span = { startsAt: free, endsAt: plusMonths(free, PLANS[plan].months ?? 0) };
        await this.purchases.update(id, span, manager);
        free = span.endsAt;
      } else if (endsAt && endsAt > free) free = endsAt;
    }
  }
}

/** The same moment so many months later, in UTC; the last day if the month is too short. */
function plusMonths(moment: Date, months: number): Date {
  const later = new Date(moment);
  later.setUTCDate(1);
  later.setUTCMonth(later.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate();
  later.setUTCDate(Math.min(moment.getUTCDate(), lastDay));
  return later;
}
