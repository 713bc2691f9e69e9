import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import { TransactionsService, type EntityManager } from '../../../platform/database/index.js';
import { AccountsService, type AccountFacts } from '../../auth/index.js';
import { regionFacts } from '../../country/index.js';
import { InvoicingService } from '../invoices/invoicing.service.js';
import { BookkeepingService } from '../ledger/bookkeeping.service.js';
import type { Currency } from '../money.js';
import { priceOf } from '../plans/plans.js';
import { AgreementStatesRegistry } from './agreement-states.registry.js';
import type { Purchase } from './purchase.entity.js';
import { PurchasesRepository } from './purchases.repository.js';

/** The idempotency key of a fee. */
export const placementKey = (agreementId: string): string => `placement:${agreementId}`;

/** The fee that a signature would cost. */
export interface PlacementFee {
  amountCents: number;
  currency: Currency;
}

/** The placement fee of families with Premium: once for the agreements of the same two people that belong together. */
@Injectable()
export class PlacementFeesService {
  constructor(
    private readonly purchases: PurchasesRepository,
    private readonly books: BookkeepingService,
    private readonly invoicing: InvoicingService,
    private readonly accounts: AccountsService,
    private readonly agreements: AgreementStatesRegistry,
    private readonly transactions: TransactionsService,
    private readonly clock: ClockService,
  ) {}

  /** Returns the fee that the family is invoiced if both sign this agreement today; null for none. */
  async quote(familyId: string, agreementId: string): Promise<PlacementFee | null> {
    const premium = await this.premiumOf(familyId, this.clock.now());
    const family = premium && premium.way !== 'grant' && (await this.accounts.find(familyId));
    if (!family) return null;
    const covering = await this.transactions.run((manager) => this.covering(agreementId, manager));
    if (covering) return null;
    return { amountCents: priceOf('premium', 'placement'), currency: regionFacts(family.region).currency };
  }

  /** Charges the fee, unless the agreement has been cancelled or an earlier fee covers it. Idempotent. */
  async charge(family: AccountFacts, agreementId: string, manager: EntityManager): Promise<void> {
    await this.purchases.lockSource(placementKey(agreementId), manager);
    if (await this.agreements.isCancelled(agreementId, manager)) return;
    await this.purchases.lockPerson(family.id, manager);
    if (await this.purchases.findBySource(placementKey(agreementId), manager)) return;
    const earlier = await this.covering(agreementId, manager);
    if (earlier?.isCancelled) await this.moveTo(agreementId, earlier.fee, manager);
    if (earlier) return;
    const confirmedAt = await this.agreements.confirmedAt(agreementId, manager);
    const premium = await this.premiumOf(family.id, confirmedAt ?? this.clock.now(), manager);
    if (!premium) return;
    const fee = await this.purchases.insert(
      {
        personId: family.id,
        plan: 'premium',
        part: 'placement',
        way: premium.way === 'grant' ? 'grant' : 'invoice',
        region: family.region,
        currency: regionFacts(family.region).currency,
        amountCents: priceOf('premium', 'placement'),
        sourceKey: placementKey(agreementId),
        createdAt: this.clock.now(),
      },
      manager,
    );
    if (!fee) return;
    if (fee.way === 'grant') return this.books.grant(fee, undefined, manager);
    await this.books.charge(fee, manager);
    await this.invoicing.issue(fee, manager);
  }

  /** The fee of a cancelled agreement, unless an agreement that extends it takes it over. Locks its person until commit. */
  async left(agreementId: string, manager: EntityManager): Promise<Purchase | null> {
    const key = placementKey(agreementId);
    // Waits for a concurrent charge; a later charge sees the cancellation.
    await this.purchases.lockSource(key, manager);
    const known = await this.purchases.findBySource(key, manager);
    if (!known) return null;
    await this.purchases.lockPerson(known.personId, manager);
    // Another agreement may have taken it over before the lock.
    const fee = await this.purchases.findBySource(key, manager);
    const heir = fee && (await this.agreements.related(agreementId, manager)).find(({ isCancelled }) => !isCancelled);
    if (!heir || (await this.purchases.findBySource(placementKey(heir.id), manager))) return fee;
    await this.moveTo(heir.id, fee, manager);
    return null;
  }

  /** A fee of the same two people that is charged or paid and counts for this agreement too. */
  private async covering(
    agreementId: string,
    manager: EntityManager,
  ): Promise<{ fee: Purchase; isCancelled: boolean } | null> {
    for (const { id, isCancelled } of await this.agreements.related(agreementId, manager)) {
      const fee = await this.purchases.findBySource(placementKey(id), manager);
      if (fee?.state === 'open' || fee?.state === 'settled') return { fee, isCancelled };
    }
    return null;
  }

  private moveTo(agreementId: string, { id }: Purchase, manager: EntityManager): Promise<void> {
    return this.purchases.update(id, { sourceKey: placementKey(agreementId), sourceCancelledAt: null }, manager);
  }

  private async premiumOf(personId: string, at: Date, manager?: EntityManager): Promise<Purchase | undefined> {
    const purchases = await this.purchases.currentAndLater([personId], at, manager);
    return purchases.find(({ plan, startsAt }) => plan === 'premium' && startsAt !== null && startsAt <= at);
  }
}
