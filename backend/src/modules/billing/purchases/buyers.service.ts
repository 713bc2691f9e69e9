import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../platform/errors/index.js';
import { AccountsService, type AccountFacts } from '../../auth/index.js';

/** Checks who may buy a plan. */
@Injectable()
export class BuyersService {
  constructor(private readonly accounts: AccountsService) {}

  /**
   * Throws `wrong_role` for anyone except a family, and `email_not_verified`, because an invoice needs a verified
   * address.
   */
  async assertMayBuy(userId: string): Promise<AccountFacts> {
    const account = await this.assertFamily(userId);
    if (!account.emailVerified) throw new DomainError('email_not_verified');
    return account;
  }

  /** Throws `not_found` and `wrong_role`. */
  async assertFamily(userId: string): Promise<AccountFacts> {
    const account = await this.accounts.find(userId);
    if (!account) throw new DomainError('not_found');
    if (account.userType !== 'family') throw new DomainError('wrong_role');
    return account;
  }
}
