import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import { TransactionsService, type EntityManager } from '../../../platform/database/index.js';
import { OnDomainEvent, type DomainEvents } from '../../../platform/events/index.js';
import { AccountsService, type AccountFacts } from '../../auth/index.js';
import { regionFacts } from '../../country/index.js';
import { InvoicingService } from '../invoices/invoicing.service.js';
import { BookkeepingService } from '../ledger/bookkeeping.service.js';
import { priceOf } from '../plans/plans.js';
import type { Purchase } from './purchase.entity.js';
import { AgreementStatesRegistry } from './agreement-states.registry.js';
import { PurchasesRepository } from './purchases.repository.js';

/** The idempotency key of a fee. */
export const placementKey = (agreementId: string): string => `placement:${agreementId}`;

/**
 * Charges the placement fee to a family that had Premium when its agreement was confirmed: once per agreement, and not
 * if it has been cancelled before this event is delivered.
 */
@Injectable()
export class PlacementFeesListener {
  constructor(
    private readonly purchases: PurchasesRepository,
    private readonly books: BookkeepingService,
    private readonly invoicing: InvoicingService,
    private readonly accounts: AccountsService,
    private readonly agreements: AgreementStatesRegistry,
    private readonly transactions: TransactionsService,
    private readonly clock: ClockService,
  ) {}

  @OnDomainEvent('arrangement.confirmed', 'placement-fees.charge')
  async charge({ agreementId, byId, toId }: DomainEvents['arrangement.confirmed']): Promise<void> {
    const people = await Promise.all([this.accounts.find(byId), this.accounts.find(toId)]);
    const family = people.find((person) => person?.userType === 'family');
    if (family) await this.transactions.run((manager) => this.chargeFamily(family, agreementId, manager));
  }

  private async chargeFamily(family: AccountFacts, agreementId: string, manager: EntityManager): Promise<void> {
    await this.purchases.lockSource(placementKey(agreementId), manager);
    if (await this.agreements.isCancelled(agreementId, manager)) return;
    await this.purchases.lockPerson(family.id, manager);
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
    // The event is a repeat.
    if (!fee) return;
    if (fee.way === 'grant') return this.books.grant(fee, undefined, manager);
    await this.books.charge(fee, manager);
    await this.invoicing.issue(fee, manager);
  }

  private async premiumOf(personId: string, at: Date, manager: EntityManager): Promise<Purchase | undefined> {
    const purchases = await this.purchases.currentAndLater([personId], at, manager);
    return purchases.find(({ plan, startsAt }) => plan === 'premium' && startsAt !== null && startsAt <= at);
  }
}
