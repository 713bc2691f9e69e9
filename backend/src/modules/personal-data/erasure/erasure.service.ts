import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import { TransactionsService, type EntityManager } from '../../../platform/database/index.js';
import { LogService } from '../../../platform/logging/index.js';
import { PersonalDataRegistry } from '../../../platform/personal-data/index.js';
import { FileDeletionJob } from '../../../platform/storage/index.js';
import { AccountRolesService, AccountsService, SessionsService, type AccountFacts } from '../../auth/index.js';
import { PersonalDataEmailsService } from '../personal-data-emails.service.js';
import { ErasureObstaclesService } from './erasure-obstacles.service.js';
import { ErasuresRepository } from './erasures.repository.js';
import { PersonalRowsRepository } from './personal-rows.repository.js';
import { TextErasureService } from './text-erasure.service.js';

/**
 * Erases one account. First the decision is stored and can no longer be cancelled; then obligations end and names are
 * removed from retained texts in separate statements; then the rows are deleted in one transaction, and finally the
 * files. Each step is idempotent, so an interrupted try is simply repeated.
 */
@Injectable()
export class ErasureService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly roles: AccountRolesService,
    private readonly sessions: SessionsService,
    private readonly obstacles: ErasureObstaclesService,
    private readonly erasures: ErasuresRepository,
    private readonly registry: PersonalDataRegistry,
    private readonly rows: PersonalRowsRepository,
    private readonly texts: TextErasureService,
    private readonly emails: PersonalDataEmailsService,
    private readonly fileDeletion: FileDeletionJob,
    private readonly transactions: TransactionsService,
    private readonly clock: ClockService,
    private readonly log: LogService,
  ) {}

  /** Does nothing before the due date, or while something prevents it. */
  async erase(accountId: string): Promise<void> {
    const account = await this.accounts.find(accountId);
    // A co-parent whom the family removed meanwhile: nothing is left to do.
    if (!account)
      return this.transactions.run((manager) => this.erasures.markErased(accountId, this.clock.now(), manager));
    if ((await this.obstacles.of(accountId)).length > 0) return;
    const known = await this.transactions.run((manager) => this.begin(accountId, manager));
    if (!known) return;
    // Logged outside the database, because a restored older backup must erase these accounts again.
    this.log.always('account_erasure_begun', { accountId });
    await this.registry.prepareErasure(accountId);
    const { email, emailVerified } = account;
    await this.texts.erase(accountId, { email, emailVerified, ...known });
    const outcome = await this.transactions.run((manager) => this.finish(account, manager));
    if (outcome) this.log.always(outcome, { accountId });
  }

  /** Null if the person has cancelled, or it has to wait. */
  private async begin(accountId: string, manager: EntityManager) {
    const erasure = await this.erasures.lockOpen(accountId, manager);
    if (!erasure || erasure.dueAt > this.clock.now()) return null;
    if (await this.erasures.isOnHold(accountId, this.clock.now(), manager)) return null;
    await this.erasures.markBegun(accountId, this.clock.now(), manager);
    await this.sessions.endAllWithin(accountId, 'account-disabled', manager);
    return this.rows.namesOf(accountId, manager);
  }

  /** Null if it is already done. */
  private async finish(
    account: AccountFacts,
    manager: EntityManager,
  ): Promise<'account_erased' | 'account_erasure_put_off' | null> {
    const { id, email } = account;
    if (!(await this.erasures.lockOpen(id, manager))) return null;
    if (await this.erasures.isOnHold(id, this.clock.now(), manager)) {
      // A new obstacle: the erasure returns to the state before it began.
      await this.erasures.markBegun(id, null, manager);
      return 'account_erasure_put_off';
    }
    await this.erasures.takeTime(manager);
    const files = await this.registry.fileKeysOf(id, manager);
    await this.rows.delete(id, manager);
    await this.rows.replace(id, manager);
    await this.roles.erase(account, manager);
    await this.rows.deleteAbandoned(id, manager);
    await this.erasures.markErased(id, this.clock.now(), manager);
    await this.fileDeletion.enqueue(files, manager);
    await this.emails.erased(email, manager);
    return 'account_erased';
  }
}
