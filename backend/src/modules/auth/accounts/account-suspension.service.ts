import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import { TransactionsService, type EntityManager } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { OutboxService } from '../../../platform/events/index.js';
import { LogService } from '../../../platform/logging/index.js';
import { messages } from '../texts.js';
import { HouseholdRepository } from '../household/household.repository.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { AccountsRepository, type AccountRecord } from './accounts.repository.js';
import '../account-events.js';

/** Until when an account is closed (null: for good), and why, in words for its person. */
export interface Closure {
  until: Date | null;
  words: string | null;
}

const BATCH = 100;

/** Closes accounts to their people, and opens them again. */
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

  /** Every session ends now, and no sign-in succeeds until the account is open again. */
  async disable(accountId: string): Promise<void> {
    await this.sessions.endAllWith(accountId, 'account-disabled', async (manager) => {
      await this.accounts.setDisabled(accountId, { at: this.clock.now(), until: null, words: null }, manager);
      await this.endCoParentSessions(accountId, manager);
      await this.outbox.add(manager, 'account.closed', { accountId });
    });
    this.log.security('account_disabled', { userId: accountId });
  }

  /** Whatever is decided about the account until the transaction ends is decided one after the other. */
  async hold(accountId: string, manager: EntityManager): Promise<void> {
    await this.accounts.findAndLock(accountId, manager);
  }

  /** Locks the account until the transaction ends. Throws `second_admin_required` for an admin's. */
  async assertNotAdmin(accountId: string, manager: EntityManager): Promise<void> {
    const account = await this.accounts.findAndLock(accountId, manager);
    if (account?.userType === 'admin') throw new DomainError('second_admin_required');
  }

  /**
   * The same within a transaction: sessions and sockets end right after its commit. Nothing happens to an account that
   * is closed so already. Throws `last_admin` when no one who administers would be left.
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

  /** A closed family has no co-parent who acts for it. */
  private async endCoParentSessions(familyId: string, manager: EntityManager): Promise<void> {
    const seat = await this.household.coParentOf(familyId, manager);
    if (seat) await this.sessions.endAllWithin(seat.accountId, 'account-disabled', manager);
  }

  /** Tells listeners and the person; nothing happens to an account that is open. */
  async enable(accountId: string, manager?: EntityManager): Promise<void> {
    const open = async (within: EntityManager) => {
      const account = await this.accounts.findAndLock(accountId, within);
      if (account?.disabledAt) await this.open(accountId, within);
    };
    await (manager ? open(manager) : this.transactions.run(open));
  }

  /**
   * Opens the account if its closure is over. Decides on the locked row: a ban made meanwhile stays. Returns the account
   * as it is now.
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
   * Opens the account to its own person when its time is over. Throws `account_suspended`, with the day and the reason,
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

  /** Opens every account whose time is over; returns how many. */
  async openOverdue(): Promise<number> {
    const overdue = await this.accounts.findOverdue(this.clock.now(), BATCH);
    for (const id of overdue) await this.openIfOver(id);
    return overdue.length;
  }
}

const isClosedSo = ({ disabledAt, disabledUntil, disabledWords }: AccountRecord, { until, words }: Closure): boolean =>
  disabledAt !== null && disabledUntil?.getTime() === until?.getTime() && disabledWords === words;
