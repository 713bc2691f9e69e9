import { Injectable } from '@nestjs/common';
import { Settings } from '../../../platform/config/index.js';
import { TransactionsService, type EntityManager } from '../../../platform/database/index.js';
import { OnDomainEvent, type DomainEvents } from '../../../platform/events/index.js';
import { MailerService, type EmailContent } from '../../../platform/email/index.js';
import { AccountsRepository, type AccountRecord } from '../accounts/accounts.repository.js';
import { AccountLinksService } from '../links/account-links.service.js';
import { accountEmailTexts as texts, type EmailFacts } from './account-email-texts.js';

/** Sends emails about accounts. A link and its email are stored together, or neither is. */
@Injectable()
export class AccountEmailsService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly links: AccountLinksService,
    private readonly mailer: MailerService,
    private readonly transactions: TransactionsService,
    private readonly settings: Settings,
  ) {}

  @OnDomainEvent('account.signed-up', 'account-mails.send-verification')
  async sendVerification({ accountId, returnPath }: DomainEvents['account.signed-up']): Promise<void> {
    const account = await this.accounts.findById(accountId);
    if (!account || account.emailVerifiedAt) return;
    const before = await this.links.lastReturnPath('verify-email', accountId);
    await this.transactions.run((manager) => this.sendVerificationWithin(account, manager, returnPath ?? before));
  }

  async sendVerificationWithin(
    account: AccountRecord,
    manager: EntityManager,
    returnPath: string | null = null,
  ): Promise<void> {
    const { token } = await this.links.create('verify-email', account, manager, returnPath);
    await this.send(account, texts.verification(this.factsFor(account), token), manager);
  }

  /** Looks up the address only here, after the response, so that the response reveals nothing. */
  @OnDomainEvent('account.recovery-requested', 'account-mails.send-recovery')
  async sendRecovery({ email }: DomainEvents['account.recovery-requested']): Promise<void> {
    const account = await this.accounts.findByEmail(email);
    if (!account || account.disabledAt) return;
    await this.transactions.run((manager) => this.sendRecoveryWithin(account, manager));
  }

  async sendRecoveryWithin(account: AccountRecord, manager: EntityManager): Promise<void> {
    const { token } = await this.links.create('reset-password', account, manager);
    await this.send(account, texts.recovery(this.factsFor(account), token), manager);
  }

  /** Asks the reader of `email` to confirm it as the account's address. */
  async sendEmailChange(
    account: AccountRecord,
    { email, returnPath }: { email: string; returnPath: string | null },
    manager: EntityManager,
  ): Promise<void> {
    const { token } = await this.links.create('change-email', { id: account.id, email }, manager, returnPath);
    await this.send({ ...account, email }, texts.emailChange(this.factsFor(account), token), manager);
  }

  /** Notifies the old address of the change, with a link to undo it. */
  async sendEmailChanged(before: AccountRecord, email: string, manager: EntityManager): Promise<void> {
    const { token } = await this.links.create('undo-email-change', before, manager);
    await this.send(before, texts.emailChanged(this.factsFor(before), email, token), manager);
  }

  @OnDomainEvent('account.password-changed', 'account-mails.tell-password-changed')
  async sendPasswordChanged({ accountId }: DomainEvents['account.password-changed']): Promise<void> {
    await this.sendTo(accountId, (facts) => texts.passwordChanged(facts));
  }

  @OnDomainEvent('session.reuse-detected', 'account-mails.tell-session-reused')
  async sendSessionReused({ accountId }: DomainEvents['session.reuse-detected']): Promise<void> {
    await this.sendTo(accountId, (facts) => texts.sessionReused(facts));
  }

  @OnDomainEvent('account.mfa-changed', 'account-mails.tell-mfa-changed')
  async sendMfaChanged({ accountId, enabled }: DomainEvents['account.mfa-changed']): Promise<void> {
    await this.sendTo(accountId, (facts) => (enabled ? texts.mfaEnabled(facts) : texts.mfaDisabled(facts)));
  }

  @OnDomainEvent('account.passkey-added', 'account-mails.tell-passkey-added')
  async sendPasskeyAdded({ accountId, name }: DomainEvents['account.passkey-added']): Promise<void> {
    await this.sendTo(accountId, (facts) => texts.passkeyAdded(facts, name));
  }

  @OnDomainEvent('account.passkey-removed', 'account-mails.tell-passkey-removed')
  async sendPasskeyRemoved({ accountId, name }: DomainEvents['account.passkey-removed']): Promise<void> {
    await this.sendTo(accountId, (facts) => texts.passkeyRemoved(facts, name));
  }

  @OnDomainEvent('account.passkey-copied', 'account-mails.tell-passkey-copied')
  async sendPasskeyCopied({ accountId, name }: DomainEvents['account.passkey-copied']): Promise<void> {
    await this.sendTo(accountId, (facts) => texts.passkeyCopied(facts, name));
  }

  @OnDomainEvent('account.recovery-code-used', 'account-mails.tell-recovery-code-used')
  async sendRecoveryCodeUsed({ accountId, codesLeft }: DomainEvents['account.recovery-code-used']): Promise<void> {
    await this.sendTo(accountId, (facts) => texts.recoveryCodeUsed(facts, codesLeft));
  }

  @OnDomainEvent('account.recovery-codes-renewed', 'account-mails.tell-recovery-codes-renewed')
  async sendRecoveryCodesRenewed({ accountId }: DomainEvents['account.recovery-codes-renewed']): Promise<void> {
    await this.sendTo(accountId, (facts) => texts.recoveryCodesRenewed(facts));
  }

  @OnDomainEvent('account.reopened', 'account-mails.tell-reopened')
  async sendReopened({ accountId }: DomainEvents['account.reopened']): Promise<void> {
    const account = await this.accounts.findById(accountId);
    // The account was closed again before this event was delivered.
    if (account?.disabledAt) return;
    await this.sendTo(accountId, (facts) => texts.reopened(facts));
  }

  private async sendTo(accountId: string, content: (facts: EmailFacts) => EmailContent): Promise<void> {
    const account = await this.accounts.findById(accountId);
    if (account) await this.send(account, content(this.factsFor(account)));
  }

  private async send({ email }: AccountRecord, content: EmailContent, manager?: EntityManager): Promise<void> {
    await this.mailer.send(email, content, { urgent: true, ...(manager && { manager }) });
  }

  /** Links use the configured site address, never the Host header of a request. */
  private factsFor({ username }: AccountRecord): EmailFacts {
    return { productName: this.settings.productName, site: this.settings.publicUrl, username };
  }
}
