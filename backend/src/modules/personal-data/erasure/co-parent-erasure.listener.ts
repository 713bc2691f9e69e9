import { Injectable } from '@nestjs/common';
import { TransactionsService } from '../../../platform/database/index.js';
import { OnDomainEvent, type DomainEvents } from '../../../platform/events/index.js';
import { PersonalRowsRepository } from './personal-rows.repository.js';
import { TextErasureService } from './text-erasure.service.js';

/**
 * Erases what a co-parent wrote once their account is deleted: by themselves, by the family, or with the family's
 * account. Idempotent.
 */
@Injectable()
export class CoParentErasureListener {
  constructor(
    private readonly texts: TextErasureService,
    private readonly rows: PersonalRowsRepository,
    private readonly transactions: TransactionsService,
  ) {}

  @OnDomainEvent('account.erased', 'co-parents.erase')
  async erase({ accountId, coParent }: DomainEvents['account.erased']): Promise<void> {
    if (!coParent) return;
    const { name, email } = coParent;
    // Co-parents join by a link in an email, which confirms their address.
    await this.texts.erase(accountId, { email, emailVerified: true, names: [[name]], phones: [] });
    await this.transactions.run((manager) => this.rows.delete(accountId, manager));
  }
}
