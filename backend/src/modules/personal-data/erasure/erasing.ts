import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../platform/database/index.js';
import { AccountRoles } from '../../auth/index.js';
import { PersonalDataMails } from '../personal-data-mails.js';
import { ErasingRepository, type LeavingPerson } from './erasing.repository.js';
import { ErasuresRepository } from './erasures.repository.js';
import { identifiersOf } from './scrubbing.js';
import { ScrubbingRepository } from './scrubbing.repository.js';

/** Erases one account from the database: all of it, or nothing. */
@Injectable()
export class Erasing {
  constructor(
    private readonly rows: ErasingRepository,
    private readonly scrubbing: ScrubbingRepository,
    private readonly erasures: ErasuresRepository,
    private readonly roles: AccountRoles,
    private readonly mails: PersonalDataMails,
    private readonly transactions: Transactions,
  ) {}

  async find(accountId: string): Promise<LeavingPerson | null> {
    return this.rows.find(accountId);
  }

  /** Nothing happens to somebody who has decided to stay meanwhile. */
  async erase(person: LeavingPerson, at: Date): Promise<void> {
    await this.transactions.run(async (manager) => {
      if (!(await this.erasures.lockOpen(person.id, manager))) return;
      await this.rows.takeTime(manager);
      await this.rows.deleteOwnRows(person, manager);
      await this.roles.erase(person, manager);
      await this.rows.deleteDesertedConversations(person.id, manager);
      await this.scrubbing.scrub(person.id, identifiersOf(person), manager);
      await this.erasures.markErased(person.id, at, manager);
      await this.mails.erased(person.email, manager);
    });
  }
}
