import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import { TransactionsService, type EntityManager } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { OutboxService } from '../../../platform/events/index.js';
import { eachItem } from '../../../platform/jobs/index.js';
import { LogService } from '../../../platform/logging/index.js';
import { messages } from '../texts.js';
import { HouseholdRepository } from '../household/household.repository.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { AccountsRepository, type AccountRecord } from './accounts.repository.js';
import '../account-events.js';

/** Until when an account is closed (null: permanently), and the message to its owner. */
interface Closure {
  until: Date | null;
  words: string | null;
}

/** Closes accounts and opens them again. */
@Injectable()
export class AccountSuspensionService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly sessions: SessionsService,
    private readonly household: HouseholdRepository,
    private readonly transactions: TransactionsService,
    private readonly outbox: OutboxService,
    private readonly clock: ClockService,
    private readonly log: LogService,
  ) {}

  /** Ends every session now and prevents logins until the account is open again. */
  async disable(accountId: string): Promise<void> {
    await this.sessions.endAllWith(accountId, 'account-disabled', async (manager) => {
      await this.accounts.setDisabled(accountId, { at: this.clock.now(), until: null, words: null }, manager);
      await this.endCoParentSessions(accountId, manager);
      await this.outbox.add(manager, 'account.closed', { accountId });
    });
    this.log.security('account_disabled', { userId: accountId });
  }

  /** Serialises decisions about the account until commit. */
  async hold(accountId: string, manager: EntityManager): Promise<void> {
    await this.accounts.findAndLock(accountId, manager);
  }

  /** Locks the account until commit. Throws `second_admin_required` for an admin's. */
  async assertNotAdmin(accountId: string, manager: EntityManager): Promise<void> {
    const account = await this.accounts.findAndLock(accountId, manager);
    if (account?.userType === 'admin') throw new DomainError('second_admin_required');
  }

  /**
   * The same within a transaction: sessions and sockets end right after its commit. Does nothing if the account is
   * already closed this way. Throws `last_admin` if no admin would be left.
   */
  async close(accountId: string, closure: Closure, manager: EntityManager): Promise<void> {
    const account = await this.accounts.findAndLock(accountId, manager);
    if (!account || isClosedSo(account, closure)) return;
    if (account.userType === 'admin' && !(await this.accounts.hasOtherOpenAdmin(accountId, manager)))
      throw new DomainError('last_admin');
    await this.accounts.setDisabled(accountId, { at: this.clock.now(), ...closure }, manager);
    await this.sessions.endAllWithin(accountId, 'account-disabled', manager);
    await this.endCoParentSessions(accountId, manager);
    await this.outbox.add(manager, 'account.closed', { accountId });
    this.log.security('account_disabled', { userId: accountId });
  }

  /** No one can act for a closed account. */
  private async endCoParentSessions(familyId: string, manager: EntityManager): Promise<void> {
    const seat = await this.household.coParentOf(familyId, manager);
    if (seat) await this.sessions.endAllWithin(seat.accountId, 'account-disabled', manager);
  }

  /** Notifies listeners and the person; does nothing if the account is open. */
  async enable(accountId: string, manager?: EntityManager): Promise<void> {
    const open = async (within: EntityManager) => {
      const account = await this.accounts.findAndLock(accountId, within);
      if (account?.disabledAt) await this.open(accountId, within);
    };
    await (manager ? open(manager) : this.transactions.run(open));
  }

  /**
   * Opens the account if its closure is over. Decides on the locked row, so that a ban made meanwhile stays. Returns
   * the current account.
   */
  private async openIfOver(accountId: string): Promise<AccountRecord | null> {
    return this.transactions.run(async (manager) => {
      const account = await this.accounts.findAndLock(accountId, manager);
      if (!account?.disabledUntil || account.disabledUntil > this.clock.now()) return account;
      await this.open(accountId, manager);
      return { ...account, disabledAt: null, disabledUntil: null, disabledWords: null };
    });
  }

  private async open(accountId: string, manager: EntityManager): Promise<void> {
    await this.accounts.setDisabled(accountId, { at: null, until: null, words: null }, manager);
    await this.outbox.add(manager, 'account.reopened', { accountId });
  }

  /**
   * Opens the account if its suspension is over. Throws `account_suspended`, with the day and the reason,
   * or `account_disabled`, also to the co-parent of a family whose account is closed.
   */
  async assertOpen(account: AccountRecord): Promise<AccountRecord> {
    const isOver = account.disabledUntil !== null && account.disabledUntil <= this.clock.now();
    const current = isOver ? ((await this.openIfOver(account.id)) ?? account) : account;
    const { disabledAt, disabledUntil, disabledWords } = current;
    if (!disabledAt && current.coParent?.familyClosed)
      throw new DomainError('account_disabled', { message: messages.household.familyClosed });
    if (!disabledAt) return current;
    if (disabledUntil)
      throw new DomainError('account_suspended', { message: messages.suspended(disabledUntil, disabledWords) });
    throw new DomainError('account_disabled', disabledWords ? { message: messages.closed(disabledWords) } : {});
  }

  /** Opens every account whose suspension is over. */
  async openOverdue(): Promise<void> {
    const now = this.clock.now();
    await eachItem('accounts.open-overdue', {
      page: (after, limit) => this.accounts.findOverdue(now, after, limit),
      work: ({ id }) => this.openIfOver(id),
    });
  }
}

const isClosedSo = ({ disabledAt, disabledUntil, disabledWords }: AccountRecord, { until, words }: Closure): boolean =>
  disabledAt !== null && disabledUntil?.getTime() === until?.getTime() && disabledWords === words;
