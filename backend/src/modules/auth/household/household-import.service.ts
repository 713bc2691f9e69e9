import { Injectable } from '@nestjs/common';
import { TransactionsService } from '../../../platform/database/index.js';
import { AccountCreationService } from '../accounts/account-creation.service.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { coParentAccount } from './co-parent-account.js';
import { HouseholdRepository } from './household.repository.js';

interface ImportedCoParent {
  email: string;
  password: string;
  name: string;
}

/** Adds co-parents without an invitation, for installations that are filled. */
@Injectable()
export class HouseholdImportService {
  constructor(
    private readonly household: HouseholdRepository,
    private readonly accounts: AccountsService,
    private readonly creation: AccountCreationService,
    private readonly transactions: TransactionsService,
  ) {}

  /** A family that has a co-parent keeps them. */
  async addCoParent(familyId: string, { name, ...login }: ImportedCoParent): Promise<void> {
    if (await this.household.coParentOf(familyId)) return;
    const store = await this.creation.prepare(coParentAccount(await this.accounts.assertExists(familyId), login));
    await this.transactions.run(async (manager) => {
      const { id: accountId } = await store(manager);
      await this.household.insertMember({ accountId, familyId, name }, manager);
    });
  }
}
