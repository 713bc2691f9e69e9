import { Injectable } from '@nestjs/common';
import { TransactionsService } from '../../../platform/database/index.js';
import { OnDomainEvent, type DomainEvents } from '../../../platform/events/index.js';
import { AccountsService } from '../../auth/index.js';
import { PlacementFeesService } from './placement-fees.service.js';

/**
 * Charges the placement fee to a family that had Premium when its agreement was confirmed, unless an earlier fee counts for
 * it, or the agreement has been cancelled before this event is delivered.
 */
@Injectable()
export class PlacementFeesListener {
  constructor(
    private readonly fees: PlacementFeesService,
    private readonly accounts: AccountsService,
    private readonly transactions: TransactionsService,
  ) {}

  @OnDomainEvent('arrangement.confirmed', 'placement-fees.charge')
  async charge({ agreementId, byId, toId }: DomainEvents['arrangement.confirmed']): Promise<void> {
    const people = await Promise.all([this.accounts.find(byId), this.accounts.find(toId)]);
    const family = people.find((person) => person?.userType === 'family');
    if (family) await this.transactions.run((manager) => this.fees.charge(family, agreementId, manager));
  }
}
